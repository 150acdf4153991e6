import { expect, test } from 'vitest';
import { createSecrets, sealingKeyOf } from './secrets.ts';

const secretsOf = (...fills: number[]) =>
  createSecrets(() => Promise.all(fills.map((fill) => sealingKeyOf(new Uint8Array(32).fill(fill)))));

const text = '{"password":"s3cret ✓"}';

test('a sealed text tells nothing, is another one each time, and opens to what it was', async () => {
  const secrets = secretsOf(1);
  const [first, second] = [await secrets.seal(text, 'here'), await secrets.seal(text, 'here')];
  expect(first).toMatch(/^sealed:1:[\w-]{8}:[\w-]{60,}$/);
  expect(first).not.toContain('s3cret');
  expect(second).not.toBe(first);
  expect(await secrets.open(first, 'here')).toBe(text);
});

test('it opens in no other place, and with no other key', async () => {
  const sealed = await secretsOf(1).seal(text, 'camera-1');
  expect(await secretsOf(1).open(sealed, 'camera-2')).toBeNull();
  expect(await secretsOf(2).open(sealed, 'camera-1')).toBeNull();
});

test('it does not open when a letter of it was changed, whichever it is', async () => {
  const secrets = secretsOf(1);
  const sealed = await secrets.seal(text, 'here');
  const start = sealed.lastIndexOf(':') + 1;
  const changed = Array.from({ length: sealed.length - start - 1 }, (_, index) => {
    const at = start + index;
    return sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  });
  expect(await Promise.all(changed.map((each) => secrets.open(each, 'here')))).toEqual(
    changed.map(() => null),
  );
  expect(await secrets.open('sealed:1:', 'here')).toBeNull();
  expect(await secrets.open(`${sealed.slice(0, start)}AAAA`, 'here')).toBeNull();
});

test('a key of earlier opens and does not seal', async () => {
  const old = await secretsOf(1).seal(text, 'here');
  const rotated = secretsOf(2, 1);
  expect(await rotated.open(old, 'here')).toBe(text);
  expect(await rotated.isOutdated(old)).toBe(true);
  const anew = await rotated.seal(text, 'here');
  expect(await rotated.isOutdated(anew)).toBe(false);
  expect(await secretsOf(2).open(anew, 'here')).toBe(text);
});

test('what an earlier version kept in clear is read, and known to be outdated', async () => {
  expect(await secretsOf(1).open(text, 'here')).toBe(text);
  expect(await secretsOf(1).isOutdated(text)).toBe(true);
});

test('keys that could not be had are asked for again', async () => {
  let asked = 0;
  const secrets = createSecrets(async () => {
    asked += 1;
    if (asked === 1) throw new Error('not yet');
    return [await sealingKeyOf(new Uint8Array(32))];
  });
  await expect(secrets.seal(text, 'here')).rejects.toThrow('not yet');
  expect(await secrets.open(await secrets.seal(text, 'here'), 'here')).toBe(text);
});
