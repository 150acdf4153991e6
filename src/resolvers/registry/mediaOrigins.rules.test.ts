import { describe, expect, test } from 'vitest';
import { ORIGIN_LIMIT, originErrors, originOf } from './mediaOrigins.rules.ts';

describe('an origin', () => {
  test.each([
    ['https://engine.example', 'https://engine.example'],
    ['HTTP://Engine.Example:8889/', 'http://engine.example:8889'],
    ['http://engine:80', 'http://engine'],
    ['https://engine:443', 'https://engine'],
    ['https://engine:80', 'https://engine:80'],
    ['https://engine:65535', 'https://engine:65535'],
    ['http://192.168.1.20:8080', 'http://192.168.1.20:8080'],
    ['http://[FD00::5]:8888', 'http://[fd00::5]:8888'],
    ['http://münchen.example', 'http://xn--mnchen-3ya.example'],
  ])('%s is %s', (text, origin) => {
    expect(originOf(text)).toBe(origin);
    expect(originErrors(text)).toEqual([]);
  });

  test.each([
    'engine.example',
    'rtsp://engine.example',
    'javascript://engine.example',
    'https://*.example',
    'https://*',
    '*',
    'https:',
    'https://engine.example/live',
    'https://engine.example?x',
    'https://engine.example#x',
    'https://user:pass@engine.example',
    'https://engine.example:0',
    'https://engine.example:65536',
    'https://engine.example:*',
    "https://engine.example; script-src 'unsafe-inline'",
    'https://engine.example https://other.example',
    'https://engine.example,https://other.example',
    "'unsafe-inline'",
    '',
  ])('is not %j', (text) => {
    expect(originErrors(text).map(({ field, code }) => [field, code])).toEqual([
      ['origin', 'INVALID_FORMAT'],
    ]);
  });

  test.each([
    'http://169.254.169.254',
    'http://169.254.0.9:8080',
    'http://[fe80::1]',
    'http://100.100.100.200',
    'http://[::ffff:169.254.169.254]',
    'http://0.0.0.0:8080',
    'http://2852039166',
  ])('of the own link or of cloud metadata is refused: %s', (text) => {
    expect(originErrors(text).map(({ code }) => code)).toEqual(['ADDRESS_REFUSED']);
  });

  test('that cannot be read is answered by an example of one', () => {
    expect(originErrors('engine')).toMatchObject([{ params: [{ value: 'https://engine.example:8889' }] }]);
  });

  test('is no longer than a header can bear', () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(50)}`;
    expect(originErrors(`https://${host}.`)).toEqual([]);
    expect(originErrors(` https://${host}b `)).toEqual([]);
    expect(originErrors(`https://${host}bb`)).toMatchObject([
      { code: 'TOO_LONG', params: [{ value: `${ORIGIN_LIMIT}` }] },
    ]);
  });
});
