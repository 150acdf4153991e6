import { type KeyboardEvent, useState } from 'react';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { cameraStateLook, cameraStates } from '~/features/cameras/states.ts';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { toneColour } from '~/shell/ui/tones.ts';
import type { CameraScreenQuery } from './Camera.generated.ts';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';
import { type Segment, segmentsOf } from './timeline.rules.ts';

interface HealthTimelineProps {
  readonly camera: ShownCamera;
  readonly timeline: CameraScreenQuery['timeline'];
  /** ISO 8601. */
  readonly start: string;
}

/** A bar takes the focus, so that the arrow keys can walk along it. */
const walkable = (label: string, onKeyDown: (event: KeyboardEvent) => void) => ({
  role: 'group',
  tabIndex: 0,
  'aria-label': label,
  onKeyDown,
});

/** The states of a camera over time: a bar that is walked along with the arrow keys, and the same as a table. */
export function HealthTimeline({ camera, timeline, start }: HealthTimelineProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const reasonText = useReasonText();
  const [now] = useState(Date.now);
  const [at, setAt] = useState<number | null>(null);
  if (!camera.lastTransition) return <p>{t('timeline.never')}</p>;
  const oldest = timeline.nodes.at(-1);
  // Of more changes than were read only the later part can be drawn.
  const cut = timeline.totalCount > timeline.nodes.length && oldest !== undefined;
  const from = cut ? Date.parse(oldest.at) : Date.parse(start);
  const to = Math.max(now, Date.parse(camera.lastTransition.at) + 1);
  const segments = segmentsOf(timeline.nodes, camera.state, { from, to });
  const chosen = at === null ? undefined : segments[Math.min(at, segments.length - 1)];
  const lengthOf = (segment: Segment) => (segment.to - segment.from) / 1_000;
  const sayOf = (segment: Segment) =>
    t('timeline.segment', {
      from: f.date(segment.from, 'dateTime'),
      to: f.date(segment.to, 'dateTime'),
      length: f.duration(lengthOf(segment)),
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = segments.length - 1;
    const place = at ?? (event.key === 'ArrowLeft' ? segments.length : -1);
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  return (
    <>
      <div {...walkable(t('timeline.bar'), onKeyDown)} className={styles.bar} dir="ltr">
        {segments.map((segment, index) => (
          <span
            key={segment.from}
            className={styles.segment}
            data-chosen={index === at}
            data-state={segment.state}
            style={{
              flexGrow: (segment.to - segment.from) / (to - from),
              background: toneColour(cameraStateLook[segment.state].tone),
            }}
            onPointerEnter={() => setAt(index)}
          />
        ))}
      </div>
      <p className={styles.ends} dir="ltr">
        <bdi>{f.date(from, 'dateTime')}</bdi>
        <bdi>{t('timeline.now')}</bdi>
      </p>
      <div className={styles.chosen} role="status">
        {chosen ? (
          <>
            <StateBadge state={chosen.state} plain />
            <span>{sayOf(chosen)}</span>
            {chosen.reason ? <span>{reasonText(chosen.reason)}</span> : null}
          </>
        ) : (
          <span className={styles.muted}>{t('timeline.hint')}</span>
        )}
      </div>
      <ul className={styles.legend} aria-label={t('timeline.legend')}>
        {cameraStates
          .filter((state) => segments.some((segment) => segment.state === state))
          .map((state) => (
            <li key={state}>
              <StateBadge state={state} plain />
            </li>
          ))}
      </ul>
      {cut ? (
        <p className={styles.muted}>{t('timeline.cut', { number: f.number(timeline.nodes.length) })}</p>
      ) : null}
      <details className={styles.twin}>
        <summary>{t('timeline.asTable')}</summary>
        <DataTable
          label={t('timeline.title')}
          rows={[...segments].reverse().slice(0, 100)}
          rowId={(segment) => String(segment.from)}
          maxHeight={320}
          columns={[
            { id: 'from', title: t('timeline.from'), cell: (segment) => f.date(segment.from, 'dateTime') },
            {
              id: 'state',
              title: t('column.state'),
              cell: ({ state }) => <StateBadge state={state} plain />,
            },
            {
              id: 'length',
              title: t('timeline.length'),
              align: 'end',
              cell: (segment) => f.duration(lengthOf(segment)),
            },
            {
              id: 'reason',
              title: t('timeline.reason'),
              cell: ({ reason }) => (reason ? reasonText(reason) : '—'),
            },
          ]}
        />
      </details>
    </>
  );
}
