import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret } from '../../server/auth/keptSecret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'watchfloor-secret-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

it('is made once, with 32 bytes, and is the same after a restart', async () => {
  const made = await keptSecret(folder);
  expect(made).toHaveLength(32);
  expect(await keptSecret(folder)).toEqual(made);
  expect(await keptSecret(join(parent, 'other'))).not.toEqual(made);
});

it('can be read by its owner only, and leaves nothing else behind', async () => {
  await keptSecret(folder);
  expect(await readdir(folder)).toEqual(['token-secret']);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('is refused when the file holds no key: a short one would let tokens be forged', async () => {
  await keptSecret(folder);
  await writeFile(join(folder, 'token-secret'), 'abc');
  await expect(keptSecret(folder)).rejects.toThrow('holds no key: remove it');
});
