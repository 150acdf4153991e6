import { type CsvLine, type CsvValue, parseCsv } from '~/lib/csv.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { type ContactFields, noFields } from '~/resolvers/contact/contact.rules.ts';
import { groupsCell, namesInCell, namesInGoogleCell } from './groupNames.ts';
import {
  MAX_CONTACTS,
  type ReadContact,
  type ReadFile,
  readContact,
  refusedFile,
  unreadable,
} from './importFile.rules.ts';

type Field = Exclude<keyof ContactFields, 'avatar'>;
type Column = Field | 'groups';

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
  groups: ['categories', 'group membership', 'labels'],
};

/** The heads of Google's, whose cells name groups in a way of their own. */
const isGoogles = (head: string): boolean =>
  ['group membership', 'labels'].includes(head.trim().toLowerCase());

export const columns = Object.keys(heads) as readonly Column[];

/** A contact as the cells of a line, for `csvOf`. */
export const cellsOf = (
  contact: Pick<ContactFields, Field> & { readonly groups: readonly { readonly name: string }[] },
): CsvValue[] =>
  columns.map((column) =>
    column === 'groups' ? groupsCell(contact.groups.map(({ name }) => name)) : contact[column],
  );

const columnOf = (head: string): Column | undefined => {
  const wanted = head.trim().toLowerCase();
  return columns.find((column) => column.toLowerCase() === wanted || heads[column].includes(wanted));
};

/** A head of the file, and the column that it stands for. */
interface Head {
  readonly column: Column | undefined;
  readonly googles: boolean;
}

function readLine({ line, cells }: CsvLine, heads: readonly Head[], now: number): ReadContact {
  const fields: Partial<Record<Field, string>> = {};
  const groups: string[] = [];
  for (const [index, { column, googles }] of heads.entries()) {
    const cell = cells[index] ?? '';
    if (column === 'groups') groups.push(...(googles ? namesInGoogleCell(cell) : namesInCell(cell)));
    // Of several columns for the same the first that holds something counts.
    else if (column) fields[column] ||= cell;
  }
  const tooMany = cells.slice(heads.length).some((cell) => cell !== '');
  const unread = tooMany ? [refuse('', 'TOO_MANY_CELLS')] : [];
  return readContact(line, { fields: { ...noFields, ...fields }, groups, unread }, now);
}

/** Reads a CSV file of contacts; `now` in milliseconds since 1970. */
export function readCsvFile(text: string, now: number): ReadFile {
  const { lines, brokenLine } = parseCsv(text);
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return refusedFile(refuse('csv', 'EMPTY_FILE'));
  if (rest.length > MAX_CONTACTS) return refusedFile(refuse('csv', 'TOO_MANY_LINES', { most: MAX_CONTACTS }));
  const known = first.cells.map((head) => ({ column: columnOf(head), googles: isGoogles(head) }));
  if (!known.some(({ column }) => column === 'name'))
    return refusedFile(refuse('name', 'MISSING_COLUMN', { columns: 'name' }));
  // Behind an open quote nothing can be told apart.
  const readable = rest.filter(({ line }) => brokenLine === null || line < brokenLine);
  const contacts = readable.map((line) => readLine(line, known, now));
  const broken = unreadable(brokenLine ?? 0, refuse('', 'OPEN_QUOTE'));
  return {
    contacts: brokenLine === null ? contacts : [...contacts, broken],
    ignored: first.cells.filter((cell, index) => cell.trim() !== '' && !known[index]?.column),
    errors: [],
  };
}
