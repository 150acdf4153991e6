import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { placeErrors, textErrors } from '../registry/registry.rules.ts';

/** Longest texts, in characters. */
export const SITE_NAME_LIMIT = 100;
export const ADDRESS_LIMIT = 200;

/** As many sites as the list of them promises at most (`schema/graphql/site.graphql`). */
export const MAX_SITES = 100;

/** What is typed of a site. */
export interface SiteDraft {
  readonly name: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** What is wrong with a site, by field. That its time zone exists is said by the type of the field. */
export const siteErrors = ({ name, address, lat, lng }: SiteDraft): FieldErrorRow[] => [
  ...refusals(name.trim() === '' && refuse('name', 'REQUIRED')),
  ...textErrors('name', name, SITE_NAME_LIMIT),
  ...textErrors('address', address, ADDRESS_LIMIT),
  ...placeErrors(lat, lng),
];
