/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ContactRowFragment = { id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> };

export const ContactRowFragmentDoc = gql<ContactRowFragment, unknown>`
    fragment ContactRow on Contact {
  id
  name
  lastName
  avatar
  company
  jobTitle
  email
  phone
  starred
  pinned
  frequent
  removable
  groups {
    id
    name
  }
}
    `;