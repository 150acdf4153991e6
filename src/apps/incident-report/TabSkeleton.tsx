import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import layout from './IncidentReportScreen.module.css';

/** Places of a tab beside clock and weather: `rows` cards of `height` pixels. */
export function TabSkeleton({ rows, height }: { readonly rows: number; readonly height: number }) {
  const t = useTexts('shell');
  return (
    <div className={`${layout.columns} ${layout.waiting}`} role="status" aria-label={t('loading')}>
      <div className={layout.cards}>
        {Array.from({ length: rows }, (_, index) => `${index}`).map((name) => (
          <Skeleton key={name} height={height} />
        ))}
      </div>
      <div className={layout.aside}>
        <Skeleton height={480} />
      </div>
    </div>
  );
}
