import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListCommand } from '~/features/office/listKeys.ts';
import { useListKeys } from '~/features/office/useListKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type Composing, mailUrl } from '../mailUrl.ts';
import type { MailActions, Mark } from '../useMailActions.ts';
import { useMailViews } from '../views/useMailViews.ts';
import { discard } from './discard.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

type Mail = MailRowFragment;

interface MailKeysOptions {
  readonly rows: readonly Mail[];
  readonly selection: Selection<Mail>;
  /** The mail that is opened: keys mean that one, unless others are selected. */
  readonly mailId: string | undefined;
  readonly pathOf: (mail: Mail) => string;
  readonly listPath: string;
  readonly list: { readonly more: () => void };
  readonly search: RefObject<HTMLInputElement | null>;
  readonly actions: MailActions;
}

/** What the keys of the mails do. */
export function useMailKeys(options: MailKeysOptions) {
  const { rows, selection, mailId, pathOf, listPath, list, search, actions } = options;
  const t = useTexts('mail');
  const navigate = useNavigate();
  const { change } = useUrl(mailUrl);
  const { folders } = useMailViews();
  const place = rows.findIndex(({ id }) => id === mailId);
  const opened = rows[place];
  const go = (to: string) => void navigate(to, { preventScrollReset: true });
  /** Keys act on the selection, else on the opened mail, else on the row that they are on. */
  const meant = (mails: readonly Mail[]) => (opened && selection.rows.length === 0 ? [opened] : mails);
  /** Marks all of them, or takes the mark away where all have it. */
  const toggle = (mark: Mark) => (mails: readonly Mail[]) => {
    const those = meant(mails);
    void actions.mark(
      those,
      mark,
      those.some((mail) => !mail[mark]),
    );
  };
  const answer =
    (kind: Exclude<Composing['kind'], 'new' | 'draft'>) =>
    ([row]: readonly Mail[]) => {
      const id = mailId ?? row?.id;
      if (id !== undefined) change({ compose: { kind, id } }, { step: true });
    };
  const step = (by: 1 | -1) => () => {
    const next = rows[place + by];
    if (place + by >= rows.length - 1) list.more();
    if (next && opened) go(pathOf(next));
  };
  const gone = (done: Promise<boolean>) =>
    void done.then((was) => {
      if (was && mailId !== undefined) go(listPath);
    });

  const commands: ListCommand<Mail>[] = [
    { keys: ['e'], text: t('keys.read'), run: toggle('read') },
    { keys: ['s'], text: t('keys.star'), run: toggle('starred') },
    {
      keys: ['#', 'Delete'],
      text: t('keys.trash'),
      run: (mails) => gone(discard(meant(mails), folders, actions)),
    },
    { keys: ['r'], text: t('action.reply'), run: answer('reply') },
    { keys: ['a'], text: t('action.replyAll'), run: answer('replyAll') },
    { keys: ['f'], text: t('action.forward'), run: answer('forward') },
    {
      keys: ['c'],
      text: t('action.compose'),
      needsRows: false,
      run: () => change({ compose: { kind: 'new' } }, { step: true }),
    },
    { keys: ['u'], text: t('keys.back'), needsRows: false, run: () => mailId !== undefined && go(listPath) },
    { keys: ['z'], text: t('keys.undo'), needsRows: false, run: () => void actions.undoLast() },
  ];
  return useListKeys({
    rows,
    selection,
    onOpen: (mail) => go(pathOf(mail)),
    onMore: list.more,
    onSearch: () => search.current?.focus(),
    commands: opened
      ? [
          ...commands,
          { keys: ['j'], text: t('keys.nextMail'), needsRows: false, run: step(1) },
          { keys: ['k'], text: t('keys.previousMail'), needsRows: false, run: step(-1) },
        ]
      : commands,
  });
}
