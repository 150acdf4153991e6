import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  dataUrl,
  FILE_LIMIT,
  isOwnPreview,
  markId,
  nameErrors,
  previewOf,
  typeOf,
  uploadErrors,
} from './file.rules.ts';

const brief = (errors: ReturnType<typeof nameErrors>) =>
  errors.map(({ field, code, params }) => [field, code, ...params.map(({ value }) => value)].join(' '));

test.each([
  ['report.CSV', 'text/plain', 'SPREADSHEET'],
  ['report.xls', '', 'SPREADSHEET'],
  ['report.xlsx', '', 'SPREADSHEET'],
  ['report', 'text/csv', 'SPREADSHEET'],
  ['report', 'application/vnd.ms-excel', 'SPREADSHEET'],
  ['report.pdf', 'application/pdf', 'DOCUMENT'],
  ['csv.txt', 'text/plain', 'DOCUMENT'],
])('%s of type %s is a %s', (name, mimeType, type) => {
  expect(typeOf(name, mimeType)).toBe(type);
});

describe('a name', () => {
  test('has 1 to 120 characters, without slashes', () => {
    expect(brief(nameErrors('  ', false))).toEqual(['name REQUIRED']);
    expect(nameErrors(` ${'x'.repeat(120)} `, false)).toEqual([]);
    expect(brief(nameErrors('x'.repeat(121), false))).toEqual(['name TOO_LONG 120']);
    expect(brief(nameErrors('a/b', false))).toEqual(['name FORBIDDEN_CHARACTERS / \\']);
    expect(brief(nameErrors('a\\b', false))).toEqual(['name FORBIDDEN_CHARACTERS / \\']);
  });

  test('stands once in a folder', () => {
    expect(brief(nameErrors('Plan', true))).toEqual(['name TAKEN']);
    expect(nameErrors('Plan', false)).toEqual([]);
  });
});

test.each([
  ['', 0],
  ['AA==', 1],
  ['AAA=', 2],
  ['AAAA', 3],
  ['AAAAAAA=', 5],
  ['AAA', null],
  ['AA=A', null],
  ['A!AA', null],
])('%o as base64 holds %s bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});

describe('an upload', () => {
  const errors = (content: string, mimeType = 'text/plain') => brief(uploadErrors({ content, mimeType }));
  const base64Of = (bytes: number) => Buffer.alloc(bytes).toString('base64');

  test('has 64 kB at most', () => {
    expect(errors(base64Of(FILE_LIMIT))).toEqual([]);
    expect(errors(base64Of(FILE_LIMIT + 1))).toEqual(['content TOO_LARGE 64']);
  });

  test('is written in base64', () => {
    expect(errors('!')).toEqual(['content NOT_BASE64']);
  });

  test('has a media type', () => {
    expect(errors('', 'image/svg+xml')).toEqual([]);
    expect(errors('', 'text')).toEqual(['mimeType INVALID_FORMAT text/plain']);
    expect(errors('', 'text/html; charset=utf-8')).toEqual(['mimeType INVALID_FORMAT text/plain']);
  });
});

describe('a preview', () => {
  const drawn = (name: string, type: 'DOCUMENT' | 'SPREADSHEET' = 'DOCUMENT') =>
    decodeURIComponent(previewOf({ name, type }));

  test('shows the name, cut after 27 characters when it has more than 28', () => {
    expect(drawn('x'.repeat(28))).toContain(`>${'x'.repeat(28)}<`);
    expect(drawn('x'.repeat(29))).toContain(`>${'x'.repeat(27)}…<`);
  });

  test('is a table for a spreadsheet, five lines of text one below the other for a document', () => {
    expect(drawn('a', 'SPREADSHEET')).toContain('M70 36v104');
    expect(drawn('a', 'SPREADSHEET')).not.toContain('h188');
    for (const line of ['M20 48h188', 'M20 68h164', 'M20 88h200', 'M20 108h120', 'M20 128h176']) {
      expect(drawn('a')).toContain(line);
    }
    expect(drawn('a')).not.toContain('M70 36v104');
  });

  test('is the picture itself, where it can hold no script', () => {
    const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', 'text/plain'];
    expect(types.map((mimeType) => isOwnPreview({ mimeType }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

test('what somebody marked is of the person and the file', () => {
  expect(markId('user', 'file')).toBe('user:file');
});

test('a file is downloaded by an address that holds it', () => {
  expect(dataUrl('text/plain', 'AAAA')).toBe('data:text/plain;base64,AAAA');
});
