import { expect, it } from 'vitest';
import { benchedCalls, restCost } from '../bench/restCosts.ts';
import { createTestApi } from '../support/environment.ts';

/** What a call may cost beside the operations that it stands for. */
const LIMIT = 1.3;
/** Noise makes a measurement worse now and then; what is really dearer is so each time. */
const TRIES = 3;

it.each(benchedCalls.map((call) => [call.path, call] as const))(
  `%s costs at most ${LIMIT} times the CPU of the operations that it stands for`,
  async (_, call) => {
    const { executor, token } = createTestApi();
    const caller = String(await token('admin'));
    const ratios: number[] = [];
    while (ratios.length < TRIES && ratios.every((ratio) => ratio > LIMIT)) {
      ratios.push((await restCost(executor, caller, call)).ratio);
    }
    expect(Math.min(...ratios)).toBeLessThanOrEqual(LIMIT);
  },
  60_000,
);
