import { afterEach, expect, test, vi } from 'vitest';
import { isRefusedByPolicy, namedMediaOrigins } from './contentPolicy.ts';

/** A page of an origin that names others as its servers do; null names none. */
function openPage(named: string | null): void {
  const meta = named === null ? null : { content: named };
  vi.stubGlobal('document', { querySelector: () => meta });
  vi.stubGlobal('location', { origin: 'https://wall.example' });
}

afterEach(() => vi.unstubAllGlobals());

const refused = (address: string) => isRefusedByPolicy(new URL(address));

test('a page that names origins may fetch from them and from its own, and from nowhere else', () => {
  openPage('http://engine:8889 https://camera.example');
  expect(namedMediaOrigins()).toEqual(['http://engine:8889', 'https://camera.example']);
  expect(refused('http://engine:8889/live/index.m3u8')).toBe(false);
  expect(refused('https://camera.example/')).toBe(false);
  expect(refused('https://wall.example/hls/')).toBe(false);
  expect(refused('http://engine:8888/')).toBe(true);
  expect(refused('http://camera.example/')).toBe(true);
  expect(refused('http://engine/')).toBe(true);
});

test('what is named by http may be fetched by https, too', () => {
  openPage('http://engine:8889');
  expect(refused('https://engine:8889/')).toBe(false);
});

test('a page that names none is refused everything elsewhere', () => {
  openPage('');
  expect(namedMediaOrigins()).toEqual([]);
  expect(refused('http://engine:8889/')).toBe(true);
});

test('of a page that does not say what it may fetch, a refusal is known when it comes', () => {
  openPage(null);
  expect(namedMediaOrigins()).toBeNull();
  expect(refused('http://engine:8889/')).toBe(false);
});
