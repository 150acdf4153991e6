import { Link } from 'react-router-dom';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { BodySkeleton, PageSkeleton, Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { handoverPath, incidentsPath } from '../paths.ts';
import styles from './Handover.module.css';
import { HandoverCameras } from './HandoverCameras.tsx';
import { HandoverFigures } from './HandoverFigures.tsx';
import { HandoverFilters } from './HandoverFilters.tsx';
import { HandoverIncidents } from './HandoverIncidents.tsx';
import { HandoverNotes } from './HandoverNotes.tsx';
import { HandoverPlans } from './HandoverPlans.tsx';
import { handoverUrl } from './handoverUrl.ts';
import { useHandover } from './useHandover.ts';
import { usePrintLight } from './usePrintLight.ts';

/** What one shift hands over to the next: on the screen, and as a sheet of paper. */
export function HandoverScreen() {
  const t = useTexts('handover');
  useAddressCheck(handoverUrl);
  usePrintLight();
  return (
    <Screen
      title={t('title')}
      above={
        <Link className={styles.screenOnly} to={incidentsPath()}>
          {t('desk')}
        </Link>
      }
      intro={
        <div className={styles.stretch}>
          <DataBoundary skeleton={<Skeleton width="100%" height="1lh" />} failed={() => null}>
            <Stretch />
          </DataBoundary>
        </div>
      }
      actions={
        <span className={styles.screenOnly}>
          <Button kind="primary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      }
      filters={
        <DataBoundary skeleton={<BodySkeleton height={32} />} failed={() => null}>
          <HandoverFilters />
        </DataBoundary>
      }
    >
      <DataBoundary
        skeleton={<PageSkeleton />}
        failed={(error, retry) =>
          hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT') ? (
            <EmptyState
              title={t('unknown.title')}
              text={t('unknown.text')}
              action={<Link to={handoverPath()}>{t('unknown.back')}</Link>}
            />
          ) : (
            <ErrorState error={error} onRetry={retry} />
          )
        }
      >
        <Sheet />
      </DataBoundary>
    </Screen>
  );
}

/** Which site, when, and by whose clocks. */
function Stretch() {
  const t = useTexts('handover');
  const f = useFormat();
  const { site, zone, from, to } = useHandover().handover;
  return (
    <p>
      <bdi>{site?.name ?? t('allSites')}</bdi> · {f.date(from, 'dateTime', zone)} –{' '}
      {f.date(to, 'dateTime', zone)} · {t(site ? 'zoneOfSite' : 'zoneOfViewer', { zone })}
    </p>
  );
}

function Sheet() {
  const { handover, refetch } = useHandover();
  useLiveRefetch(refetch, { every: 5_000 });
  const t = useTexts('handover');
  return (
    <div className={styles.sheet}>
      <HandoverNotes handover={handover} onAdded={refetch} />
      <HandoverFigures handover={handover} />
      <HandoverIncidents
        id="open"
        title={t('open.title', { count: handover.open })}
        empty={t('open.none')}
        incidents={handover.openIncidents}
        total={handover.open}
        zone={handover.zone}
        all={incidentsPath({ site: handover.site ? [handover.site.id] : [], state: ['NEW', 'ACKNOWLEDGED'] })}
      />
      <HandoverCameras handover={handover} />
      <HandoverPlans handover={handover} />
      <HandoverIncidents
        id="raised"
        title={t('raised.title', { count: handover.raised })}
        empty={t('raised.none')}
        incidents={handover.incidents}
        total={handover.raised}
        zone={handover.zone}
        all={incidentsPath({
          site: handover.site ? [handover.site.id] : [],
          state: ['NEW', 'ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'],
          from: handover.from,
          to: handover.to,
        })}
      />
    </div>
  );
}
