import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { limitFieldWork } from '~/graphql/limitFieldWork.ts';
import { startWork } from '~/graphql/work.ts';
import { createTestApi } from '../support/environment.ts';

const endless = { milliseconds: 60_000, bytes: Number.POSITIVE_INFINITY, objects: Number.POSITIVE_INFINITY };

/**
 * A schema whose lists are there at once and without end: no question to a store ever waits.
 * @param each how long a list takes to compute, in milliseconds
 */
function computing(milliseconds: number, each = 0) {
  const calls = { count: 0 };
  const schema = buildSchema('type Query { items: [Item!]! } type Item { name: String! items: [Item!]! }');
  const items = () => {
    calls.count += 1;
    for (const until = performance.now() + each; performance.now() < until; );
    return all;
  };
  const all = Array.from({ length: 500 }, () => ({ name: 'item', items }));
  const { environment } = createTestApi();
  const root = schema.getQueryType()?.getFields().items;
  if (root) root.resolve = items;
  const executor = createExecutor(limitFieldWork(schema), environment, {
    limits: { ...endless, milliseconds },
  });
  return { executor, calls };
}

const document = parse('{ items { items { items { items { items { name } } } } } }');

const ask = ({ executor }: { executor: Executor }, left?: AbortSignal) =>
  executor.execute({ document, token: null, ...(left ? { work: startWork(endless, left) } : {}) });

/** The event loop goes round. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('an operation that only computes', () => {
  test('is stopped when its time is over', async () => {
    const api = computing(100);
    const { data, errors } = await ask(api);
    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TIMEOUT']);
  });

  test('does nothing any more after it was stopped', async () => {
    const api = computing(50);
    await ask(api);
    await turn();
    const { count } = api.calls;
    await turn();
    await turn();
    expect(api.calls.count).toBe(count);
  });

  test('is stopped by the clock, though no timer runs while it computes', async () => {
    const api = computing(20, 1);
    const { errors } = await ask(api);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TIMEOUT']);
    // 500 lists of one turn would take half a second.
    expect(api.calls.count).toBeLessThan(200);
  });

  test('lets others have their turns, and ends when its caller leaves', async () => {
    const api = computing(60_000);
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 30);
    const { data } = await ask(api, leaving.signal);
    expect(data).toBeUndefined();
    await turn();
    const { count } = api.calls;
    await turn();
    expect(api.calls.count).toBe(count);
  });
});
