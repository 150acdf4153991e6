import { useTexts } from '../../i18n/useTexts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { BodySkeleton } from '../../ui/Skeleton.tsx';
import { useQuickPanelQuery } from './QuickPanelBody.generated.ts';
import styles from './QuickPanelBody.module.css';
import { QuickPanelList } from './QuickPanelList.tsx';
import { QuickSwitches } from './QuickSwitches.tsx';
import { Today } from './Today.tsx';

/** What the panel reminds of. */
export function QuickPanelBody() {
  const t = useTexts('panels');
  const { data, error, refetch } = useQuickPanelQuery({ fetchPolicy: 'network-only' });
  const content = () => {
    if (data) {
      const { events, notes, switches } = data.quickPanel;
      return (
        <>
          <QuickPanelList title={t('quick.events')} items={events} empty={t('quick.noEvents')} />
          <QuickPanelList title={t('quick.notes')} items={notes} empty={t('quick.noNotes')} />
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
