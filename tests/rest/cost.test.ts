import { expect, it } from 'vitest';
import { benchedCalls, costBesideList, dashboards, restCost, WIDGETS_MS } from '../bench/restCosts.ts';
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

/** What the widgets of a dashboard may cost beside the list of all icons: 0.5 to 0.9 of it when this was written. */
const WIDGETS_LIMIT = 1.1;
/** A machine may be as many times slower than ours. */
const SLOWER = 3;

it.each(dashboards.map((call) => [call.path, call] as const))(
  `%s costs at most ${WIDGETS_LIMIT} times the CPU of the list of all icons, and ${WIDGETS_MS} ms on our machines`,
  async (_, call) => {
    const { executor, token } = createTestApi();
    const caller = String(await token('admin'));
    const costs: Awaited<ReturnType<typeof costBesideList>>[] = [];
    while (costs.length < TRIES && costs.every(({ ratio }) => ratio > WIDGETS_LIMIT)) {
      costs.push(await costBesideList(executor, caller, call));
    }
    expect(Math.min(...costs.map(({ ratio }) => ratio))).toBeLessThanOrEqual(WIDGETS_LIMIT);
    expect(Math.min(...costs.map(({ cost }) => cost))).toBeLessThanOrEqual(WIDGETS_MS * SLOWER);
  },
  60_000,
);
