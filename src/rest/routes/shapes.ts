import { z } from 'zod';

/** A field of a body or query that must be sent as text. */
export const text = (field: string, what: string) =>
  z.string({ error: `Send ${field} as text: ${what}.` }).describe(what);
