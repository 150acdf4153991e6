import { describe, expect, test } from 'vitest';
import { csvOf } from '~/lib/csv.ts';
import { noFields } from '~/resolvers/contact/contact.rules.ts';
import { cellsOf, columns, readCsvFile } from './csvFile.ts';
import { newGroups, newGroupsErrors } from './groupNames.ts';
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

const groups = [{ name: 'Friends' }, { name: 'Night; early, and \\ late' }];
const groupNames = groups.map(({ name }) => name);

/** Six pixels of each kind of picture would do: what it begins with tells them apart. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  jpeg: '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBD',
  gif: 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=',
  webp: 'UklGRhI0VnhXRUJQVlA4IBgAAAAwAQCdASoB',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYx',
};

describe('vCards', () => {
  test.each(['3.0', '4.0'] as const)('of version %s are read as they were written', (version) => {
    const photo = `data:image/png;base64,${pictures.png}`;
    const text = writeVcards([{ ...ada, id: 'contact-1', groups, photo }], version);
    expect(readVcardFile(text, now).contacts).toEqual([
      { line: 1, fields: ada, groups: groupNames, picture: photo, errors: [], left: [] },
    ]);
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

  test.each(Object.entries(pictures))(
    'hold a picture of the kind %s, whatever the card says of it',
    (kind, base64) => {
      const card = (line: string) =>
        readVcardFile(`BEGIN:VCARD\nVERSION:3.0\nFN:X\n${line}\nEND:VCARD`, now).contacts[0]?.picture;
      const picture = `data:image/${kind};base64,${base64}`;
      expect(card(`PHOTO;ENCODING=b;TYPE=OTHER:${base64.slice(0, 20)}\n ${base64.slice(20)}`)).toBe(picture);
      expect(card(`PHOTO;VALUE=uri:data:image/other;base64,${base64}`)).toBe(picture);
    },
  );

  test('keep the address of a picture by https, and leave out what is no picture, which is said', () => {
    const card = (line: string) =>
      readVcardFile(`BEGIN:VCARD\nVERSION:4.0\nFN:X\n${line}\nEND:VCARD`, now).contacts[0];
    expect(card('PHOTO:https://people.example/x.jpg?a=1,2')?.fields.avatar).toBe(
      'https://people.example/x.jpg?a=1,2',
    );
    for (const value of [
      'http://people.example/x.jpg',
      'data:image/png;base64,TVqQAAMAAAAEAAAA',
      'cid:photo',
    ]) {
      expect(card(`PHOTO:${value}`)).toMatchObject({
        fields: { avatar: '' },
        picture: null,
        errors: [],
        left: [{ field: 'avatar', code: 'NOT_PICTURE' }],
      });
    }
  });

  test('name each group once, and leave out those whose name is too long, which is said', () => {
    const text = `BEGIN:VCARD\nVERSION:4.0\nFN:X\nCATEGORIES:Friends, friends ,\nCATEGORIES:${'x'.repeat(61)},Club\nEND:VCARD`;
    expect(readVcardFile(text, now).contacts[0]).toMatchObject({
      groups: ['friends', 'Club'],
      errors: [],
      left: [{ field: 'groups', code: 'TOO_LONG' }],
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
    const file = csvOf([[...columns], cellsOf({ ...ada, groups })]);
    expect(readCsvFile(file, now)).toEqual({
      contacts: [{ line: 2, fields: ada, groups: groupNames, picture: null, errors: [], left: [] }],
      ignored: [],
      errors: [],
    });
  });

  test('of other programs are read by their heads, and what nothing is known of is named', () => {
    const file =
      'Given Name,Family Name,E-mail 1 - Value,Photo,Labels\nGrace,Hopper,grace@navy.example,x,* myContacts ::: Navy; Club\n';
    const { contacts, ignored } = readCsvFile(file, now);
    expect(contacts[0]?.fields).toMatchObject({
      name: 'Grace',
      lastName: 'Hopper',
      email: 'grace@navy.example',
    });
    expect(contacts[0]?.groups).toEqual(['Navy; Club']);
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
    groups: [],
    picture: null,
    errors: [],
    left: [],
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

test('groups of a file are those that are there, however they are written, or new ones', () => {
  const contacts = [{ groups: ['friends', 'Night shift'] }, { groups: ['NIGHT SHIFT', 'Club'] }];
  const fresh = newGroups(contacts, [{ name: 'Friends' }]);
  expect(fresh).toEqual(['Night shift', 'Club']);
  const kept = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Group ${index}` }));
  expect(newGroupsErrors(fresh, kept(98))).toEqual([]);
  expect(newGroupsErrors(fresh, kept(99))).toMatchObject([{ field: 'groups', code: 'TOO_MANY' }]);
});
