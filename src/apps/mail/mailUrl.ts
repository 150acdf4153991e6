import { listKeysParams } from '~/features/office/listKeys.ts';
import type { MailFilter } from '~/graphql/types.generated.ts';
import { defineUrl, ids, single, text } from '~/lib/defineUrl.ts';
import type { MailView } from './paths.ts';

/** What is being written: a new mail, a draft, or an answer to a mail. */
export type Composing =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft' | 'reply' | 'replyAll' | 'forward'; readonly id: string };

const answers = ['reply', 'replyAll', 'forward'] as const;

/** `new`, the id of a draft, or `reply:` and the like with the id of the mail that is answered. */
function readComposing(text: string): Composing {
  if (text === 'new') return { kind: 'new' };
  const kind = answers.find((each) => text.startsWith(`${each}:`));
  return kind ? { kind, id: text.slice(kind.length + 1) } : { kind: 'draft', id: text };
}

function writeComposing(composing: Composing): string {
  if (composing.kind === 'new') return 'new';
  return composing.kind === 'draft' ? composing.id : `${composing.kind}:${composing.id}`;
}

/** What an address of the mails says besides the view and the opened mail. */
export const mailUrl = defineUrl(
  {
    search: text(),
    compose: single<Composing | null>(readComposing, null, writeComposing),
    /** Whom a new mail goes to. */
    to: ids(),
    ...listKeysParams,
  },
  { root: '/apps/mail' },
);

export type MailUrl = typeof mailUrl.defaults;

/** Mails of a page of the list. */
export const MAIL_PAGE = 50;

const handleNames = { folder: 'folderHandle', filter: 'filterHandle', label: 'labelHandle' } as const;

/** The filter that a view and a search stand for. */
export const mailFilter = ({ kind, handle }: MailView, { search }: Pick<MailUrl, 'search'>): MailFilter => ({
  [handleNames[kind]]: handle,
  search: search || null,
});
