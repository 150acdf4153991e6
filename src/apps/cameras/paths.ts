import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** The registry of cameras; filters stand in the query. */
export const camerasPath = (filter: AddressQuery = {}): string => withQuery('/cameras', filter);

/** One camera. */
export const cameraPath = (id: string): string => `/cameras/${encodeURIComponent(id)}`;

/** Where the first steps of an empty server are done. */
export const firstStepLinks = {
  site: camerasPath({ panel: 'newSite' }),
  camera: camerasPath({ panel: 'add' }),
  picture: cameraPath,
};
