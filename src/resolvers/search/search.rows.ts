import type { SearchKind } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

/** Made when it is asked for; no table holds it. */
export interface SearchResultRow {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

export type SearchResultConnectionRow = Connection<SearchResultRow>;
