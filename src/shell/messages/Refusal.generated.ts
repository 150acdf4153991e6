/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type RefusalFragment = { field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> };

export const RefusalFragmentDoc = gql<RefusalFragment, unknown>`
    fragment Refusal on FieldError {
  field
  code
  params {
    name
    value
  }
}
    `;