import type { TestApi } from './environment.ts';

const readers = ['get', 'getMany', 'list', 'count', 'aggregate'] as const;

/** Watches every table; the returned function says which reads came since, the check of the token left out. */
export function watchReads({ environment: { store } }: TestApi): () => string[] {
  const reads: string[] = [];
  const { transaction: _, reset: __, lasting: ___, rankCameras: ____, ...tables } = store;
  for (const [name, table] of Object.entries(tables)) {
    for (const reader of readers) {
      const read = table[reader].bind(table) as (...args: unknown[]) => unknown;
      Object.assign(table, {
        [reader]: (...args: unknown[]) => {
          reads.push(`${name}.${reader}`);
          return read(...args);
        },
      });
    }
  }
  return () => reads.filter((read) => read !== 'users.get' && read !== 'sessions.get');
}
