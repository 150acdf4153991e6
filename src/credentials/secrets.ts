import { base64url } from 'jose';
import type { Secrets } from '~/resolvers/context.ts';

/** A key of AES-256-GCM, and what sealed texts call it. */
export interface SealingKey {
  readonly id: string;
  readonly key: CryptoKey;
}

const algorithm = 'AES-GCM';
/** NIST SP 800-38D: a nonce of 96 bits; random ones suffice for 2³² texts a key. */
const nonceBytes = 12;
const mark = 'sealed:1:';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key of 32 bytes as WebCrypto takes it. It is called by a part of its hash, which tells nothing of it. */
export async function sealingKeyOf(bytes: Uint8Array): Promise<SealingKey> {
  const raw = Uint8Array.from(bytes);
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);
  const named = Uint8Array.from([...bytesOf('watchfloor key '), ...raw]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', named));
  return { id: base64url.encode(hash.slice(0, 6)), key };
}

interface Sealed {
  readonly keyId: string;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Null for what is no sealed text. */
function partsOf(text: string): Sealed | null {
  const [, keyId, packed] = /^sealed:1:([\w-]+):([\w-]+)$/.exec(text) ?? [];
  if (keyId === undefined || packed === undefined) return null;
  const bytes = Uint8Array.from(base64url.decode(packed));
  return { keyId, nonce: bytes.slice(0, nonceBytes), content: bytes.slice(nonceBytes) };
}

/**
 * Seals texts with AES-256-GCM, so that whoever has the data alone can neither read nor change them, nor move them to
 * another place. A sealed text is `sealed:1:<id of the key>:<nonce, ciphertext and tag in base64url>`.
 * @param load gives the keys when they are first needed: the first seals, all of them open
 */
export function createSecrets(load: () => Promise<readonly SealingKey[]>): Secrets {
  let loading: Promise<readonly SealingKey[]> | undefined;
  const keys = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const current = async () => {
    const [first] = await keys();
    if (!first) throw new Error('There is no key to seal with.');
    return first;
  };
  return {
    async seal(text, place) {
      const { id, key } = await current();
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const how = { name: algorithm, iv: nonce, additionalData: bytesOf(place) };
      const content = new Uint8Array(await crypto.subtle.encrypt(how, key, bytesOf(text)));
      return `${mark}${id}:${base64url.encode(Uint8Array.from([...nonce, ...content]))}`;
    },
    async open(sealed, place) {
      if (!sealed.startsWith(mark)) return sealed;
      const parts = partsOf(sealed);
      const known = parts && (await keys()).find(({ id }) => id === parts.keyId);
      if (!parts || !known) return null;
      const how = { name: algorithm, iv: parts.nonce, additionalData: bytesOf(place) };
      try {
        return new TextDecoder().decode(await crypto.subtle.decrypt(how, known.key, parts.content));
      } catch (error) {
        // What it was sealed by, or for, differs, or it was changed: WebCrypto says no more.
        if (error instanceof DOMException && error.name === 'OperationError') return null;
        throw error;
      }
    },
    isOutdated: async (sealed) => partsOf(sealed)?.keyId !== (await current()).id,
  };
}
