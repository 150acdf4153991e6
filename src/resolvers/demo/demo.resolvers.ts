import { forgetReads } from '../base/batch.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { PULSE_SETTING, pulseRuns } from './demo.rules.ts';

async function demoOf({ store }: Context) {
  const setting = await store.settings.get(PULSE_SETTING);
  return { pulseRunning: pulseRuns(setting?.value), resettable: store.reset !== undefined };
}

const Query: Pick<QueryResolvers, 'demo'> = { demo: (_, __, context) => demoOf(context) };

const Mutation: Pick<MutationResolvers, 'setDemoPulse' | 'resetDemoData'> = {
  async setDemoPulse(_, { running }, context) {
    const value = running ? 'on' : 'off';
    await context.store.transaction(async ({ settings }) => {
      if (await settings.get(PULSE_SETTING)) await settings.update(PULSE_SETTING, { value });
      else await settings.insert([{ id: PULSE_SETTING, value }]);
    });
    return demoOf(context);
  },
  async resetDemoData(_, __, context) {
    if (!context.store.reset) throw forbidden('These are not demo data: they cannot be made anew.');
    await context.store.reset();
    forgetReads(context);
    return demoOf(context);
  },
};

export const demoResolvers = { Query, Mutation };
