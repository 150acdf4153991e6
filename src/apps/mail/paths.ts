import { type AddressQuery, withQuery } from '~/lib/address.ts';

/** What a list of mails shows: a folder, a filter over folders, or a label. */
export interface MailView {
  readonly kind: 'folder' | 'filter' | 'label';
  readonly handle: string;
}

export const inbox: MailView = { kind: 'folder', handle: 'inbox' };

/** A list of mails, and one of them beside it. */
export function mailPath({ kind, handle }: MailView = inbox, mailId?: string, query: AddressQuery = {}) {
  const view = kind === 'folder' ? [handle] : [kind, handle];
  const parts = mailId === undefined ? view : [...view, mailId];
  return withQuery(['/apps/mail', ...parts.map(encodeURIComponent)].join('/'), query);
}

/** The view of an address's parameters. */
export function viewOf(params: Readonly<Record<string, string | undefined>>): MailView {
  const { labelHandle, filterHandle, folderHandle } = params;
  if (labelHandle !== undefined) return { kind: 'label', handle: labelHandle };
  if (filterHandle !== undefined) return { kind: 'filter', handle: filterHandle };
  return { kind: 'folder', handle: folderHandle ?? inbox.handle };
}

/** Writes to these addresses. */
export const writePath = (...to: readonly string[]): string =>
  mailPath(inbox, undefined, { compose: 'new', to });
