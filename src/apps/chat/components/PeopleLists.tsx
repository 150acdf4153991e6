import { Search } from '@blueprintjs/icons';
import type { ListedPerson, People } from '~/features/chat/usePeople.ts';
import { ListKeyHelp } from '~/features/office/ListKeyHelp.tsx';
import { useListKeys } from '~/features/office/useListKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { VirtualList } from '~/shell/ui/VirtualList.tsx';
import { chatUrl } from '../chatUrl.ts';
import styles from './PeopleColumn.module.css';
import { PersonLink } from './PersonLink.tsx';
import { type PersonRow, useFound } from './useFound.ts';

interface PeopleListsProps {
  readonly people: People;
  readonly all: readonly ListedPerson[];
  /** The focus is to go to the search. */
  readonly onSearch: () => void;
}

/** Pixels of a row. */
const ROW = 64;

/** Conversations, the last one spoken in on top, and below them everybody else by name. */
export function PeopleLists({ people: { more, retry }, all, onSearch }: PeopleListsProps) {
  const t = useTexts('chat-app');
  const { url, change } = useUrl(chatUrl);
  const { chats, contacts } = useFound(all, url.search, more === null);
  const onMore = () => void more?.().catch(retry);
  const keys = useListKeys<PersonRow>({
    rows: [...chats, ...contacts],
    onOpen: ({ id }) => change({ contact: id }, { step: true }),
    onSearch,
    commands: [
      { keys: ['Escape'], text: t('leave'), needsRows: false, run: () => change({ contact: null }) },
    ],
  });
  const list = (title: string, rows: readonly PersonRow[], reading: boolean) => (
    <VirtualList
      label={title}
      rows={rows}
      totalCount={rows.length}
      rowHeight={ROW}
      currentId={keys.current?.id}
      {...(reading && more && { hasMore: true, onMore })}
    >
      {(row) => <PersonLink person={row} chosen={row.id === url.contact} />}
    </VirtualList>
  );
  const nobody = chats.length + contacts.length === 0;
  return (
    <>
      <div className={styles.lists} {...keys.rowsProps}>
        {chats.length > 0 ? (
          <>
            <h2 className={styles.title}>{t('chats')}</h2>
            {list(t('chats'), chats, false)}
          </>
        ) : null}
        {url.search === '' && chats.length === 0 && !nobody ? <NoChats /> : null}
        {contacts.length > 0 ? (
          <>
            <h2 className={styles.title}>{t('contacts')}</h2>
            {list(t('contacts'), contacts, url.search === '')}
          </>
        ) : null}
        {nobody ? <Nobody searched={url.search !== ''} /> : null}
      </div>
      <div className={styles.help}>
        <ListKeyHelp help={keys.help} />
      </div>
    </>
  );
}

/** A new account has talked to nobody. */
function NoChats() {
  const t = useTexts('chat-app');
  return <p className={styles.note}>{t('noChats')}</p>;
}

/** The search finds nobody, or the viewer is alone. */
function Nobody({ searched }: { readonly searched: boolean }) {
  const t = useTexts('chat-app');
  return searched ? (
    <EmptyState
      icon={<Search size={32} aria-hidden="true" />}
      title={t('notFound')}
      text={t('notFoundText')}
    />
  ) : (
    <EmptyState title={t('alone')} text={t('aloneText')} />
  );
}
