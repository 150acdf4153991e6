import { describe, expect, test } from 'vitest';
import {
  beginErrors,
  blobIdOf,
  blobUrl,
  contentDisposition,
  opensInPlace,
  plainFileName,
  quotaErrors,
} from './blob.rules.ts';

const MB = 1024 * 1024;
const file = { name: 'gate.png', type: 'image/png', size: 10, purpose: 'ATTACHMENT' } as const;
const codes = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);

describe('before the first byte', () => {
  test.each([
    [{}],
    [{ type: '' }],
    [{ size: 1 }],
    [{ size: 25 * MB }],
    [{ size: 5 * MB, purpose: 'PICTURE' }],
    [{ size: MB, purpose: 'AVATAR' }],
    [{ name: 'x'.repeat(200) }],
    [{ fingerprint: 'x'.repeat(300) }],
    [{ fingerprint: null }],
    [{ type: 'application/vnd.oasis.opendocument.text+xml' }],
  ] as const)('nothing is refused of %o', (change) => {
    expect(beginErrors({ ...file, ...change })).toEqual([]);
  });

  test.each([
    [{ name: '' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(201) }, 'name TOO_LONG'],
    [{ type: 'image' }, 'type INVALID_FORMAT'],
    [{ type: 'image/png; charset=x' }, 'type INVALID_FORMAT'],
    [{ type: ' image/png' }, 'type INVALID_FORMAT'],
    [{ size: 0 }, 'size NO_CONTENT'],
    [{ size: 25 * MB + 1 }, 'size FILE_TOO_LARGE'],
    [{ size: 5 * MB + 1, purpose: 'PICTURE' }, 'size FILE_TOO_LARGE'],
    [{ size: MB + 1, purpose: 'AVATAR' }, 'size FILE_TOO_LARGE'],
    [{ fingerprint: 'x'.repeat(301) }, 'fingerprint TOO_LONG'],
  ] as const)('%o is refused: %s', (change, error) => {
    expect(codes(beginErrors({ ...file, ...change }))).toEqual([error]);
  });

  test('a size is told rounded up, so that it never looks like the limit, and so is each limit', () => {
    expect(beginErrors({ ...file, size: 25 * MB + 1 })[0]?.params).toEqual([
      { name: 'megabytes', value: '25.1' },
      { name: 'most', value: '25' },
    ]);
    expect(beginErrors({ ...file, name: 'x'.repeat(201) })[0]?.params).toEqual([
      { name: 'most', value: '200' },
    ]);
    expect(beginErrors({ ...file, fingerprint: 'x'.repeat(301) })[0]?.params).toEqual([
      { name: 'most', value: '300' },
    ]);
  });
});

describe('an account whose files nothing uses yet', () => {
  test.each([
    [{ count: 99, bytes: 0 }, 1],
    [{ count: 0, bytes: 0 }, 250 * MB],
    [{ count: 1, bytes: 250 * MB - 5 }, 5],
  ])('may begin another: %o and %d bytes', (waiting, size) => {
    expect(quotaErrors(waiting, size)).toEqual([]);
  });

  test.each([
    [{ count: 100, bytes: 0 }, 1],
    [{ count: 1, bytes: 250 * MB - 5 }, 6],
  ])('may not begin another, and is told the limits: %o and %d bytes', (waiting, size) => {
    expect(quotaErrors(waiting, size)).toMatchObject([
      {
        field: 'size',
        code: 'UPLOADS_FULL',
        params: [
          { name: 'files', value: '100' },
          { name: 'megabytes', value: '250' },
        ],
      },
    ]);
  });
});

describe('a name', () => {
  test.each([
    ['gate.png', 'gate.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\pictures\\gate.png', 'gate.png'],
    ['gate\u202egnp.exe', 'gategnp.exe'],
    ['line\nend\u0000.txt', 'lineend.txt'],
    ['half \ud83d.txt', 'half .txt'],
    ['Kapı 한국.pdf', 'Kapı 한국.pdf'],
    ['e\u0301.txt', 'é.txt'],
    ['  gate.png  ', 'gate.png'],
    ['folder/', ''],
  ])('%j is kept as %j', (name, kept) => {
    expect(plainFileName(name)).toBe(kept);
  });
});

test('the address of a file names it, and no other address does', () => {
  expect(blobIdOf(blobUrl('file_1-a'))).toBe('file_1-a');
  expect(blobIdOf(blobUrl('x'.repeat(60)))).toHaveLength(60);
  for (const other of [
    blobUrl(''),
    blobUrl('x'.repeat(61)),
    blobUrl('a/../b'),
    blobUrl('a?b'),
    `https://elsewhere.example${blobUrl('a')}`,
    'a-plain-word-of-some-length',
  ])
    expect(blobIdOf(other)).toBeNull();
});

test.each([
  ['image/png', true],
  ['image/avif', true],
  ['audio/mpeg', true],
  ['video/mp4', true],
  ['text/plain', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['application/xml', false],
  ['application/pdf', false],
  ['video/mp4; codecs="text/html"', false],
])('%s opens where it stands: %s', (type, inPlace) => {
  expect(opensInPlace(type)).toBe(inPlace);
});

describe('a browser is told', () => {
  test('to show what cannot run, and to save the rest', () => {
    expect(contentDisposition({ name: 'a.png', type: 'image/png' })).toBe(
      `inline; filename="a.png"; filename*=UTF-8''a.png`,
    );
    expect(contentDisposition({ name: 'a.html', type: 'text/html' })).toMatch(/^attachment; /);
  });

  test('the name in any script, and no sign that would end the header’s text', () => {
    const header = contentDisposition({ name: `Kapı "1"%2e(a)*'.txt`, type: 'text/plain' });
    expect(header).toBe(
      `inline; filename="Kap_ _1__2e(a)*'.txt"; filename*=UTF-8''Kap%C4%B1%20%221%22%252e%28a%29%2A%27.txt`,
    );
  });
});
