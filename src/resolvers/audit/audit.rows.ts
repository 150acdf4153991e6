import type { AuditAction, AuditSubject } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface AuditEntryRow {
  readonly id: string;
  readonly at: number;
  /** Empty when somebody tried to sign in by a name that no account has. */
  readonly userId: string;
  /** As it was then: an entry outlives what it speaks of. */
  readonly userName: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly detail: string;
  /** What several calls of one account share that do one thing; of any other call its own. */
  readonly batchId: string;
  /** Id of the entry that begins the line: what one account did in one batch, in the same words, to however many. */
  readonly lineId: string;
  /** Of the entry in its line; 0 for the one that begins it. */
  readonly place: number;
}

/** A line is the entry that begins it. */
export type AuditLineRow = AuditEntryRow;

export type AuditLineConnectionRow = Connection<AuditLineRow>;

export type AuditEntryConnectionRow = Connection<AuditEntryRow>;
