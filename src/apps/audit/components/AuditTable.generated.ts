/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type AuditTableFragment = { id: string, at: string, userId: string | null, userName: string, action: BaseTypes.AuditAction, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string, detail: string };

export const AuditTableFragmentDoc = gql<AuditTableFragment, unknown>`
    fragment AuditTable on AuditEntry {
  id
  at
  userId
  userName
  action
  subject
  subjectId
  subjectName
  detail
}
    `;