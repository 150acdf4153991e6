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
}

export type AuditEntryConnectionRow = Connection<AuditEntryRow>;
