import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '../env.ts';
import { keepFilePrivate, keepFolderPrivate, type Narrowed } from '../store/privateFiles.ts';

const bytes = 32;

/** The name of a key's file, and what to do when the file holds no key. */
interface KeptAs {
  readonly name: string;
  readonly cure: string;
}

/** Signs tokens, so that sessions survive a restart. */
export const tokenKeyFile: KeptAs = { name: 'token-secret', cure: 'remove it, and everybody signs in again' };

/** Encrypts the credentials of streams. */
export const credentialKeyFile: KeptAs = {
  name: 'credential-key',
  cure: 'put its copy back; without it, remove it, and type the credentials of streams again',
};

/**
 * A key of 32 bytes that is kept in a folder: made at the first call, and readable by its owner only. Throws when the
 * folder cannot be written or the file does not hold a key.
 * @param folder is made when it is missing
 * @param onNarrowed is told when somebody else could read it before
 */
export async function persistentSecret(
  folder: string,
  as: KeptAs,
  onNarrowed: (narrowed: Narrowed) => void = () => undefined,
): Promise<Uint8Array> {
  const path = join(folder, as.name);
  keepFolderPrivate(folder, onNarrowed);
  const kept = await persistentSecretIn(folder, as, onNarrowed);
  if (kept) return kept;
  // Written to another file and then linked, so that two processes that start together use the same key and none reads
  // half of one.
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  const made = await persistentSecretIn(folder, as, onNarrowed);
  if (!made) throw new Error(`${path} was removed while it was made.`);
  return made;
}

/** The key if there is one; it is not made. Throws when the file does not hold a key. */
export async function persistentSecretIn(
  folder: string,
  { name, cure }: KeptAs,
  onNarrowed: (narrowed: Narrowed) => void = () => undefined,
): Promise<Uint8Array | null> {
  const path = join(folder, name);
  try {
    const text = (await readFile(path, 'utf8')).trim();
    keepFilePrivate(path, onNarrowed);
    if (/^[0-9a-f]{64}$/.test(text)) return new Uint8Array(Buffer.from(text, 'hex'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  throw new EnvironmentError(`${path} holds no key: ${cure}.`);
}
