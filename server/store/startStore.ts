import type { Logger } from 'pino';
import { transitionHealth } from '~/health/transitionHealth.ts';
import type { FleetHealth } from '~/resolvers/fleetHealth.ts';
import type { Blobs } from '~/store/blobs.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { createMemoryBlobs } from '~/store/memory/memoryBlobs.ts';
import { demoSeeds } from '~/store/seeds.ts';
import type { Store } from '~/store/tables.ts';
import { type DatabaseChoice, openDatabase } from './openDatabase.ts';
import { openStore, type Seed } from './openStore.ts';
import { createSqlBlobs } from './sqlBlobs.ts';

export interface StoreChoice extends DatabaseChoice {
  readonly STORE: 'sql' | 'memory';
  readonly SEED: Seed;
}

export interface StartedStore {
  readonly store: Store;
  readonly fleetHealth: FleetHealth;
  readonly blobs: Blobs;
  /** Whether the rows are demo data. */
  readonly demo: boolean;
  /** Writes the cameras' rows anew, so that nothing is left on the disk of what stood in them before. */
  readonly scrub: () => Promise<void>;
  /** To be called when nothing reads or writes any more. */
  readonly close: () => Promise<void>;
}

/** The store that the environment asks for, ready. */
export async function startStore(choice: StoreChoice, log: Logger): Promise<StartedStore> {
  const seeds = () => demoSeeds(Date.now);
  if (choice.STORE === 'memory') {
    const demo = choice.SEED === 'demo';
    const store = createMemoryStore({ seeds: demo ? seeds() : {}, resettable: demo });
    return {
      store,
      fleetHealth: transitionHealth,
      blobs: createMemoryBlobs(),
      demo,
      scrub: async () => undefined,
      close: async () => undefined,
    };
  }
  const database = await openDatabase(choice, log);
  const { store, fleetHealth, seed, migrated, textSearch } = await openStore(database, choice.SEED, seeds);
  log.info({ database: database.dialect.name, seed, migrated }, 'database');
  if (textSearch === 'scan') {
    log.warn(
      'This PostgreSQL has no extension pg_trgm, or the account may not make it: mails are searched by reading all of them.',
    );
  }
  if (seed !== choice.SEED) {
    log.warn(`SEED=${choice.SEED} is not heeded: this database began with SEED=${seed} and stays so.`);
  }
  const { scrub, close } = database;
  return { store, fleetHealth, blobs: createSqlBlobs(database), demo: seed === 'demo', scrub, close };
}
