import { Add, Edit, Lock, People, Play, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import type { SavedTourFragment, SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { TourDialog } from './TourDialog.tsx';
import styles from './TourDrawer.module.css';
import type { SavedTours } from './useSavedTours.ts';

interface TourDrawerProps {
  readonly open: boolean;
  readonly tours: readonly SavedTourFragment[];
  readonly walls: readonly SavedWallFragment[];
  readonly saved: SavedTours;
  readonly onStart: (tourId: string) => void;
  readonly onClose: () => void;
}

/** The tours that the viewer may see: to start, change and remove. */
export function TourDrawer({ open, tours, walls, saved, onStart, onClose }: TourDrawerProps) {
  const t = useTexts('live-view');
  const [editing, setEditing] = useState<SavedTourFragment | 'new' | null>(null);
  const add = (
    <Button icon={<Add aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('tour.new')}
    </Button>
  );
  return (
    <>
      <Drawer open={open} onClose={onClose} title={t('tour.title')}>
        {tours.length === 0 ? (
          <EmptyState title={t('tour.none')} text={t('tour.noneText')} action={add} />
        ) : (
          <>
            <ul className={styles.list}>
              {tours.map((tour) => (
                <li key={tour.id} className={styles.tour}>
                  {tour.shared ? <People aria-hidden="true" /> : <Lock aria-hidden="true" />}
                  <span className={styles.name}>
                    <bdi>{tour.name}</bdi>
                    <span className={styles.muted}>{t('tour.pages', { count: tour.pages.length })}</span>
                  </span>
                  <IconButton
                    icon={<Play aria-hidden="true" />}
                    label={t('tour.start', { name: tour.name })}
                    onClick={() => onStart(tour.id)}
                  />
                  {tour.editable ? (
                    <>
                      <IconButton
                        icon={<Edit aria-hidden="true" />}
                        label={t('tour.edit', { name: tour.name })}
                        onClick={() => setEditing(tour)}
                      />
                      <IconButton
                        icon={<Trash aria-hidden="true" />}
                        label={t('tour.remove', { name: tour.name })}
                        onClick={() => void saved.remove(tour)}
                      />
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
            {add}
          </>
        )}
      </Drawer>
      {editing ? (
        <TourDialog
          tour={editing === 'new' ? null : editing}
          walls={walls}
          saved={saved}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}
