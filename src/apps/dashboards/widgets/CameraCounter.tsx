import { Link } from 'react-router-dom';
import { cameraStateLook } from '~/features/cameras/states.ts';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { type Tone, toneColour } from '~/shell/ui/tones.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { cameraTableUrl, type StateChoice, type StateGroup } from '../camera-table/cameraTable.rules.ts';
import type { CameraCounterFragment } from './CameraCounter.generated.ts';
import styles from './CameraCounter.module.css';
import { liveTone } from './counter.rules.ts';
import { DashboardWidget } from './DashboardWidget.tsx';

const groups = [
  { group: 'LIVE', count: 'live', tone: 'up' },
  { group: 'OFFLINE', count: 'offline', tone: 'down' },
  { group: 'EXCLUDED', count: 'excluded', tone: 'paused' },
] as const satisfies readonly { group: StateGroup; count: string; tone: Tone }[];

/** How many cameras are live and how many are not, now. A number shows its cameras in the table. */
export function CameraCounter({ data }: { readonly data: CameraCounterFragment }) {
  const t = useTexts('dashboards');
  const words = useTexts('shell');
  const f = useFormat();
  const { url, linkTo } = useUrlControl(cameraTableUrl);
  const chosen = url.state;
  const { byState, total, ...counts } = data.cameraCounts;
  const of = (state: CameraState) => byState.find((each) => each.state === state)?.count ?? 0;
  const degraded = of('DEGRADED');
  const toneOf = (group: StateGroup, tone: Tone) =>
    group === 'LIVE' ? liveTone({ up: of('UP'), degraded }) : tone;
  const tableOf = (choice: StateChoice | null) => `${linkTo({ state: choice, search: '' })}#cameras`;
  return (
    <DashboardWidget name="counter">
      <ul className={styles.groups}>
        {groups.map(({ group, count, tone }) => (
          <li key={group}>
            <Link className={styles.group} to={tableOf(group)} aria-current={chosen === group || undefined}>
              <span className={styles.number} style={{ borderColor: toneColour(toneOf(group, tone)) }}>
                {f.number(counts[count])}
              </span>
              <span>{t(`stateGroup.${group}`)}</span>
            </Link>
            {group === 'LIVE' && degraded > 0 ? (
              <span className={styles.part}>
                {t('counter.ofThemDegraded', { number: f.number(degraded) })}
              </span>
            ) : null}
          </li>
        ))}
        {counts.notObserved > 0 ? (
          <li>
            <Link
              className={styles.group}
              to={tableOf('NOT_OBSERVED')}
              aria-current={chosen === 'NOT_OBSERVED' || undefined}
            >
              <span className={styles.number} style={{ borderColor: toneColour('unknown') }}>
                {f.number(counts.notObserved)}
              </span>
              <span>{words('state.NOT_OBSERVED')}</span>
            </Link>
          </li>
        ) : null}
        <li>
          <Link className={styles.group} to={tableOf(null)}>
            <span className={styles.number}>{f.number(total)}</span>
            <span>{t('counter.total')}</span>
          </Link>
        </li>
      </ul>
      <ul className={styles.states}>
        {byState.map(({ state, count }) => (
          <li key={state}>
            <Link className={styles.state} to={tableOf(state)} aria-current={chosen === state || undefined}>
              <StateShape shape={cameraStateLook[state].shape} tone={cameraStateLook[state].tone} />
              {words(cameraStateLook[state].word)}
              <strong>{f.number(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardWidget>
  );
}
