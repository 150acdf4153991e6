/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type TeamTableFragment = { teamMembers: Array<{ id: string, name: string, automated: boolean, avatar: string, position: string, office: string, email: string, phone: string, openIncidents: number }> };

export const TeamTableFragmentDoc = gql<TeamTableFragment, unknown>`
    fragment TeamTable on Query {
  teamMembers {
    id
    name
    automated
    avatar
    position
    office
    email
    phone
    openIncidents
  }
}
    `;