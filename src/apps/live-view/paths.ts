import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** Live View. A wall, a tour or a camera may be named: `liveViewPath({ camera: id })`. */
export const liveViewPath = (query: AddressQuery = {}): string => withQuery('/apps/live-view', query);
