import { type DBSchema, type IDBPDatabase, wrap } from 'idb';

/** Which database, and how new. */
export interface Place {
  readonly name: string;
  /** A whole number above 0. Raise it when the shape of what is kept changes: what a lower one kept is then forgotten. */
  readonly version: number;
  /** Default: the browser's. */
  readonly factory?: IDBFactory;
}

/**
 * Opens a database of IndexedDB, of which nothing is left that a lower version kept. It gives way to a higher one.
 * @param create makes what it holds
 */
export async function openDatabase<Schema extends DBSchema>(
  { name, version, factory = indexedDB }: Place,
  create: (database: IDBDatabase) => void,
): Promise<IDBPDatabase<Schema>> {
  const request = factory.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    for (const store of database.objectStoreNames) database.deleteObjectStore(store);
    create(database);
  });
  request.addEventListener('success', () => {
    // Another tab runs a newer version: give way, or it waits for this one to be closed.
    request.result.addEventListener('versionchange', () => request.result.close());
  });
  return (await wrap(request)) as IDBPDatabase<Schema>;
}
