let last = 0;

/**
 * A new id: it sorts after every id made before in this process (time and counter), and nobody can guess it (64 random
 * bits). Works also on pages without TLS, where crypto.randomUUID does not.
 */
export function newId(): string {
  last = Math.max(Date.now() * 1_000, last + 1);
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${last.toString(36)}-${[...random].map((part) => part.toString(36).padStart(7, '0')).join('')}`;
}
