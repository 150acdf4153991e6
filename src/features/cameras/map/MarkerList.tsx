import { useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { StateBadge } from '../StateBadges.tsx';
import styles from './CameraMap.module.css';
import type { CameraMapProps } from './mapTypes.ts';

/** How many rows are added at once: a fleet of thousands would cost seconds, and nobody reads so many. */
const STEP = 100;

/** The markers as a list: what is chosen here is chosen on the map. */
export function MarkerList({ label, markers, selectedId, onSelect }: CameraMapProps) {
  const t = useTexts('map');
  const f = useFormat();
  const [rows, setRows] = useState(STEP);
  const shown = markers.slice(0, rows);
  const chosen = markers.find(({ id }) => id === selectedId);
  // Whoever is chosen elsewhere stands in the list, too.
  const list = chosen && !shown.includes(chosen) ? [chosen, ...shown] : shown;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {list.map(({ id, label: name, detail, state }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={id === selectedId}
              onClick={() => onSelect?.(id === selectedId ? null : id)}
            >
              <span className={`${styles.name} ${styles.clamped}`}>
                <bdi>{name}</bdi>
              </span>
              <StateBadge state={state} plain />
              {detail ? <span className={`${styles.detail} ${styles.clamped}`}>{detail()}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {markers.length === 0 ? <p className={styles.note}>{t('nothing')}</p> : null}
      {markers.length > rows ? (
        <p className={styles.more}>
          <Button onClick={() => setRows(rows + STEP)}>
            {t('more', { shown: f.number(rows), total: f.number(markers.length) })}
          </Button>
        </p>
      ) : null}
    </>
  );
}
