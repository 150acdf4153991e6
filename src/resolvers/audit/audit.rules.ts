import type { Context } from '../context.ts';
import type { AuditEntryRow } from './audit.rows.ts';

/** The same person looking at the same camera again within this time is one view, in milliseconds. */
export const VIEW_ONCE_IN = 15 * 60_000;

/** What was done, without who and when. */
export type Audited = Pick<AuditEntryRow, 'action' | 'subject' | 'subjectId' | 'subjectName'> & {
  readonly detail?: string;
};

/**
 * Writes down who does something, in the transaction that does it: what is kept was written down, and what was written
 * down is kept. Nothing is written for what the program does by itself, which has no session.
 * @param store the transaction's
 */
export async function recordAudit(
  store: Context['store'],
  context: Context,
  ...done: readonly Audited[]
): Promise<AuditEntryRow[]> {
  const { viewer, session, now, newId } = context;
  if (!viewer || !session || done.length === 0) return [];
  const user = await store.users.get(viewer.id);
  const entries = done.map(({ detail = '', ...subject }) => ({
    id: newId(),
    at: now,
    userId: viewer.id,
    userName: user?.displayName ?? viewer.id,
    ...subject,
    detail,
  }));
  await store.auditEntries.insert(entries);
  return entries;
}
