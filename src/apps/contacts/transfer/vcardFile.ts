import ICAL from 'ical.js';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import type { ContactFields } from '~/resolvers/contact/contact.rules.ts';
import { noFields } from '~/resolvers/contact/contact.rules.ts';
import { type CardPicture, noPicture, readPicture } from './cardPicture.ts';
import {
  MAX_CONTACTS,
  type ReadContact,
  type ReadFile,
  readContact,
  refusedFile,
  unreadable,
} from './importFile.rules.ts';

/** A card as it stands in the file. */
interface Block {
  readonly line: number;
  readonly lines: readonly string[];
  readonly ended: boolean;
}

const begins = (line: string) => /^BEGIN:VCARD\s*$/i.test(line);
const ends = (line: string) => /^END:VCARD\s*$/i.test(line);

/** The cards of a file; what stands between them belongs to none. */
function blocksOf(text: string): Block[] {
  const blocks: { line: number; lines: string[]; ended: boolean }[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (begins(line)) blocks.push({ line: index + 1, lines: [], ended: false });
    const open = blocks.at(-1);
    if (!open || open.ended) continue;
    open.lines.push(line);
    if (ends(line)) open.ended = true;
  }
  return blocks;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(texts)
    : value === null || value === undefined
      ? []
      : // The library takes this escape away in texts of several parts alone.
        [String(value).replaceAll('\\;', ';')];

/** The parts of the first property of the name; none when there is no such. */
const partsOf = (card: ICAL.Component, name: string): string[] =>
  texts(card.getFirstProperty(name)?.getValues());

const firstOf = (card: ICAL.Component, name: string): string => partsOf(card, name)[0] ?? '';

/** Structured texts come as one value that is a list. */
function namesOf(card: ICAL.Component): Pick<ContactFields, 'name' | 'lastName'> {
  const [lastName = '', name = ''] = partsOf(card, 'n');
  const whole = firstOf(card, 'fn');
  if (name.trim() !== '') return { name, lastName };
  return { name: lastName.trim() || whole || firstOf(card, 'org'), lastName: '' };
}

/** The day of birth, and what is left of one without a year, which is kept among the notes. */
function birthOf(card: ICAL.Component): { readonly birthday: string | null; readonly note: string } {
  const written = firstOf(card, 'bday');
  if (written.startsWith('--')) return { birthday: null, note: `BDAY: ${written.slice(2)}` };
  return { birthday: written === '' ? null : written.slice(0, 10), note: '' };
}

function fieldsOf(card: ICAL.Component): ContactFields {
  const { birthday, note } = birthOf(card);
  // A comma of a note that is not escaped parts it in the eyes of version 3.0.
  const notes = partsOf(card, 'note').join(',');
  return {
    ...noFields,
    ...namesOf(card),
    nickname: partsOf(card, 'nickname').join(', '),
    company: partsOf(card, 'org').filter(Boolean).join(', '),
    jobTitle: firstOf(card, 'title') || firstOf(card, 'role'),
    email: firstOf(card, 'email').replace(/^mailto:/i, ''),
    phone: firstOf(card, 'tel').replace(/^tel:/i, ''),
    address: partsOf(card, 'adr').filter(Boolean).join(', '),
    birthday,
    notes: [notes, note].filter(Boolean).join('\n'),
  };
}

/** The groups of a card; their names may be parted into several properties. */
const groupsOf = (card: ICAL.Component): string[] =>
  card.getAllProperties('categories').flatMap((property) => texts(property.getValues()));

function photoOf(card: ICAL.Component): CardPicture {
  const property = card.getFirstProperty('photo');
  return property ? readPicture(String(property.getFirstValue()), property.type === 'uri') : noPicture;
}

/** The first line of a card that is no property: one that goes on begins with a space. */
const brokenLineOf = ({ line, lines }: Block): number | null => {
  const index = lines.findIndex((each) => each.trim() !== '' && !/^[ \t]/.test(each) && !each.includes(':'));
  return index < 0 ? null : line + index;
};

function readBlock(block: Block, now: number): ReadContact {
  if (!block.ended) return unreadable(block.line, refuse('', 'INVALID_FORMAT', { example: 'END:VCARD' }));
  if (block.lines.some((line) => /^VERSION:2/i.test(line)))
    return unreadable(block.line, refuse('VERSION', 'NOT_ONE_OF', { allowed: '3.0, 4.0' }));
  const broken = brokenLineOf(block);
  const example = { example: 'FN:Ada Lovelace' };
  if (broken !== null) return unreadable(broken, refuse('', 'INVALID_FORMAT', example));
  try {
    const card = new ICAL.Component(ICAL.parse(block.lines.join('\r\n')) as unknown[]);
    const written = { fields: fieldsOf(card), groups: groupsOf(card), photo: photoOf(card) };
    return readContact(block.line, written, now);
  } catch {
    return unreadable(block.line, refuse('', 'INVALID_FORMAT', example));
  }
}

/** Reads a file of vCards, of version 3.0 or 4.0; `now` in milliseconds since 1970. */
export function readVcardFile(text: string, now: number): ReadFile {
  const blocks = blocksOf(text);
  if (blocks.length === 0) return refusedFile(refuse('csv', 'EMPTY_FILE'));
  if (blocks.length > MAX_CONTACTS)
    return refusedFile(refuse('csv', 'TOO_MANY_LINES', { most: MAX_CONTACTS }));
  return { contacts: blocks.map((block) => readBlock(block, now)), ignored: [], errors: [] };
}
