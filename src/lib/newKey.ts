/**
 * A key that nobody has used and nobody can guess (128 random bits), 16 to 64 letters, digits and hyphens. Works also on
 * pages without TLS, where crypto.randomUUID does not.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '-',
  );
