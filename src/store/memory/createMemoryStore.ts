import { createQueue } from '~/lib/queue.ts';
import type { Change, ChangeKeeper, StoreChannel } from '~/store/changes.ts';
import type { BaseRow, Table } from '~/store/port.ts';
import type { Seeds } from '~/store/seeding.ts';
import { type Store, type TableName, tableSpecs } from '~/store/tables.ts';
import { memoryTable, type TableAccess } from './memoryTable.ts';
import { Transaction } from './transaction.ts';
import { World } from './world.ts';

export interface MemoryStoreOptions {
  readonly seeds?: Seeds;
  /** The store has `reset`: its rows are demo data. */
  readonly resettable?: boolean;
  /** Keeps the changes for the next start; without it they are gone then. */
  readonly keeper?: ChangeKeeper;
  /** Tells other tabs what changed here and brings what changed there. */
  readonly channel?: StoreChannel;
  /** Another tab threw everything away; the seeds can be read here already. */
  readonly onForeignReset?: () => void;
}

const nothing: ReadonlyMap<string, null> = new Map();

/** A store whose rows lie in memory. */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { seeds = {}, keeper, channel } = options;
  const inTurn = createQueue();
  const freshWorld = () => new World(seeds, Promise.resolve([]));
  let world = new World(seeds, keeper?.load() ?? Promise.resolve([]));

  const commit = (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    world.apply(changes);
    keeper?.keep(changes);
    channel?.tell({ kind: 'changes', changes });
  };

  const workOver = async <T>(rows: () => World, work: (transaction: Transaction) => Promise<T>) => {
    const transaction = new Transaction(rows);
    try {
      return { result: await work(transaction), transaction };
    } finally {
      transaction.close();
    }
  };

  const transact = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const { result, transaction } = await workOver(() => world, work);
      commit(transaction.changes);
      for (const task of transaction.tasks) task();
      return result;
    });

  const claim: Store['claimNumber'] = async (name, least) =>
    (await keeper?.claimNumber?.(name, least)) ?? least;

  const reset: Store['reset'] = (work) =>
    inTurn(async () => {
      const fresh = freshWorld();
      const { transaction } = await workOver(
        () => fresh,
        async (begun) => work?.(inside(begun, claim)),
      );
      await keeper?.clear();
      world = fresh;
      channel?.tell({ kind: 'reset' });
      commit(transaction.changes);
      for (const task of transaction.tasks) task();
    });

  channel?.listen((message) => {
    if (message.kind === 'changes') {
      world.apply(message.changes);
    } else {
      world = freshWorld();
      options.onForeignReset?.();
    }
  });

  return storeOf(
    (table) => ({
      read: async (leastOf) => ({ rows: await world.rows(table, leastOf), changes: nothing }),
      write: (work) => transact(async (transaction) => work(await transaction.draft(table))),
    }),
    {
      transaction: <T>(work: (tx: Store) => Promise<T>) =>
        transact((transaction) => work(inside(transaction, claim))),
      whenKept: (task) => task(),
      claimNumber: () => Promise.reject(new Error('Numbers are claimed inside a transaction.')),
      ...(options.resettable ? { reset } : {}),
    },
  );
}

/** The store as the work of a transaction is given it. */
function inside(transaction: Transaction, claimNumber: Store['claimNumber']): Store {
  const refuse = () => Promise.reject(new Error('Transactions do not nest.'));
  return storeOf(
    (table) => ({
      read: () => transaction.draft(table),
      write: async (work) => work(await transaction.draft(table)),
    }),
    { transaction: refuse, reset: refuse, whenKept: (task) => transaction.whenKept(task), claimNumber },
  );
}

function storeOf(
  access: (table: TableName) => TableAccess<BaseRow>,
  rest: Pick<Store, 'transaction' | 'reset' | 'whenKept' | 'claimNumber'>,
): Store {
  const names = Object.keys(tableSpecs) as TableName[];
  const tables = Object.fromEntries(
    names.map((name): [TableName, Table<BaseRow>] => [name, memoryTable(access(name))]),
  );
  // The engine is the same for every table; that each name stands for its own row is the caller's knowledge.
  return { ...tables, ...rest } as unknown as Store;
}
