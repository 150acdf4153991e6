import { Manual, Search } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { ListKeyHelp } from '~/features/office/ListKeyHelp.tsx';
import { SampleNote, SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useListKeys } from '~/features/office/useListKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloadedList } from '~/shell/preload/usePreloadedList.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { VirtualList } from '~/shell/ui/VirtualList.tsx';
import { NotesScreenDocument, type NotesScreenQuery } from '../NotesScreen.generated.ts';
import { type NotesView, notesUrl } from '../notesUrl.ts';
import { useNoteActions } from '../useNoteActions.ts';
import { NoteBar } from './NoteBar.tsx';
import { NoteCard } from './NoteCard.tsx';
import styles from './Notes.module.css';
import { useLanes } from './useLanes.ts';

interface NoteListProps {
  readonly view: NotesView;
  /** In large type. */
  readonly large: boolean;
  /** The focus goes to the search. */
  readonly onSearch: () => void;
}

/** Pixels of a usual card, and between cards. */
const CARD = 180;
const GAP = 12;

const pageOf = ({ notes }: NotesScreenQuery) => notes;

/** The notes of the view as cards, and the bar that takes a new one. */
export function NoteList({ view, large, onSearch }: NoteListProps) {
  const t = useTexts('notes');
  const { url, change, linkTo } = useUrl(notesUrl);
  const list = usePreloadedList(NotesScreenDocument, pageOf);
  const { rows, totalCount } = list;
  const refetch = useOfficeRefetch('NOTES', list.refetch);
  const actions = useNoteActions(refetch);
  const bar = useRef<HTMLButtonElement>(null);
  const { frame, lanes } = useLanes();
  const archive = view.kind === 'archive';
  const takes = view.kind === 'notes' || view.kind === 'label';
  const keys = useListKeys({
    rows,
    onOpen: ({ id }) => change({ note: id }, { step: true }),
    onMore: list.more,
    onSearch,
    commands: [
      { keys: ['c'], text: t('keys.take'), needsRows: false, run: () => bar.current?.click() },
      {
        keys: ['e'],
        text: t(archive ? 'unarchive' : 'archive'),
        run: ([note]) => note && void actions.archive(note, !note.archived),
      },
      { keys: ['#', 'Delete'], text: t('remove'), run: ([note]) => note && void actions.remove(note) },
      { keys: ['u'], text: t('keys.undo'), needsRows: false, run: () => void actions.undoLast() },
    ],
  });
  return (
    <div ref={frame} className={styles.notes} data-large={large || undefined}>
      <div className={styles.head}>
        <p role="status">{t('count', { count: totalCount })}</p>
        <SampleNote app="NOTES" refetch={refetch} />
        <ListKeyHelp help={keys.help} />
      </div>
      {takes ? (
        <NoteBar
          button={bar}
          labelId={view.kind === 'label' ? view.labelId : null}
          onTaken={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {totalCount > 0 ? (
        <div {...keys.rowsProps}>
          {lanes === 0 ? null : (
            <VirtualList
              label={t('title')}
              rows={rows}
              totalCount={totalCount}
              rowHeight={CARD}
              gap={GAP}
              lanes={lanes}
              currentId={keys.current?.id}
              hasMore={list.hasMore}
              onMore={list.more}
              moreFailed={list.moreFailed}
            >
              {(note) => <NoteCard note={note} to={linkTo({ note: note.id })} actions={actions} />}
            </VirtualList>
          )}
        </div>
      ) : url.search ? (
        <EmptyState
          icon={<Search size={32} aria-hidden="true" />}
          title={t('empty.search', { text: url.search })}
        />
      ) : view.kind === 'notes' ? (
        <SampleOffer
          app="NOTES"
          refetch={refetch}
          icon={<Manual size={32} aria-hidden="true" />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <EmptyState icon={<Manual size={32} aria-hidden="true" />} title={t(`empty.${view.kind}`)} />
      )}
    </div>
  );
}
