import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { isPulseRunning, PULSE_SETTING } from './demo.rules.ts';

async function demoOf({ store }: Context) {
  const setting = await store.settings.get(PULSE_SETTING);
  return { pulseRunning: isPulseRunning(setting?.value), resettable: store.reset !== undefined };
}

/** What became due while the pulse was paused happens now: everybody saw that it did not happen then. */
async function takeUpOverdue({ demoSteps }: Context['store'], now: number): Promise<void> {
  const { rows } = await demoSteps.list({ where: { at: { lt: now } } });
  for (const { id } of rows) await demoSteps.update(id, { at: now });
}

const Query: Pick<QueryResolvers, 'demo'> = { demo: (_, __, context) => demoOf(context) };

const Mutation: Pick<MutationResolvers, 'setDemoPulse' | 'resetDemoData' | 'attendIncidents'> = {
  async setDemoPulse(_, { input: { running } }, context) {
    const value = running ? 'on' : 'off';
    await context.store.transaction(async (tx) => {
      const before = await tx.settings.get(PULSE_SETTING);
      if (running && !isPulseRunning(before?.value)) await takeUpOverdue(tx, context.now);
      if (before) await tx.settings.update(PULSE_SETTING, { value });
      else await tx.settings.insert([{ id: PULSE_SETTING, value }]);
    });
    return { demo: await demoOf(context), errors: [] };
  },
  async resetDemoData(_, __, context) {
    if (!context.store.reset) throw forbidden('These are not demo data: they cannot be made anew.');
    const { rows } = await context.store.sessions.list({ where: { expiresAt: { gt: context.now } } });
    // Users of the demo's own accounts stay signed in: whoever asks meanwhile is known before and after.
    await context.store.reset(async ({ users, sessions }) => {
      const kept = await users.getMany(rows.map(({ userId }) => userId));
      await sessions.insert(rows.filter((_row, index) => kept[index]));
    });
    await context.blobs.clear();
    return { demo: await demoOf(context), errors: [] };
  },
  // The first page has no incident open, so this code is loaded with the first that is.
  attendIncidents: async (...call) => (await import('./demo.attention.ts')).attendIncidents(...call),
};

export const demoResolvers = { Query, Mutation };
