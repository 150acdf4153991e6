import type { ContactFields } from '~/resolvers/contact/contact.rules.ts';

export type VcardVersion = '3.0' | '4.0';

type Written = Omit<ContactFields, 'avatar'> & {
  readonly id: string;
  readonly groups: readonly { readonly name: string }[];
  /** Its picture: an address, or a `data:` address of Base64; empty where there is none. */
  readonly photo: string;
};

/** Octets of a line, without its end (RFC 6350, 3.2). */
const LINE = 75;

const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (each) => `\\${each}`).replace(/\r\n|\r|\n/g, '\\n');

const bytes = new TextEncoder();

/** A long line goes on in the next one, behind a space; no character is cut. */
function folded(line: string): string {
  // Pictures are long, and of one byte a character.
  if (/^[\x20-\x7e]*$/.test(line)) {
    const rest = line.slice(LINE).match(new RegExp(`.{1,${LINE - 1}}`, 'g')) ?? [];
    return [line.slice(0, LINE), ...rest.map((part) => ` ${part}`)].join('\r\n');
  }
  const lines = [''];
  let room = LINE;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (size > room) {
      lines.push(' ');
      room = LINE - 1;
    }
    lines[lines.length - 1] += character;
    room -= size;
  }
  return lines.join('\r\n');
}

/** A picture in the card itself; another address as it is. */
function photoLine(photo: string, version: VcardVersion): string[] {
  if (photo === '') return [];
  const [, type, base64] = /^data:image\/([\w+.-]+);base64,(.*)$/s.exec(photo) ?? [];
  if (!type || !base64 || version === '4.0')
    return [`PHOTO${version === '3.0' ? ';VALUE=uri' : ''}:${photo}`];
  return [`PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}:${base64}`];
}

function linesOf(contact: Written, version: VcardVersion): string[] {
  const { id, name, lastName, nickname, company, jobTitle, email, phone, address, birthday, notes } = contact;
  const optional: readonly (readonly [head: string, value: string])[] = [
    ['NICKNAME', escaped(nickname)],
    ['ORG', escaped(company)],
    ['TITLE', escaped(jobTitle)],
    ['EMAIL', escaped(email)],
    [version === '4.0' ? 'TEL;VALUE=text' : 'TEL', escaped(phone)],
    ['ADR', address === '' ? '' : `;;${escaped(address)};;;;`],
    ['BDAY', version === '4.0' ? (birthday ?? '').replaceAll('-', '') : (birthday ?? '')],
    ['NOTE', escaped(notes)],
    ['CATEGORIES', contact.groups.map((group) => escaped(group.name)).join(',')],
  ];
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:${escaped(id)}`,
    `FN:${escaped([name, lastName].filter(Boolean).join(' '))}`,
    `N:${escaped(lastName)};${escaped(name)};;;`,
    ...optional.flatMap(([head, value]) => (value === '' ? [] : [`${head}:${value}`])),
    ...photoLine(contact.photo, version),
    'END:VCARD',
  ];
}

/** Contacts as the text of a vCard file (RFC 2426 or RFC 6350). */
export const writeVcards = (contacts: readonly Written[], version: VcardVersion): string =>
  contacts
    .flatMap((contact) => linesOf(contact, version))
    .map((line) => `${folded(line)}\r\n`)
    .join('');
