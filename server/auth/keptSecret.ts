import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'token-secret';
const bytes = 32;

/**
 * The key that signs tokens, kept in a folder so that sessions survive a restart: made at the first call, and readable by
 * its owner only. Throws when the folder cannot be written or the file does not hold a key.
 * @param folder is made when it is missing
 */
export async function keptSecret(folder: string): Promise<Uint8Array> {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  const kept = await read(path);
  if (kept) return kept;
  // Written aside and linked, so that two processes that start together agree and none reads half a key.
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  const made = await read(path);
  if (!made) throw new Error(`${path} was removed while it was made.`);
  return made;
}

async function read(path: string): Promise<Uint8Array | null> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (/^[0-9a-f]{64}$/.test(text)) return new Uint8Array(Buffer.from(text, 'hex'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  throw new Error(`${path} holds no key: remove it, and everybody signs in again.`);
}
