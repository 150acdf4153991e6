import { describe, expect, test } from 'vitest';
import { addressText, askedPath, hostOf, parseStreamUrl, pathHoldsSecret } from './streamUrl.rules.ts';

const addressOf = (text: string) => {
  const parsed = parseStreamUrl(text);
  return 'fault' in parsed ? parsed.fault : addressText(parsed.address);
};

describe('a pasted stream address', () => {
  test('is taken apart into scheme, host, port and path', () => {
    expect(parseStreamUrl(' rtsp://10.0.0.5:8554/live/main?profile=1 ')).toEqual({
      address: { scheme: 'rtsp', host: '10.0.0.5', port: 8554, path: '/live/main?profile=1' },
      credentials: null,
    });
  });

  test.each([
    ['RTSP://Camera-7.Local', 'rtsp://camera-7.local/'],
    ['https://cam.example:443/a.m3u8', 'https://cam.example/a.m3u8'],
    ['http://cam.example:443/a', 'http://cam.example:443/a'],
    ['rtsp://[2001:DB8:0::1]:554/x', 'rtsp://[2001:db8::1]/x'],
    ['http://münchen.example/x', 'http://xn--mnchen-3ya.example/x'],
    ['rtsp://例え.テスト/x', 'rtsp://xn--r8jz45g.xn--zckzah/x'],
    ['http://0x7f.1/x', 'http://127.0.0.1/x'],
    ['http://cam.example?x=1', 'http://cam.example/?x=1'],
  ])('%s is %s', (typed, read) => {
    expect(addressOf(typed)).toBe(read);
  });

  test.each([
    ['javascript:alert(1)', 'SCHEME_NOT_ALLOWED'],
    ['javascript://cam.example/%0aalert(1)', 'SCHEME_NOT_ALLOWED'],
    ['file:///etc/passwd', 'SCHEME_NOT_ALLOWED'],
    ['data:text/html,x', 'SCHEME_NOT_ALLOWED'],
    ['httpx://cam.example/', 'SCHEME_NOT_ALLOWED'],
    ['http+rtsp://cam.example/', 'SCHEME_NOT_ALLOWED'],
    ['gopher://cam.example/', 'SCHEME_NOT_ALLOWED'],
    ['http:/cam.example/', 'SCHEME_NOT_ALLOWED'],
    ['cam.example/live', 'NO_SCHEME'],
    ['', 'NO_SCHEME'],
    ['http://', 'HOST'],
    ['http://:80/', 'HOST'],
    ['http://[fe80::1%25eth0]/', 'HOST'],
    ['http://[::1/', 'HOST'],
    ['http://a b/', 'CONTROL_CHARACTERS'],
    ['http://cam.example/\r\nHost: x', 'CONTROL_CHARACTERS'],
    ['java\tscript://cam.example', 'CONTROL_CHARACTERS'],
    ['http://cam\u200b.example/', 'CONTROL_CHARACTERS'],
    ['http://cam.example/\u202egpj', 'CONTROL_CHARACTERS'],
    ['http://cam.example/\u2066gpj', 'CONTROL_CHARACTERS'],
    ['http://cam.example/\u2028x', 'CONTROL_CHARACTERS'],
    ['http://cam.example/\ud800', 'CONTROL_CHARACTERS'],
    ['http://us er:pw@cam.example/', 'CONTROL_CHARACTERS'],
    ['http://cam.example\\@evil.example/', 'CONTROL_CHARACTERS'],
    ['http://cam.example／@evil.example:x/', 'PORT'],
    ['http://ｃam／.example/', 'HOST'],
    ['http://cam.example:0/', 'PORT'],
    ['http://cam.example:65536/', 'PORT'],
    ['http://cam.example:8o/', 'PORT'],
    ['rtsp://admin:p#ss@10.0.0.5/', 'FRAGMENT'],
    ['rtsp://admin:5?x@10.0.0.5/', 'USER_INFO'],
    ['rtsp://admin:%ff@10.0.0.5/', 'USER_INFO'],
    ['rtsp://admin:%0a@10.0.0.5/', 'USER_INFO'],
    [`http://cam.example/${'x'.repeat(1_000)}`, 'TOO_LONG'],
    ['x'.repeat(10_000), 'TOO_LONG'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(addressOf(typed)).toBe(fault);
  });

  test.each([
    ['rtsp://admin:s3cret@10.0.0.5/x', 'admin', 's3cret', null],
    ['rtsp://admin:p%40ss%3a%23@10.0.0.5/x', 'admin', 'p@ss:#', null],
    ['rtsp://admin:p@ss@10.0.0.5/x', 'admin', 'p@ss', null],
    ['rtsp://admin@10.0.0.5/x', 'admin', null, null],
    ['http://10.0.0.5/x?user=admin&pwd=s%33cret', 'admin', 's3cret', null],
    ['http://10.0.0.5/x?Access_Token=abc', null, null, 'abc'],
  ])('%s gives its credentials away to nothing but the credentials', (typed, userName, password, token) => {
    const parsed = parseStreamUrl(typed);
    expect(parsed).toMatchObject({ credentials: { userName, password, token } });
    expect(addressOf(typed)).toMatch(/^(rtsp|http):\/\/10\.0\.0\.5\/x$/);
  });

  test('shows the machine that it leads to, not the name that was put before it', () => {
    const parsed = parseStreamUrl('https://camera.good.example@evil.example/x');
    expect(parsed).toMatchObject({ address: { host: 'evil.example' } });
  });

  test.each([
    '/Kamera Süd/Einfahrt 2.m3u8',
    '/카메라/دوربین‌ها/門',
    '/a%20b%2Fc/100%/%zz?titel=Größe 5&q=a+b',
    '/back\\slash|"<x>[0]^`{}👨‍👩‍👧',
  ])('keeps the letters of the path %s, there and back', (path) => {
    const parsed = parseStreamUrl(`rtsp://10.0.0.5${path}`);
    expect(parsed).toMatchObject({ address: { path }, credentials: null });
    expect(addressOf(`rtsp://10.0.0.5${path}`)).toBe(`rtsp://10.0.0.5${path}`);
  });

  test.each([
    ['/live/main?profile=1&x=[0]', '/live/main?profile=1&x=[0]'],
    ['/Kamera Süd', '/Kamera%20S%C3%BCd'],
    ['/門/👪', '/%E9%96%80/%F0%9F%91%AA'],
    ['/a%20b%2fc', '/a%20b%2fc'],
    ['/100%/%zz%4', '/100%25/%25zz%254'],
    ['/a\\b"<>^`{}', '/a%5Cb%22%3C%3E%5E%60%7B%7D'],
  ])('asks for %s as %s', (path, asked) => {
    expect(askedPath(path)).toBe(asked);
    expect(askedPath(asked)).toBe(asked);
  });

  test.each(['/x?a=1& password=abc', '/x?+password=abc', '/x?ｐassword=abc', '/x?PASS%57ORD=abc'])(
    'finds the password in %s',
    (path) => {
      expect(pathHoldsSecret(path)).toBe(true);
      expect(parseStreamUrl(`http://10.0.0.5${path}`)).toMatchObject({ credentials: { password: 'abc' } });
    },
  );

  test('keeps the parameters of a path that let nobody in', () => {
    expect(addressOf('http://10.0.0.5/x?res=hd&token=abc&fps=5')).toBe('http://10.0.0.5/x?res=hd&fps=5');
    expect(pathHoldsSecret('/x?res=hd&monkey=1')).toBe(false);
    expect(pathHoldsSecret('/x?res=hd&%74oken=1')).toBe(true);
  });
});

test.each(['cam.example:80', 'admin@cam', 'cam/x', '%63am', 'a\u0000b', '', '[::1', 'x'.repeat(254)])(
  '%j is no host',
  (text) => {
    expect(hostOf(text)).toBeNull();
  },
);

describe('limits of an address', () => {
  const label = `${'a'.repeat(62)}.`;
  const host = (length: number) => `${label.repeat(4)}${'b'.repeat(length - 4 * 63)}`;

  test.each([1, 65_535])('port %i is one', (port) => {
    expect(addressOf(`http://cam.example:${port}/`)).toBe(`http://cam.example:${port}/`);
  });

  test('a host has 253 characters at most', () => {
    expect(hostOf(host(253))).toBe(host(253));
    expect(hostOf(host(254))).toBeNull();
  });

  test('a path has 1,000 characters at most', () => {
    expect(addressOf(`http://cam.example/${'a'.repeat(999)}`)).toBe(`http://cam.example/${'a'.repeat(999)}`);
    expect(addressOf(`http://cam.example/${'a'.repeat(1_000)}`)).toBe('TOO_LONG');
  });

  test('a pasted text is as long as host, path and credentials together can be', () => {
    const pasted = (length: number) => `http://user:${'p'.repeat(length - 24)}@cam.example`;
    expect(addressOf(pasted(1_853))).toBe('http://cam.example/');
    expect(addressOf(pasted(1_854))).toBe('TOO_LONG');
  });
});

test.each([
  '',
  'cam:80',
  'cam:443',
  'user@cam',
  'cam/path',
  'cam?x',
  '[::1]:80',
  'cam:',
  '[::1]:',
  '256.1.1.1',
])('%o is no host', (text) => {
  expect(hostOf(text)).toBeNull();
});
