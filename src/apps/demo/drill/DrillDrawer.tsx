import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import styles from './Drill.module.css';
import { DrillCard } from './DrillCard.tsx';
import { DrillForm } from './DrillForm.tsx';
import { useDrills } from './useDrills.ts';
import { useNow } from './useNow.ts';

interface DrillDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Breaks things on purpose, and shows how far the exercise with them is. */
export function DrillDrawer({ open, onClose }: DrillDrawerProps) {
  const t = useTexts('drill');
  const { data, fleet, error, refetch, refusal, busy, start, end, endAll, setPulse } = useDrills(open);
  const drills = data?.drills ?? [];
  const active = drills.filter(({ endedAt }) => endedAt === null);
  const ended = drills.filter(({ endedAt }) => endedAt !== null);
  const now = useNow(open && active.length > 0);
  const cards = (list: typeof drills) =>
    list.map((drill) => (
      <DrillCard key={drill.id} drill={drill} now={now} busy={busy} onEnd={end} onLeave={onClose} />
    ));

  return (
    <Drawer open={open} onClose={onClose} title={t('title')} width={480}>
      {data ? (
        <div className={styles.drawer}>
          <p className={styles.hint}>{t('about')}</p>
          <Switch label={t('pulse')} checked={data.demo.pulseRunning} onChange={setPulse} />
          <section className={styles.section}>
            <div className={styles.head}>
              <h3 className={styles.heading} aria-live="polite">
                {t('active', { count: active.length })}
              </h3>
              {active.length > 1 ? (
                <Button busy={busy} onClick={endAll}>
                  {t('endAll')}
                </Button>
              ) : null}
            </div>
            {cards(active)}
          </section>
          <section className={styles.section}>
            <h3 className={styles.heading}>{t('begin')}</h3>
            <DrillForm fleet={fleet} busy={busy} refusal={refusal} onStart={start} />
          </section>
          {ended.length > 0 ? (
            <section className={styles.section}>
              <h3 className={styles.heading}>{t('ended')}</h3>
              {cards(ended)}
            </section>
          ) : null}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BodySkeleton height={480} />
      )}
    </Drawer>
  );
}
