/** Freezes a JSON value deeply. A value that is frozen already is taken to be frozen deeply. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // By `for in`: `Object.values` would make a list of every row of the store.
  for (const key in value) {
    const part: unknown = value[key];
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part);
  }
  return Object.freeze(value);
}
