/** Freezes a JSON value and all that it holds. What is frozen already is taken to be so throughout. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part);
  }
  return Object.freeze(value);
}
