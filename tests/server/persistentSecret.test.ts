import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { credentialKeyFile, persistentSecret, tokenKeyFile } from '../../server/auth/persistentSecret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'watchfloor-secret-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

it('is made once, with 32 bytes, and is the same after a restart', async () => {
  const made = await persistentSecret(folder, tokenKeyFile);
  expect(made).toHaveLength(32);
  expect(await persistentSecret(folder, tokenKeyFile)).toEqual(made);
  expect(await persistentSecret(join(parent, 'other'), tokenKeyFile)).not.toEqual(made);
});

it('can be read by its owner only, and leaves nothing else behind', async () => {
  await persistentSecret(folder, tokenKeyFile);
  expect(await readdir(folder)).toEqual(['token-secret']);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('is made narrow again where others could read it, and says so', async () => {
  await persistentSecret(folder, tokenKeyFile);
  await chmod(join(folder, 'token-secret'), 0o644);
  await chmod(folder, 0o755);
  const told: unknown[] = [];
  await persistentSecret(folder, tokenKeyFile, (narrowed) => told.push(narrowed));
  expect(told).toEqual([
    { path: folder, before: '755', after: '700', failed: null },
    { path: join(folder, 'token-secret'), before: '644', after: '600', failed: null },
  ]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('that seals credentials is another one, and its loss is told by what it costs', async () => {
  expect(await persistentSecret(folder, credentialKeyFile)).not.toEqual(
    await persistentSecret(folder, tokenKeyFile),
  );
  await writeFile(join(folder, 'credential-key'), '');
  await expect(persistentSecret(folder, credentialKeyFile)).rejects.toThrow(
    'holds no key: put its copy back',
  );
});

it('is refused when the file holds no key: a short one would let tokens be forged', async () => {
  await persistentSecret(folder, tokenKeyFile);
  await writeFile(join(folder, 'token-secret'), 'abc');
  await expect(persistentSecret(folder, tokenKeyFile)).rejects.toThrow('holds no key: remove it');
});
