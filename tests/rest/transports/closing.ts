import { afterAll } from 'vitest';
import { closeDoors } from '../kit.ts';

/** At the end of every file, for its module may live on into the next one. */
afterAll(closeDoors);
