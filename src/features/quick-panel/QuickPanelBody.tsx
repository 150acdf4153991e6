import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useQuickPanelQuery } from './QuickPanelBody.generated.ts';
import styles from './QuickPanelBody.module.css';
import { QuickPanelList } from './QuickPanelList.tsx';
import { QuickSwitches } from './QuickSwitches.tsx';
import { Today } from './Today.tsx';

/** What the panel reminds of. */
export function QuickPanelBody() {
  const t = useTexts('quick-panel');
  const { data, error, refetch } = useQuickPanelQuery({ fetchPolicy: 'network-only' });
  const content = () => {
    if (data) {
      const { events, notes, switches } = data.quickPanel;
      return (
        <>
          <QuickPanelList title={t('events')} items={events} empty={t('noEvents')} />
          <QuickPanelList title={t('notes')} items={notes} empty={t('noNotes')} />
          <QuickSwitches switches={switches} />
        </>
      );
    }
    if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
    return <BodySkeleton height={360} />;
  };
  return (
    <div className={styles.body}>
      <Today />
      {content()}
    </div>
  );
}
