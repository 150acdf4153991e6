import type { Executor, Operation } from '~/graphql/execute.ts';
import { createRestHandler } from '~/rest/handleRest.ts';
import type { RestCall } from '~/rest/route.ts';
import { cpuMilliseconds } from './cpu.ts';

/** A GET unless it says otherwise. */
export type BenchedCall = Partial<RestCall> & Pick<RestCall, 'path'>;

const todo = {
  id: 'todo-2',
  title: 'Order a lens',
  notes: '',
  startDate: null,
  dueDate: null,
  completed: true,
  starred: false,
  important: false,
  deleted: false,
  labels: ['4'],
};

/** The dearest calls: each answers a dashboard whole. */
export const dashboards: readonly BenchedCall[] = [
  { path: '/api/project-dashboard-app/widgets' },
  { path: '/api/analytics-dashboard-app/widgets' },
  { path: '/api/map-dashboard/widgets' },
];
/** What the widgets of a dashboard may cost on our machines over the demo data, in milliseconds of CPU. */
export const WIDGETS_MS = 30;
/** A list of a thousand rows in eleven pages: how much work that is depends on the machine, and on nothing that widgets do. */
const yardstick: BenchedCall = { path: '/api/icons' };

/** Calls that stand for the others: one small thing, lists of one page and of many, dashboards, a change. */
export const benchedCalls: readonly BenchedCall[] = [
  { path: '/api/mail-app/mail', query: { mailId: 'mail-1' } },
  { path: '/api/todo-app/labels' },
  { path: '/api/todo-app/todos' },
  { path: '/api/search', query: { first: '100' } },
  { path: '/api/icons' },
  { path: '/api/e-commerce-app/orders' },
  { path: '/api/scrumboard-app/board', query: { boardId: 'board-frontend' } },
  ...dashboards,
  { path: '/api/todo-app/update-todo', method: 'POST', body: JSON.stringify(todo) },
];

export interface RestCost {
  /** CPU of one call and of the operations that it runs, in milliseconds: medians. */
  readonly rest: number;
  readonly graphql: number;
  /** How much dearer the call is than its operations alone, for example 1.1: the median over the rounds. */
  readonly ratio: number;
}

const WARM_ROUNDS = 5;
const ROUNDS = 15;
/** CPU of a round in milliseconds: long enough to be told from what other threads do. */
const ROUND_MS = 15;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function cpuOf(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = cpuMilliseconds();
  for (let run = 0; run < times; run += 1) await work();
  return (cpuMilliseconds() - before) / times;
}

/** What the handler asks of the executor to answer a call: the same documents, variables and token. */
async function operationsOf({ execute }: Executor, call: RestCall): Promise<Operation[]> {
  const operations: Operation[] = [];
  const reply = await createRestHandler((operation) => {
    operations.push(operation);
    return execute(operation);
  })(call);
  if (reply?.status !== 200) throw new Error(`${call.path} answers ${reply?.status}.`);
  return operations;
}

/**
 * CPU of a REST call in this process beside that of the operations that it stands for; a list of many pages stands for
 * as many operations. Both take turns, so that whatever disturbs the machine disturbs both.
 */
export async function restCost(executor: Executor, token: string, benched: BenchedCall): Promise<RestCost> {
  const call = { method: 'GET', query: {}, headers: { authorization: `Bearer ${token}` }, ...benched };
  const handle = createRestHandler(executor.execute);
  const operations = await operationsOf(executor, call);
  const rest = () => handle(call);
  const graphql = async () => {
    for (const operation of operations) await executor.execute(operation);
  };
  const { one, other, ratio } = await takeTurns(rest, graphql);
  return { rest: one, graphql: other, ratio };
}

/** CPU of a call, in milliseconds and beside that of the list that calls are measured by. */
export async function costBesideList(
  { execute }: Executor,
  token: string,
  benched: BenchedCall,
): Promise<{ readonly cost: number; readonly ratio: number }> {
  const handle = createRestHandler(execute);
  const asking = (called: BenchedCall) => () =>
    handle({ method: 'GET', query: {}, headers: { authorization: `Bearer ${token}` }, ...called });
  const { one, ratio } = await takeTurns(asking(benched), asking(yardstick));
  return { cost: one, ratio };
}

/** CPU of two works in milliseconds: medians of many rounds, and of the quotients of the rounds. */
async function takeTurns(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times = Math.ceil(ROUND_MS / Math.max(await cpuOf(other, 10), 0.1));
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await cpuOf(other, times);
    await cpuOf(one, times);
  }
  const rounds: { one: number; other: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ other: await cpuOf(other, times), one: await cpuOf(one, times) });
  }
  return {
    one: median(rounds.map((round) => round.one)),
    other: median(rounds.map((round) => round.other)),
    ratio: median(rounds.map((round) => round.one / round.other)),
  };
}
