/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type QuickPanelEntryFragment = { id: string, title: string, detail: string };

export const QuickPanelEntryFragmentDoc = gql<QuickPanelEntryFragment, unknown>`
    fragment QuickPanelEntry on QuickPanelItem {
  id
  title
  detail
}
    `;