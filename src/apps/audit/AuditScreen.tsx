import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloadedPages } from '~/shell/preload/usePreloadedPages.ts';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { AuditScreenDocument } from './AuditScreen.generated.ts';
import styles from './AuditScreen.module.css';
import { AUDIT_PAGE, auditUrl } from './auditUrl.ts';
import { AuditFilters } from './components/AuditFilters.tsx';
import { AuditTable } from './components/AuditTable.tsx';
import { ExportButton } from './components/ExportButton.tsx';

/** /audit: who viewed, changed and exported what, for administrators. */
export function AuditScreen() {
  const t = useTexts('audit');
  useAddressCheck(auditUrl);
  return (
    <Screen title={t('title')} intro={t('intro')} actions={<ExportButton />}>
      <section className={styles.card} aria-label={t('title')}>
        <AuditFilters />
        <DataBoundary skeleton={<BodySkeleton height={320} />}>
          <Lines />
        </DataBoundary>
      </section>
    </Screen>
  );
}

function Lines() {
  const t = useTexts('audit');
  const { data, pages, error, refetch } = usePreloadedPages(AuditScreenDocument, AUDIT_PAGE);
  return (
    <PagedBody
      page={data.auditLines}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      pages={pages}
      empty={t('empty')}
    >
      {({ nodes }) => <AuditTable lines={nodes} />}
    </PagedBody>
  );
}
