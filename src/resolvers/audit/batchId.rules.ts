import { badInput } from '../errors.ts';

/** A UUID or the like: nobody's words, and nothing that could break a line of a file. */
const form = /^[\w-]{16,64}$/;

/**
 * The name that a caller gave to several calls that do one thing; null when none was sent. Throws BAD_USER_INPUT for what
 * is not 16 to 64 letters, digits, hyphens and underscores.
 */
export function readBatchId(sent: unknown): string | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent === 'string' && form.test(sent)) return sent;
  throw badInput('batchId', 'A batchId is 16 to 64 letters, digits, hyphens and underscores.');
}
