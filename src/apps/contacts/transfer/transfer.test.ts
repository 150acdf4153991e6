import { describe, expect, test } from 'vitest';
import { csvOf } from '~/lib/csv.ts';
import { noFields } from '~/resolvers/contact/contact.rules.ts';
import { cellsOf, columns, readCsvFile } from './csvFile.ts';
import { planned } from './importFile.rules.ts';
import { readVcardFile } from './vcardFile.ts';
import { writeVcards } from './writeVcards.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

const ada = {
  ...noFields,
  name: 'Ada; the first',
  lastName: 'Lovelace, Countess',
  nickname: 'Enchantress',
  company: 'Analytical Engines',
  jobTitle: 'Programmer',
  email: 'Ada@engines.example',
  phone: '+00 555 0199',
  address: 'St James’s Square 12, London',
  birthday: '1815-12-10',
  notes: `First line, and more; much more\n둘째 줄 ${'한국어'.repeat(40)} \\ end`,
};

describe('vCards', () => {
  test.each(['3.0', '4.0'] as const)('of version %s are read as they were written', (version) => {
    const text = writeVcards([{ ...ada, id: 'contact-1' }], version);
    expect(readVcardFile(text, now).contacts).toEqual([{ line: 1, fields: ada, errors: [] }]);
    expect(Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBe(75);
  });

  test('of other programs are read: groups of properties, types, addresses in parts', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Grace Hopper',
      'N:Hopper;Grace;;;',
      'item1.ORG:Navy;Computing',
      'EMAIL;TYPE=INTERNET,HOME:grace@navy.example',
      'TEL;TYPE=CELL:+1 555',
      'ADR;TYPE=HOME:;;Street 1;City;;123;NL',
      'BDAY:19061209',
      'NOTE:one, two',
      'END:VCARD',
    ].join('\n');
    expect(readVcardFile(text, now).contacts[0]?.fields).toMatchObject({
      name: 'Grace',
      lastName: 'Hopper',
      company: 'Navy, Computing',
      email: 'grace@navy.example',
      phone: '+1 555',
      address: 'Street 1, City, 123, NL',
      birthday: '1906-12-09',
      notes: 'one, two',
    });
  });

  test('without a given name are called by what there is, and a birthday without a year is kept as a note', () => {
    const card = (...lines: string[]) =>
      readVcardFile(['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'].join('\r\n'), now).contacts[0];
    expect(card('FN:Port Authority')?.fields).toMatchObject({ name: 'Port Authority', lastName: '' });
    expect(card('N:Sole;;;;')?.fields).toMatchObject({ name: 'Sole', lastName: '' });
    expect(card('ORG:Works')?.fields.name).toBe('Works');
    expect(card('FN:X', 'BDAY:--0529')?.fields).toMatchObject({ birthday: null, notes: 'BDAY: 05-29' });
    expect(card('NOTE:nobody')?.errors).toMatchObject([{ field: 'name', code: 'REQUIRED' }]);
  });

  test('that are broken are named by their line, and the others are taken', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN Broken',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN:Old',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Good',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Open',
    ].join('\n');
    const { contacts } = readVcardFile(text, now);
    expect(contacts.map(({ line, errors }) => [line, errors[0]?.code])).toEqual([
      [3, 'INVALID_FORMAT'],
      [5, 'NOT_ONE_OF'],
      [9, undefined],
      [13, 'INVALID_FORMAT'],
    ]);
  });

  test('are refused whole when there is none', () => {
    expect(readVcardFile('hello', now)).toMatchObject({
      contacts: [],
      ignored: [],
      errors: [{ code: 'EMPTY_FILE' }],
    });
  });
});

describe('CSV files', () => {
  test('are read as they were written', () => {
    const file = csvOf([[...columns], cellsOf(ada)]);
    expect(readCsvFile(file, now)).toEqual({
      contacts: [{ line: 2, fields: ada, errors: [] }],
      ignored: [],
      errors: [],
    });
  });

  test('of other programs are read by their heads, and what nothing is known of is named', () => {
    const file = 'Given Name,Family Name,E-mail 1 - Value,Photo\nGrace,Hopper,grace@navy.example,x\n';
    const { contacts, ignored } = readCsvFile(file, now);
    expect(contacts[0]?.fields).toMatchObject({
      name: 'Grace',
      lastName: 'Hopper',
      email: 'grace@navy.example',
    });
    expect(ignored).toEqual(['Photo']);
  });

  test('name their broken lines, and keep the good ones', () => {
    const file =
      'name,email,birthday\nAda,ada@x.example,\n,nobody@x.example,\nBob,bob,\nEve,,1999-02-30\nMax,,,,\nZoe,,,x\n';
    const { contacts } = readCsvFile(file, now);
    expect(
      contacts.map(({ line, errors }) => [line, errors.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      [2, []],
      [3, ['name REQUIRED']],
      [4, ['email INVALID_EMAIL']],
      [5, ['birthday INVALID_FORMAT']],
      [6, []],
      [7, [' TOO_MANY_CELLS']],
    ]);
  });

  test('are read up to an open quote', () => {
    const { contacts } = readCsvFile('name\nAda\n"Bob\nEve\n', now);
    expect(contacts.map(({ line, errors }) => [line, errors[0]?.code])).toEqual([
      [2, undefined],
      [3, 'OPEN_QUOTE'],
    ]);
  });

  test.each([
    ['', 'EMPTY_FILE'],
    ['name\n', 'EMPTY_FILE'],
    ['email\na@b.c\n', 'MISSING_COLUMN'],
    [`name\n${'x\n'.repeat(5_001)}`, 'TOO_MANY_LINES'],
  ])('are refused whole (%#)', (file, code) => {
    expect(readCsvFile(file, now)).toMatchObject({ contacts: [], ignored: [], errors: [{ code }] });
  });
});

test('a contact whose address is there already, or stands in the file twice, is told', () => {
  const line = (at: number, name: string, email = '') => ({
    line: at,
    fields: { ...noFields, name, email },
    errors: [],
  });
  const refused = { ...line(6, ''), errors: [{ field: 'name', code: 'REQUIRED' as const, params: [] }] };
  const lines = [
    line(2, 'Ada', 'ADA@x.example'),
    line(3, 'Bob', 'bob@x.example'),
    line(4, 'Bobby', 'Bob@x.example'),
    line(5, 'Eve'),
    refused,
    line(7, 'Eva'),
  ];
  const plan = planned(lines, new Map([['ada@x.example', 'Ada L.']]));
  expect(plan.map(({ outcome, twin }) => [outcome, twin])).toEqual([
    ['KNOWN', 'Ada L.'],
    ['NEW', null],
    ['TWICE', '3'],
    ['NEW', null],
    ['REFUSED', null],
    ['NEW', null],
  ]);
});
