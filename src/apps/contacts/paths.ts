import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** The views that everybody has, as they stand in the address. Any other name there is the id of a group. */
export const commonViews = ['all', 'frequent', 'starred'] as const;

export type CommonView = (typeof commonViews)[number];

export const isCommonView = (view: string): view is CommonView =>
  commonViews.some((common) => common === view);

/** A view of the contacts: all, frequent, starred or a group. */
export const contactsPath = (view = 'all', query: AddressQuery = {}): string =>
  withQuery(`/apps/contacts/${encodeURIComponent(view)}`, query);

/** A contact, opened over all of them. */
export const contactPath = (id: string): string => contactsPath('all', { contact: id });
