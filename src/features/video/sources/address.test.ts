import { describe, expect, it } from 'vitest';
import { problemOfStatus, urlOf } from './address.ts';

describe('the URL of an address', () => {
  it.each([
    [
      { scheme: 'http', host: 'engine', port: 8888, path: '/cam/index.m3u8' },
      'http://engine:8888/cam/index.m3u8',
    ],
    [
      { scheme: 'https', host: 'engine.example', path: 'live?id=4&b=1' },
      'https://engine.example/live?id=4&b=1',
    ],
    [
      { scheme: 'http', host: 'engine', path: '/Kamera Süd/100%/門?q=a b?c=%41' },
      'http://engine/Kamera%20S%C3%BCd/100%25/%E9%96%80?q=a%20b?c=%41',
    ],
    [{ scheme: 'http', host: 'fd00::5', port: null, path: '/a' }, 'http://[fd00::5]/a'],
  ])('of %j is %s', (address, url) => {
    expect(urlOf(address).href).toBe(url);
  });

  it('has no part that passes for another', () => {
    const { host, username } = urlOf({ scheme: 'http', host: 'engine', path: '/@evil.example/' });
    expect([host, username]).toEqual(['engine', '']);
  });
});

it.each([
  [401, 'AUTH'],
  [403, 'AUTH'],
  [404, 'NOT_FOUND'],
  [410, 'NOT_FOUND'],
  [500, 'UNREACHABLE'],
  [503, 'UNREACHABLE'],
])('status %i means %s', (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem);
});
