import { Lock, People } from '@blueprintjs/icons';
import { useState } from 'react';
import { foldCase } from '~/lib/foldCase.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from '~/shell/ui/Popup.module.css';
import { Popup } from '~/shell/ui/Popup.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import type { SavedWallFragment } from '../LiveViewScreen.generated.ts';

/** From so many walls on there is a search. */
const SEARCHED_FROM = 12;

interface WallPickerProps {
  readonly walls: readonly SavedWallFragment[];
  /** Undefined where every camera is shown. */
  readonly wall: SavedWallFragment | undefined;
  /** Something was changed and not kept. */
  readonly changed: boolean;
  /** Null for every camera. */
  readonly onOpen: (wallId: string | null) => void;
}

function Walls({ walls, wall, onOpen }: Omit<WallPickerProps, 'changed'>) {
  const t = useTexts('live-view');
  const [search, setSearch] = useState('');
  const wanted = (own: boolean) =>
    walls.filter(({ name, shared }) => shared !== own && foldCase(name).includes(foldCase(search)));
  const list = (title: string, entries: readonly SavedWallFragment[]) =>
    entries.length === 0 ? null : (
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{title}</legend>
        {entries.map(({ id, name, shared, ownerName, mine }) => (
          <button
            key={id}
            type="button"
            className={styles.option}
            aria-current={id === wall?.id ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            {shared ? <People aria-hidden="true" /> : <Lock aria-hidden="true" />}
            <bdi className={styles.grow}>{name}</bdi>
            {shared && !mine ? <bdi className={styles.muted}>{ownerName}</bdi> : null}
          </button>
        ))}
      </fieldset>
    );
  return (
    <>
      {walls.length < SEARCHED_FROM ? null : (
        <SearchInput label={t('saved.search')} value={search} onSearch={setSearch} />
      )}
      <button
        type="button"
        className={styles.option}
        aria-current={wall ? undefined : 'true'}
        onClick={() => onOpen(null)}
      >
        {t('saved.everything')}
      </button>
      {list(t('saved.mine'), wanted(true))}
      {list(t('saved.sharedWalls'), wanted(false))}
    </>
  );
}

/** Which wall is open, and those that can be opened. */
export function WallPicker({ walls, wall, changed, onOpen }: WallPickerProps) {
  const t = useTexts('live-view');
  const name = <bdi>{wall?.name ?? t('saved.everything')}</bdi>;
  return (
    <Popup
      label={t('saved.label')}
      face={
        <>
          <span className="sr-only">{t('saved.label')}: </span>
          {name}
          {changed ? <span className={styles.muted}>{t('saved.changed')}</span> : null}
        </>
      }
    >
      {(close) => (
        <Walls
          walls={walls}
          wall={wall}
          onOpen={(id) => {
            close();
            onOpen(id);
          }}
        />
      )}
    </Popup>
  );
}
