import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** Camera Health, the home page. */
export const cameraHealthPath = (query: AddressQuery = {}): string =>
  withQuery('/apps/dashboards/analytics', query);

/** The map dashboard. */
export const mapDashboardPath = (query: AddressQuery = {}): string =>
  withQuery('/apps/dashboards/map', query);
