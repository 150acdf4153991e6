import { Archive, Edit, Notifications, Tag, WidgetHeader } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { Sidebar, SidebarSkeleton } from '~/shell/ui/Sidebar.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { ViewNav } from '~/shell/ui/ViewNav.tsx';
import { NotesLabelsDocument } from '../NotesScreen.generated.ts';
import { type NotesView, notesUrl } from '../notesUrl.ts';
import { labelPath, notesPath, noteViews } from '../paths.ts';

const icons = {
  notes: <WidgetHeader aria-hidden="true" />,
  reminders: <Notifications aria-hidden="true" />,
  archive: <Archive aria-hidden="true" />,
};

/** Which notes are shown: all, those with a reminder, the archive, those with a label. */
export function NotesSidebar({ view }: { readonly view: NotesView | null }) {
  return (
    <DataBoundary document={NotesLabelsDocument} skeleton={<SidebarSkeleton height={400} />}>
      <Views view={view} />
    </DataBoundary>
  );
}

function Views({ view }: { readonly view: NotesView | null }) {
  const t = useTexts('notes');
  const { change } = useUrl(notesUrl);
  const { data } = usePreloaded(NotesLabelsDocument);
  const labels = data.noteLabels;
  const current = view === null ? null : view.kind === 'label' ? view.labelId : view.kind;
  const shown =
    view?.kind === 'label'
      ? labels.find(({ id }) => id === view.labelId)?.name
      : view && t(`view.${view.kind}`);
  return (
    <Sidebar label={t('views')} current={shown ?? t('views')}>
      <ViewNav
        label={t('views')}
        current={current}
        groups={[
          {
            id: 'views',
            views: noteViews.map((kind) => ({
              id: kind,
              label: t(`view.${kind}`),
              to: notesPath(kind),
              icon: icons[kind],
            })),
          },
          {
            id: 'labels',
            title: t('labels.title'),
            none: t('labels.none'),
            action: (
              <IconButton
                icon={<Edit aria-hidden="true" />}
                label={t('labels.edit')}
                onClick={() => change({ dialog: 'labels' }, { step: true })}
              />
            ),
            views: labels.map((label) => ({
              id: label.id,
              label: label.name,
              to: labelPath(label),
              icon: <Tag aria-hidden="true" />,
            })),
          },
        ]}
      />
    </Sidebar>
  );
}
