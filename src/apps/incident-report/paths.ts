import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** Incident Report. */
export const incidentReportPath = (query: AddressQuery = {}): string =>
  withQuery('/apps/dashboards/project', query);
