/** What storage would hold when it is forbidden or full. */
const memory = new Map<string, string>();

/** What was kept under the key, in this page or by an earlier one; null when nothing was. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text, or forgets it when it is null. Where storage is forbidden or full it is kept as long as the page. */
export function store(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It goes on in memory.
  }
}

/** Another tab has forgotten what this one knows too. */
export const forgetInMemory = (key: string): boolean => memory.delete(key);
