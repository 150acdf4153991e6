import type { Seeds } from '~/store/seeding.ts';
import type { Store } from '~/store/tables.ts';

/** Makes a store that holds the seeds and nothing else, with `reset`. */
export type CreateStore = (seeds?: Seeds) => Store | Promise<Store>;
