const STORAGE_NAME = 'watchfloor_token_key';
const KEY_BYTES = 32;

const encode = (key: Uint8Array): string =>
  [...key].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const decode = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The key with which this browser signs its own tokens: made once and kept beside the data that it protects. Where
 * storage is forbidden it lasts as long as the page.
 */
export function tokenKey(storage: () => Storage = () => localStorage): Uint8Array {
  try {
    const kept = storage().getItem(STORAGE_NAME);
    if (kept?.length === KEY_BYTES * 2) return decode(kept);
    const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
    storage().setItem(STORAGE_NAME, encode(key));
    return key;
  } catch {
    // Forbidden or full storage is no reason to fail: the visitor signs in again after a reload.
    return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  }
}
