import type { ContactFields } from '~/resolvers/contact/contact.rules.ts';

export type VcardVersion = '3.0' | '4.0';

type Written = Omit<ContactFields, 'avatar'> & { readonly id: string };

/** Octets of a line, without its end (RFC 6350, 3.2). */
const LINE = 75;

const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (each) => `\\${each}`).replace(/\r\n|\r|\n/g, '\\n');

const bytes = new TextEncoder();

/** A long line goes on in the next one, behind a space; no character is cut. */
function folded(line: string): string {
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
  ];
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:${escaped(id)}`,
    `FN:${escaped([name, lastName].filter(Boolean).join(' '))}`,
    `N:${escaped(lastName)};${escaped(name)};;;`,
    ...optional.flatMap(([head, value]) => (value === '' ? [] : [`${head}:${value}`])),
    'END:VCARD',
  ];
}

/** Contacts as the text of a vCard file (RFC 2426 or RFC 6350). */
export const writeVcards = (contacts: readonly Written[], version: VcardVersion): string =>
  contacts
    .flatMap((contact) => linesOf(contact, version))
    .map((line) => `${folded(line)}\r\n`)
    .join('');
