/** Holds the texts when the browser's storage is forbidden or full. */
const memory = new Map<string, string>();

/** The text stored under the key, by this page or an earlier one; null when there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * Stores a text, or removes it when it is null. When the browser's storage is forbidden or full, the text lasts as long
 * as the page.
 */
export function store(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The copy in memory is used.
  }
}

/** Removes a text from this page's memory, after another tab has removed it from storage. */
export const forgetInMemory = (key: string): boolean => memory.delete(key);
