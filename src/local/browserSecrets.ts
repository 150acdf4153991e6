import { openDB } from 'idb';
import { createSecrets, type SealingKey } from '~/credentials/secrets.ts';
import type { Secrets } from '~/resolvers/context.ts';

const keptAs = 'browser';

/** The key that this browser keeps: the first of its tabs leaves its own there. A page can use it, and cannot read it. */
async function keptKey(made: CryptoKey): Promise<CryptoKey> {
  const database = await openDB<{ keys: { key: string; value: CryptoKey } }>('watchfloor-keys', 1, {
    upgrade: (opened) => void opened.createObjectStore('keys'),
  });
  try {
    const keeping = database.transaction('keys', 'readwrite');
    const kept = await keeping.store.get(keptAs);
    if (!kept) await keeping.store.put(made, keptAs);
    await keeping.done;
    return kept ?? made;
  } finally {
    database.close();
  }
}

async function browserKey(): Promise<SealingKey> {
  const how = { name: 'AES-GCM', length: 256 };
  const made = await crypto.subtle.generateKey(how, false, ['encrypt', 'decrypt']);
  try {
    return { id: keptAs, key: await keptKey(made) };
  } catch {
    // Private windows may keep no key: what is sealed lasts as long as the page, and then has to be typed again.
    return { id: `page-${crypto.randomUUID()}`, key: made };
  }
}

/** Encrypts values that are kept in this browser, with a key that never leaves it. */
export const browserSecrets = (): Secrets => createSecrets(async () => [await browserKey()]);
