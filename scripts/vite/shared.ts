import { fileURLToPath } from 'node:url';

/** `~/` is src/, in every tool. */
export const alias = { '~': fileURLToPath(new URL('../../src', import.meta.url)) };
