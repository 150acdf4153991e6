import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { isPulseRunning, PULSE_SETTING } from './demo.rules.ts';

async function demoOf({ store }: Context) {
  const setting = await store.settings.get(PULSE_SETTING);
  return { pulseRunning: isPulseRunning(setting?.value), resettable: store.reset !== undefined };
}

const Query: Pick<QueryResolvers, 'demo'> = { demo: (_, __, context) => demoOf(context) };

const Mutation: Pick<MutationResolvers, 'setDemoPulse' | 'resetDemoData'> = {
  async setDemoPulse(_, { input: { running } }, context) {
    const value = running ? 'on' : 'off';
    await context.store.transaction(async ({ settings }) => {
      if (await settings.get(PULSE_SETTING)) await settings.update(PULSE_SETTING, { value });
      else await settings.insert([{ id: PULSE_SETTING, value }]);
    });
    return { demo: await demoOf(context), errors: [] };
  },
  async resetDemoData(_, __, context) {
    if (!context.store.reset) throw forbidden('These are not demo data: they cannot be made anew.');
    const { users, sessions } = context.store;
    // Users of the demo's own accounts stay signed in.
    const { rows } = await sessions.list({ where: { expiresAt: { gt: context.now } } });
    await context.store.reset();
    const kept = await users.getMany(rows.map(({ userId }) => userId));
    await sessions.insert(rows.filter((_row, index) => kept[index]));
    return { demo: await demoOf(context), errors: [] };
  },
};

export const demoResolvers = { Query, Mutation };
