import { Link } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import { textByKey, useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import styles from '../CalendarScreen.module.css';
import { whenText } from '../components/spanName.ts';
import type { CalendarWindowFragment } from './Windows.generated.ts';

interface WindowDialogProps {
  /** Undefined where it is not among those that are shown. */
  readonly window: CalendarWindowFragment | undefined;
  /** They are on their way. */
  readonly loading: boolean;
  readonly onClose: () => void;
}

/** A maintenance window: it is planned and changed with its cameras, and only looked at here. */
export function WindowDialog({ window, loading, onClose }: WindowDialogProps) {
  const t = useTexts('calendar');
  const language = useLanguage();
  if (!window)
    return (
      <Dialog open title={t(loading ? 'maintenance.window' : 'maintenance.unknown.title')} onClose={onClose}>
        {loading ? <BodySkeleton height={160} /> : <p>{t('maintenance.unknown.text')}</p>}
      </Dialog>
    );
  const { reason, from, to, phase, createdBy, site, cameras } = window;
  const rest = cameras.totalCount - cameras.nodes.length;
  const facts = [
    [t('maintenance.when'), whenText({ allDay: false, start: from, end: to }, language)],
    [t('maintenance.phase'), textByKey(t, `maintenance.phases.${phase}`)],
    ...(site ? [[t('maintenance.site'), site.name]] : []),
    [t('maintenance.by'), createdBy],
  ];
  return (
    <Dialog open title={t('maintenance.title', { reason })} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('maintenance.cameras')}</dt>
          <dd>
            <ul className={styles.links}>
              {cameras.nodes.map(({ id, name }) => (
                <li key={id}>
                  <Link to={cameraPath(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
              {rest > 0 ? <li>{t('maintenance.more', { count: rest })}</li> : null}
            </ul>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
