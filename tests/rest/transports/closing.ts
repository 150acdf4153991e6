import { afterAll } from 'vitest';
import { closeTransports } from '../kit.ts';

/** At the end of every file, for its module may live on into the next one. */
afterAll(closeTransports);
