import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { AppNotFound, notFoundOr } from '~/features/office/AppNotFound.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { later } from '~/shell/ui/later.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrl, useUrlControl } from '~/shell/ui/useUrl.ts';
import { NoteList } from './components/NoteList.tsx';
import { NotesSidebar } from './components/NotesSidebar.tsx';
import { NotesSkeleton } from './components/NotesSkeleton.tsx';
import { notesUrl, viewAt } from './notesUrl.ts';
import { notesPath } from './paths.ts';
import { useLargeType } from './useLargeType.ts';

const NoteDialog = later(async () => (await import('./components/NoteDialog.tsx')).NoteDialog);
const LabelEditor = later(async () => (await import('./components/LabelEditor.tsx')).LabelEditor);

/** /apps/notes: what somebody must not forget, as cards. */
export function NotesScreen() {
  const t = useTexts('notes');
  useAddressCheck(notesUrl);
  const view = viewAt(useParams());
  const { url } = useUrl(notesUrl);
  const { url: control, change } = useUrlControl(notesUrl);
  const [large, setLarge] = useLargeType();
  const search = useRef<HTMLInputElement>(null);
  const unknown = (
    <AppNotFound
      title={t('unknownView.title')}
      text={t('unknownView.text')}
      back={{ to: notesPath(), label: t('unknownView.back') }}
    />
  );
  return (
    <Screen
      title={t('title')}
      start={<NotesSidebar view={view} />}
      actions={
        <>
          <Switch label={t('large')} checked={large} onChange={setLarge} />
          <SearchInput
            ref={search}
            label={t('search')}
            value={control.search}
            onSearch={(text) => change({ search: text })}
          />
        </>
      }
    >
      {view ? (
        <DataBoundary skeleton={<NotesSkeleton />} failed={notFoundOr(unknown)}>
          <NoteList view={view} large={large} onSearch={() => search.current?.focus()} />
        </DataBoundary>
      ) : (
        unknown
      )}
      {url.note === null ? null : <NoteDialog key={url.note} id={url.note} />}
      {url.dialog === 'labels' ? <LabelEditor /> : null}
    </Screen>
  );
}
