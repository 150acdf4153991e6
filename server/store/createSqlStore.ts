import { createQueue } from '~/lib/queue.ts';
import type { BaseRow, Table } from '~/store/port.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Store, TableName } from '~/store/tables.ts';
import type { Database } from './database.ts';
import type { Connection } from './dialect.ts';
import { seedTables } from './seed.ts';
import { shapes } from './shape.ts';
import { type SqlAccess, sqlTable } from './sqlTable.ts';
import { inTransaction } from './transaction.ts';

export interface SqlStoreOptions {
  /** The rows are demo data: the store then has `reset`, which replaces all rows by these. */
  readonly demo?: () => Seeds;
}

/** A store over a database whose schema is there. */
export function createSqlStore(database: Database, { demo }: SqlStoreOptions = {}): Store {
  const { dialect, reader, writer } = database;
  // Writes of other processes wait in the database; those of this process wait here, so that its connections stay free.
  const inTurn = createQueue();
  const write: SqlAccess['write'] = (work) => inTurn(() => inTransaction(writer, dialect, work));
  const transact = <T>(work: (tx: Store) => Promise<T>, before?: (connection: Connection) => Promise<void>) =>
    inTurn(async () => {
      const tasks: (() => void)[] = [];
      const result = await inTransaction(writer, dialect, async (connection) => {
        await before?.(connection);
        const inside = accessInside(connection, tasks);
        try {
          return await work(storeInside(database, inside));
        } finally {
          inside.close();
        }
      });
      for (const task of tasks) task();
      return result;
    });
  const reset =
    (seeds: () => Seeds): Store['reset'] =>
    (work = async () => undefined) =>
      transact(work, (connection) => seedTables(connection, dialect, seeds()));
  return storeOf(
    database,
    { read: (work) => work(reader), write },
    {
      transaction: (work) => transact(work),
      whenKept: (task) => task(),
      claimNumber: () => Promise.reject(new Error('Numbers are claimed inside a transaction.')),
      ...(demo ? { reset: reset(demo) } : {}),
    },
  );
}

/** Rejects when the transaction is over: nobody would keep the change. */
function accessInside(connection: Connection, tasks: (() => void)[]) {
  let over = false;
  const refuseLate = () => {
    if (over) throw new Error('The transaction is over.');
  };
  const run: SqlAccess['read'] = async (work) => {
    refuseLate();
    return work(connection);
  };
  return {
    access: { read: run, write: run },
    whenKept(task: () => void) {
      refuseLate();
      tasks.push(task);
    },
    close() {
      over = true;
    },
  };
}

/** The store as the work of a transaction is given it. */
function storeInside(database: Database, { access, whenKept }: ReturnType<typeof accessInside>): Store {
  const refuse = () => Promise.reject(new Error('Transactions do not nest.'));
  return storeOf(database, access, {
    transaction: refuse,
    reset: refuse,
    whenKept,
    // Transactions of all processes run one after the other: what one reads to be free nobody else is given.
    claimNumber: async (_, least) => least,
  });
}

function storeOf(
  { dialect }: Database,
  access: SqlAccess,
  rest: Pick<Store, 'transaction' | 'reset' | 'whenKept' | 'claimNumber'>,
): Store {
  const tables = Array.from(shapes, ([name, shape]): [TableName, Table<BaseRow>] => [
    name,
    sqlTable(access, dialect, shape),
  ]);
  // The engine is the same for every table; that each name stands for its own row is the caller's knowledge.
  return { ...Object.fromEntries(tables), ...rest } as unknown as Store;
}
