import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { SeverityBadge, StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { SelectBox } from '~/shell/ui/SelectBox.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { cameraPath } from '../paths.ts';
import styles from './Cameras.module.css';

/** Cards that are drawn at first, and that are added when their end comes near. */
const STEP = 60;

interface FleetCardsProps {
  readonly cameras: readonly FleetCamera[];
  /** Null for who may change nothing. */
  readonly selection: Selection<FleetCamera> | null;
}

function CameraCard({
  camera,
  selection,
}: {
  readonly camera: FleetCamera;
  readonly selection: Selection<FleetCamera> | null;
}) {
  const t = useTexts('cameras');
  const { id, name, state, siteName, group, tags, priority, openSeverity } = camera;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {selection ? (
          <SelectBox
            className={styles.check}
            label={t('select', { name })}
            checked={selection.ids.has(id)}
            onToggle={(range) => selection.toggle(id, range)}
          />
        ) : null}
        <Link className={styles.name} to={cameraPath(id)}>
          <bdi>{name}</bdi>
        </Link>
      </div>
      <p className={styles.badges}>
        <StateBadge state={state} />
        {openSeverity ? <SeverityBadge severity={openSeverity} /> : null}
      </p>
      <p className={styles.muted}>
        <bdi>{[siteName, group].filter(Boolean).join(' · ')}</bdi>
      </p>
      <p className={styles.muted}>
        {t('priorityIs', { priority })}
        {tags.length > 0 ? (
          <>
            {' · '}
            <bdi>{tags.join(', ')}</bdi>
          </>
        ) : null}
      </p>
    </li>
  );
}

/** The cameras as cards; more are drawn as the end comes near, or by the button. */
export function FleetCards({ cameras, selection }: FleetCardsProps) {
  const t = useTexts('cameras');
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((drawn) => drawn + STEP);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <ul className={styles.cards}>
        {cameras.slice(0, count).map((camera) => (
          <CameraCard key={camera.id} camera={camera} selection={selection} />
        ))}
      </ul>
      <div ref={end}>
        {count < cameras.length ? (
          <Button wide onClick={() => setCount(count + STEP)}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
