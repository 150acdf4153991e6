import { useForm } from 'react-hook-form';
import { NAME_LIMIT, noFilter, tourErrors } from '~/resolvers/wall/wall.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { FormSwitch } from '~/shell/ui/form/FormSwitch.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import type { SavedTourFragment, SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { inputOf, viewOfPage } from '../saved/savedView.ts';
import { everything } from '../view.rules.ts';
import { newPage, type TourForm, type TourPage, TourPageFields } from './TourPageFields.tsx';
import type { SavedTours } from './useSavedTours.ts';

/** The pages of the tour as they are edited; those whose filter chooses keep it. */
const pagesOf = (tour: SavedTourFragment | null): TourPage[] =>
  tour?.pages.map((page) => ({
    wallId: page.wall?.id ?? '',
    view: page.wall ? everything : viewOfPage(page),
    dwellSeconds: page.dwellSeconds,
  })) ?? [newPage];

const inputOfPage = ({ wallId, view, dwellSeconds }: TourPage) => {
  const { layout, filter } = inputOf(view);
  return wallId === '' ? { layout: layout ?? 'GRID_3', filter, dwellSeconds } : { wallId, dwellSeconds };
};

const resolver = rulesOf<TourForm>(({ name, pages }) =>
  tourErrors(
    { name: name.trim(), pages: pages.map(({ dwellSeconds }) => ({ filter: noFilter, dwellSeconds })) },
    false,
  ),
);

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
  const form = useForm<TourForm>({
    defaultValues: { name: tour?.name ?? '', shared: tour?.shared ?? false, pages: pagesOf(tour) },
    resolver,
  });
  const send = ({ name, shared, pages }: TourForm) =>
    saved.save(tour, { name: name.trim(), shared, pages: pages.map(inputOfPage) });
  return (
    <FormDialog
      title={tour ? t('tour.edit', { name: tour.name }) : t('tour.new')}
      confirm={t('saved.saveConfirm')}
      form={form}
      send={send}
      onClose={onClose}
    >
      <FormField<TourForm> name="name" label={t('saved.name')} maxLength={NAME_LIMIT} />
      <TourPageFields walls={walls} />
      <FormSwitch<TourForm> name="shared" label={t('saved.share')} />
    </FormDialog>
  );
}
