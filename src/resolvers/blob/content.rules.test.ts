import { describe, expect, test } from 'vitest';
import { contentErrors, type Found, keptType } from './content.rules.ts';

const text: Found = { type: null, ending: '', isScript: false };
const found = (type: string, ending: string) => ({ type, ending, isScript: false });
const png = found('image/png', 'png');
const sent = { name: 'notes.txt', type: '', purpose: 'ATTACHMENT' } as const;
const codes = (change: object, held: Found = text) =>
  contentErrors({ ...sent, ...change }, held).map(({ field, code }) => `${field} ${code}`);

describe('programs are refused', () => {
  test.each([
    'application/x-msdownload',
    'application/x-elf',
    'application/wasm',
    'application/java-archive',
  ])('by their bytes, whatever their name: %s', (type) => {
    expect(codes({ name: 'holiday.png' }, found(type, 'x'))).toEqual(['file PROGRAM']);
  });

  test('by a first line that names a shell', () => {
    expect(codes({}, { ...text, isScript: true })).toEqual(['file PROGRAM']);
  });

  test.each(['a.exe', 'A.EXE', 'a.txt.lnk', 'a.js', 'a.jse', 'a.sh', 'a.ps1', 'a.apk'])(
    'by an ending that a desktop runs: %s',
    (name) => {
      expect(codes({ name })).toEqual(['file PROGRAM']);
    },
  );

  test('and nothing else is', () => {
    for (const name of ['exe', 'a.exe.txt', 'shell', 'a.json', 'notes']) expect(codes({ name })).toEqual([]);
  });
});

test('where a picture is asked for, only one that can be shown is taken, and the refusal names which', () => {
  const picture = { name: 'gate.png', purpose: 'PICTURE' } as const;
  expect(codes(picture, png)).toEqual([]);
  expect(codes({ ...picture, purpose: 'AVATAR' }, png)).toEqual([]);
  expect(codes(picture)).toEqual(['file NOT_PICTURE']);
  expect(contentErrors({ ...sent, purpose: 'AVATAR' }, found('image/svg+xml', 'svg'))).toMatchObject([
    { code: 'NOT_PICTURE', params: [{ name: 'allowed', value: 'PNG, JPEG, GIF, WebP, AVIF' }] },
  ]);
});

describe('a name says what is in the file', () => {
  test.each([
    ['a.png', 'image/png'],
    ['a.png', 'image/apng'],
    ['a.jpg', 'image/jpeg'],
    ['a.JFIF', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.bmp', 'image/bmp'],
    ['a.tif', 'image/tiff'],
    ['a.heic', 'image/heif'],
    ['a.pdf', 'application/pdf'],
    ['a.zip', 'application/zip'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odt', 'application/vnd.oasis.opendocument.text'],
    ['a.mp4', 'video/mp4'],
    ['a.webm', 'audio/webm'],
    ['a.bin', 'application/pdf'],
  ])('%s may hold %s', (name, type) => {
    expect(codes({ name }, found(type, 'x'))).toEqual([]);
  });

  test.each(['a.png', 'a.jpeg', 'a.gif', 'a.webp', 'a.avif', 'a.bmp', 'a.tiff', 'a.heif', 'a.zip', 'a.mov'])(
    '%s may not hold a PDF, and the refusal names what it holds',
    (name) => {
      expect(contentErrors({ ...sent, name }, found('application/pdf', 'pdf'))).toMatchObject([
        { field: 'file', code: 'OTHER_CONTENT', params: [{ name: 'found', value: 'pdf' }] },
      ]);
    },
  );

  test('nor may a PDF hold a picture, or a text that tells no type', () => {
    expect(codes({ name: 'a.pdf' }, png)).toEqual(['file OTHER_CONTENT']);
    expect(contentErrors({ ...sent, name: 'a.pdf' }, text)).toMatchObject([
      { code: 'OTHER_CONTENT', params: [{ name: 'found', value: 'txt' }] },
    ]);
  });

  test('and so does a sender who calls it a picture', () => {
    expect(codes({ name: 'gate', type: 'image/png' })).toEqual(['file OTHER_CONTENT']);
    expect(codes({ name: 'gate', type: 'image/png' }, found('application/pdf', 'pdf'))).toEqual([
      'file OTHER_CONTENT',
    ]);
    expect(codes({ name: 'gate', type: 'image/png' }, found('image/jpeg', 'jpg'))).toEqual([]);
    expect(codes({ name: 'gate', type: 'text/plain' })).toEqual([]);
  });
});

test('a file is kept with the type of its bytes, else with its sender’s, but never as a picture that it is not', () => {
  expect(keptType('text/html', png)).toBe('image/png');
  expect(keptType('Text/Plain', text)).toBe('text/plain');
  expect(keptType('', text)).toBe('application/octet-stream');
  expect(keptType('image/png', text)).toBe('application/octet-stream');
});
