import { type CsvLine, type CsvValue, parseCsv } from '~/lib/csv.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { type ContactFields, noFields } from '~/resolvers/contact/contact.rules.ts';
import {
  MAX_CONTACTS,
  type ReadContact,
  type ReadFile,
  readContact,
  refusedFile,
} from './importFile.rules.ts';

type Column = Exclude<keyof ContactFields, 'avatar'>;

/** The columns of a file that is taken out, and the heads by which other programs call them. */
const heads: Readonly<Record<Column, readonly string[]>> = {
  name: ['first name', 'given name'],
  lastName: ['last name', 'family name', 'surname'],
  nickname: [],
  company: ['organization', 'organization name', 'organization 1 - name'],
  jobTitle: ['job title', 'organization title', 'organization 1 - title'],
  email: ['e-mail', 'e-mail address', 'e-mail 1 - value', 'primary email'],
  phone: ['mobile phone', 'phone 1 - value', 'business phone', 'mobile number'],
  address: ['address 1 - formatted', 'home address'],
  birthday: [],
  notes: [],
};

export const columns = Object.keys(heads) as readonly Column[];

/** A contact as the cells of a line, for `csvOf`. */
export const cellsOf = (contact: Pick<ContactFields, Column>): CsvValue[] =>
  columns.map((column) => contact[column]);

const columnOf = (head: string): Column | undefined => {
  const wanted = head.trim().toLowerCase();
  return columns.find((column) => column.toLowerCase() === wanted || heads[column].includes(wanted));
};

function readLine(
  { line, cells }: CsvLine,
  known: readonly (Column | undefined)[],
  now: number,
): ReadContact {
  const fields: Record<string, string | null> = { ...noFields };
  // Of several columns for the same the first that holds something counts.
  for (const [index, column] of known.entries()) if (column) fields[column] ||= cells[index] ?? '';
  const tooMany = cells.slice(known.length).some((cell) => cell !== '');
  return readContact(line, { ...noFields, ...fields }, now, tooMany ? [refuse('', 'TOO_MANY_CELLS')] : []);
}

/** Reads a CSV file of contacts; `now` in milliseconds since 1970. */
export function readCsvFile(text: string, now: number): ReadFile {
  const { lines, brokenLine } = parseCsv(text);
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return refusedFile(refuse('csv', 'EMPTY_FILE'));
  if (rest.length > MAX_CONTACTS) return refusedFile(refuse('csv', 'TOO_MANY_LINES', { most: MAX_CONTACTS }));
  const known = first.cells.map(columnOf);
  if (!known.includes('name')) return refusedFile(refuse('name', 'MISSING_COLUMN', { columns: 'name' }));
  // Behind an open quote nothing can be told apart.
  const readable = rest.filter(({ line }) => brokenLine === null || line < brokenLine);
  const contacts = readable.map((line) => readLine(line, known, now));
  const broken = { line: brokenLine ?? 0, fields: noFields, errors: [refuse('', 'OPEN_QUOTE')] };
  return {
    contacts: brokenLine === null ? contacts : [...contacts, broken],
    ignored: first.cells.filter((cell, index) => cell.trim() !== '' && !known[index]),
    errors: [],
  };
}
