import { describe, expect, test } from 'vitest';
import type { MailAddressRow, MailRow } from './mail.rows.ts';
import {
  countedLists,
  draftErrors,
  keysOf,
  mailText,
  plainText,
  previewOf,
  sendErrors,
  sizeText,
  withWords,
} from './mail.rules.ts';
import { isTooShort, searchedParts } from './mailSearch.rules.ts';

test.each([
  ['<p>Gate&nbsp;3</p><p>is <b>open</b></p>', 'Gate 3 is open'],
  ['<style>p { color: red }</style>Seen<script>alert(1)</script>', 'Seen'],
  ['5 &lt; 7 &amp;&amp; &quot;late&quot; &unknown;', '5 < 7 && "late" &unknown;'],
  ['', ''],
])('the words of %s are %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('a preview ends with an ellipsis only where something follows', () => {
  expect(previewOf('x'.repeat(180))).toBe('x'.repeat(180));
  expect(previewOf('x'.repeat(181))).toBe(`${'x'.repeat(179)}…`);
});

test.each([
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_500, '2 kB'],
  [1_000_000, '1.0 MB'],
  [1_230_000, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('a preview is cut after a word, without the space behind it', () => {
  expect(previewOf(`${'x'.repeat(178)} ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(178)}…`);
});

const person = (email: string, name = ''): MailAddressRow => ({ name, email, avatar: '' });
const mail: Omit<MailRow, 'words'> = {
  id: 'm',
  ownerId: 'user',
  folderId: '0',
  from: person('mira@example.com', 'Mira'),
  to: [person('nadia@example.com', 'Nadia')],
  cc: [person('cem@example.com', 'Cem')],
  bcc: [person('secret@example.com', 'Secret')],
  subject: 'Gate',
  message: '<p>It is <b>open</b></p>',
  sentAt: 7,
  read: true,
  starred: false,
  important: true,
  attachments: [],
};

describe('the words of a mail', () => {
  test('are its subject, its people and its text, folded', () => {
    expect(withWords({ ...mail, from: person('mira@example.com', 'IŞIK İnce') })).toMatchObject({
      subject: 'Gate',
      words: [
        'gate\nişik ince\nmira@example.com\nnadia\nnadia@example.com\ncem\ncem@example.com',
        'secret\nsecret@example.com\nit is open',
      ].join('\n'),
    });
  });

  test('are the whole of a long message, without empty lines', () => {
    const { words } = withWords({
      ...mail,
      from: person('mira@example.com'),
      to: [],
      cc: [],
      bcc: [],
      message: 'x'.repeat(50_000),
    });
    expect(words).toBe(`gate\nmira@example.com\n${'x'.repeat(50_000)}`);
  });

  test('that a reader sees are the same without those who got copies, as they were written', () => {
    expect(mailText(mail)).toBe('Gate\nMira\nmira@example.com\nNadia\nnadia@example.com\nIt is open');
  });

  test.each([
    ['gate open', ['gate', 'open']],
    ['  "the white van"  quay "', ['the white van', 'quay']],
    ['" quay " van', ['quay', 'van']],
    ['he said "back again', ['he', 'said', 'back again']],
    ['gate gate', ['gate']],
    ['"" " "', []],
    ['aa ab ac ad ae af ag ah ai aj ak', ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj']],
    ['gate e', ['gate']],
    ['e "7" ü ж م', []],
    ['서 門 か', ['서', '門', 'か']],
  ])('that %j asks for are %j', (search, parts) => {
    expect(searchedParts(search)).toEqual(parts);
  });

  test('of one letter is too short, of one syllable it is not', () => {
    expect(['', '  ', 'e', 'e "7"', '서', 'ga', 'e ga'].map(isTooShort)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['<p>un<b>seen</b></p><p>next</p>', 'unseen next'],
    ['a&#39;b&#x1F389;&lt;&nbsp;c', "a'b🎉< c"],
    ['&#0; &#xD800; &#9999999; &unknown;', '&#0; &#xD800; &#9999999; &unknown;'],
    ['x<script>alert(1)</script>y<br>z', 'x y z'],
  ])('of %j are %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('stand with what lists order and filter by in what a label repeats', () => {
    expect(keysOf(withWords({ ...mail, subject: 'Door' }))).toEqual({
      ownerId: 'user',
      folderId: '0',
      sentAt: 7,
      read: true,
      starred: false,
      important: true,
      words: expect.stringMatching(/^door/),
    });
  });
});

describe('a mail', () => {
  const brief = (errors: ReturnType<typeof draftErrors>) =>
    errors.map(({ field, code, params }) => [field, code, ...params.map(({ value }) => value)].join(' '));
  const draft = (change: Partial<MailRow>) => brief(draftErrors({ ...mail, ...change }));
  const sent = (change: Partial<MailRow>) => brief(sendErrors({ ...mail, ...change }));
  const nobody = { to: [], cc: [], bcc: [] };
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => person(`p${index}@example.com`));
  const file = { type: 'IMAGE', fileName: 'gate.png', url: 'https://example.com/gate.png', bytes: 1 };

  test('that keeps the rules can be sent', () => {
    expect(sent({ attachments: [file] })).toEqual([]);
  });

  test('needs a recipient to be sent, of any kind, and none as a draft', () => {
    expect(draft(nobody)).toEqual([]);
    expect(sent(nobody)).toEqual(['to REQUIRED']);
    for (const field of ['to', 'cc', 'bcc']) expect(sent({ ...nobody, [field]: people(1) })).toEqual([]);
  });

  test('has a hundred recipients at most, all kinds together', () => {
    expect(draft({ to: people(40), cc: people(30), bcc: people(30) })).toEqual([]);
    expect(draft({ to: people(40), cc: people(30), bcc: people(31) })).toEqual(['to TOO_MANY 100']);
  });

  test.each(['to', 'cc', 'bcc'] as const)('names whom it cannot reach in %s', (field) => {
    expect(sent({ [field]: [person('nadia@example.com'), person('nadia')] })).toEqual([
      `${field} INVALID_EMAIL nadia`,
    ]);
    expect(draft({ [field]: [person('nadia')] })).toEqual([]);
  });

  test('goes to addresses of 254 characters at most', () => {
    const address = (length: number) => '@example.com'.padStart(length, 'n');
    expect(sent({ to: [person(address(254))] })).toEqual([]);
    expect(sent({ to: [person(address(255))] })).toEqual([`to INVALID_EMAIL ${address(255)}`]);
  });

  test('has a subject of 200 characters at most, and a text of 50,000', () => {
    expect(draft({ subject: 'x'.repeat(200), message: 'x'.repeat(50_000) })).toEqual([]);
    expect(draft({ subject: 'x'.repeat(201) })).toEqual(['subject TOO_LONG 200']);
    expect(draft({ message: 'x'.repeat(50_001) })).toEqual(['message TOO_LONG 50000']);
    expect(sent({ subject: 'x'.repeat(201) })).toEqual(['subject TOO_LONG 200']);
  });

  test('has ten attachments at most', () => {
    expect(draft({ attachments: Array.from({ length: 10 }, () => file) })).toEqual([]);
    expect(draft({ attachments: Array.from({ length: 11 }, () => file) })).toEqual([
      'attachments TOO_MANY 10',
    ]);
  });

  test('names the attachment that is refused', () => {
    const inline = (length: number) => 'data:text/plain;base64,'.padEnd(length, 'A');
    const attached = (change: Partial<typeof file>) => draft({ attachments: [file, { ...file, ...change }] });
    expect(attached({ url: '/api/blobs/file-1', bytes: 90_000_000 })).toEqual([]);
    expect(attached({ url: inline(60_000), bytes: 0 })).toEqual([]);
    expect(attached({ url: inline(60_001) })).toEqual(['attachments TOO_LARGE 45 gate.png']);
    expect(attached({ bytes: -1 })).toEqual(['attachments TOO_LARGE 45 gate.png']);
    expect(attached({ url: 'javascript:alert(1)' })).toEqual([
      'attachments INVALID_ADDRESS data:, https: gate.png',
    ]);
  });
});

test('just below a million bytes are a thousand kB', () => {
  expect(sizeText(999_999)).toBe('1000 kB');
});

test('a change of a mail tells all folders, quick filters and labels', () => {
  const handles = Object.values(countedLists()).map((list) => list.map(({ handle }) => handle));
  expect(handles).toEqual([
    ['inbox', 'sent', 'drafts', 'spam', 'trash'],
    ['starred', 'important'],
    ['note', 'paypal', 'invoice', 'amazon'],
  ]);
});
