import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import type { SavedTourFragment, SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { inputOf, viewOfPage } from '../saved/savedView.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { everything } from '../view.rules.ts';
import { type TourPage, TourPageFields } from './TourPageFields.tsx';
import type { SavedTours } from './useSavedTours.ts';

/** Longest name and most pages, as the API takes them. */
const NAME_LIMIT = 80;
const PAGES_LIMIT = 32;

/** The pages of the tour as they are edited; those whose filter chooses keep it. */
function pagesOf(tour: SavedTourFragment | null): TourPage[] {
  if (!tour) return [{ key: 0, wallId: '', view: everything, dwellSeconds: 20 }];
  return tour.pages.map((page, key) => ({
    key,
    wallId: page.wall?.id ?? '',
    view: page.wall ? everything : viewOfPage(page),
    dwellSeconds: page.dwellSeconds,
  }));
}

const inputOfPage = ({ wallId, view, dwellSeconds }: TourPage) => {
  const { layout, filter } = inputOf(view);
  return wallId === '' ? { layout: layout ?? 'GRID_3', filter, dwellSeconds } : { wallId, dwellSeconds };
};

interface TourDialogProps {
  /** Null for a new one. */
  readonly tour: SavedTourFragment | null;
  readonly walls: readonly SavedWallFragment[];
  readonly saved: SavedTours;
  readonly onClose: () => void;
}

/** Makes or changes a tour: its name, its pages and who sees it. */
export function TourDialog({ tour, walls, saved, onClose }: TourDialogProps) {
  const t = useTexts('live-view');
  const [name, setName] = useState(tour?.name ?? '');
  const [shared, setShared] = useState(tour?.shared ?? false);
  const [pages, setPages] = useState(() => pagesOf(tour));
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  const save = async () => {
    setTried(true);
    if (missing || pages.length === 0) return;
    const input = { name: name.trim(), shared, pages: pages.map(inputOfPage) };
    if (await saved.save(tour, input)) onClose();
  };
  const add = () =>
    setPages((before) => [
      ...before,
      {
        key: Math.max(0, ...before.map(({ key }) => key)) + 1,
        wallId: '',
        view: everything,
        dwellSeconds: 20,
      },
    ]);
  return (
    <FormDialog
      open
      title={tour ? t('tour.edit', { name: tour.name }) : t('tour.new')}
      confirm={t('saved.saveConfirm')}
      busy={saved.busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Field label={t('saved.name')} error={tried && missing ? t('saved.nameMissing') : undefined}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={name}
            maxLength={NAME_LIMIT}
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <TourPageFields pages={pages} walls={walls} onChange={setPages} />
      <Button icon={<Add aria-hidden="true" />} disabled={pages.length >= PAGES_LIMIT} onClick={add}>
        {t('tour.addPage')}
      </Button>
      <Switch label={t('saved.share')} checked={shared} onChange={setShared} />
    </FormDialog>
  );
}
