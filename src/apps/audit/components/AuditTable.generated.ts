/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type AuditTableFragment = { id: string, at: string, userId: string | null, userName: string, action: BaseTypes.AuditAction, subject: BaseTypes.AuditSubject, detail: string, count: number, firstEntries: Array<{ id: string, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string }> };

export type AuditThingFragment = { id: string, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string };

export const AuditThingFragmentDoc = gql<AuditThingFragment, unknown>`
    fragment AuditThing on AuditEntry {
  id
  subject
  subjectId
  subjectName
}
    `;
export const AuditTableFragmentDoc = gql<AuditTableFragment, unknown>`
    fragment AuditTable on AuditLine {
  id
  at
  userId
  userName
  action
  subject
  detail
  count
  firstEntries {
    ...AuditThing
  }
}
    `;