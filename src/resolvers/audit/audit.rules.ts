import type { Context } from '../context.ts';
import { plainName } from '../session/names.rules.ts';
import type { UserRow } from '../session/session.rows.ts';
import type { AuditEntryRow } from './audit.rows.ts';

/** The same person looking at the same camera again within this time is one view, in milliseconds. */
export const VIEW_ONCE_IN = 15 * 60_000;

/** What was done; the person and the moment are added when it is recorded. */
export type Audited = Pick<AuditEntryRow, 'action' | 'subject' | 'subjectId' | 'subjectName'> & {
  readonly detail?: string;
};

/** The account; null when somebody tried to sign in with a name that no account has. */
type Person = Pick<UserRow, 'id' | 'displayName'> | null;

/** Longest recorded name of a subject, in characters: somebody may try to sign in with a very long text. */
const NAME_LIMIT = 300;

/** Plain text in one line: an entry is read in tables, files and logs. */
const inOneLine = (text: string) => plainName(text.replace(/\s*[\r\n]+\s*/g, ' '));

type EntryOfNoLine = Omit<AuditEntryRow, 'batchId' | 'lineId' | 'place'>;

const entryOf = (
  id: string,
  now: number,
  person: Person,
  { detail = '', subjectName, ...subject }: Audited,
): EntryOfNoLine => ({
  id,
  at: now,
  userId: person?.id ?? '',
  userName: person?.displayName ?? '',
  ...subject,
  subjectName: inOneLine(subjectName).slice(0, NAME_LIMIT),
  detail: inOneLine(detail),
});

/** How long after the first call of a batch another may join its lines: whoever uses a name again later begins anew. */
export const BATCH_LASTS = 15 * 60_000;

/** A line that is being written: its id, and the place of its next entry. */
interface OpenLine {
  readonly id: string;
  place: number;
}

const lineKey = ({ action, subject, detail }: Pick<AuditEntryRow, 'action' | 'subject' | 'detail'>) =>
  JSON.stringify([action, subject, detail]);

/** The lines of the account that calls of the same batch have begun. Nobody's batch ever reaches another account's. */
async function begunLines(
  { auditEntries }: Pick<Context['store'], 'auditEntries'>,
  { batchId, now }: Pick<Context, 'batchId' | 'now'>,
  userId: string,
): Promise<Map<string, OpenLine>> {
  if (batchId === null) return new Map();
  const groups = await auditEntries.aggregate({
    where: { userId, batchId },
    by: ['lineId', 'action', 'subject', 'detail'],
    min: 'at',
  });
  const open = groups.filter(({ min }) => min !== null && min >= now - BATCH_LASTS);
  return new Map(open.map(({ key, count }) => [lineKey(key), { id: key.lineId, place: count }]));
}

/** Puts the entries of a call into lines: into those that its batch has begun, else into new ones. */
function inLines(
  entries: readonly EntryOfNoLine[],
  batchId: string | null,
  lines: Map<string, OpenLine>,
): AuditEntryRow[] {
  const batch = batchId ?? entries[0]?.id ?? '';
  return entries.map((entry) => {
    const line = lines.get(lineKey(entry)) ?? { id: entry.id, place: 0 };
    lines.set(lineKey(entry), line);
    return { ...entry, batchId: batch, lineId: line.id, place: line.place++ };
  });
}

/**
 * Records who does something, in the transaction that does it: either both are stored or neither. What the program does
 * by itself, without a session, is not recorded.
 * @param store the transaction's
 */
export async function recordAudit(
  store: Pick<Context['store'], 'users' | 'auditEntries'>,
  context: Context,
  ...done: readonly Audited[]
): Promise<AuditEntryRow[]> {
  const { viewer, session } = context;
  if (!viewer || !session || done.length === 0) return [];
  const user = await store.users.get(viewer.id);
  const person = { id: viewer.id, displayName: user?.displayName ?? viewer.id };
  const found = done.map((each) => entryOf(context.newId(), context.now, person, each));
  const entries = inLines(found, context.batchId, await begunLines(store, context, viewer.id));
  await store.auditEntries.insert(entries);
  return entries;
}

/**
 * Records an event of an account while nobody is signed in yet: a registration, a sign-in or a failed sign-in.
 * @param triedName what was typed, when no account has that name
 */
export async function recordAccountEvent(
  { auditEntries }: Pick<Context['store'], 'auditEntries'>,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  action: 'SIGN_IN' | 'SIGN_IN_REFUSED' | 'REGISTER',
  person: Person,
  { detail = '', triedName = '' }: { readonly detail?: string; readonly triedName?: string } = {},
): Promise<void> {
  const subjectName = person?.displayName ?? triedName;
  const done = { action, subject: 'ACCOUNT', subjectId: person?.id ?? null, subjectName, detail } as const;
  await auditEntries.insert(inLines([entryOf(newId(), now, person, done)], null, new Map()));
}
