import { useTexts } from '~/shell/i18n/useTexts.ts';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { usePages } from '~/shell/ui/usePages.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useAuditScreenQuery } from './AuditScreen.generated.ts';
import styles from './AuditScreen.module.css';
import { auditFilter, auditUrl } from './auditUrl.ts';
import { AuditFilters } from './components/AuditFilters.tsx';
import { AuditTable } from './components/AuditTable.tsx';

const size = 50;

/** /audit: who viewed, changed and exported what, for administrators. */
export function AuditScreen() {
  const t = useTexts('audit');
  useAddressCheck(auditUrl);
  const filter = auditFilter(useUrl(auditUrl).url);
  const pages = usePages(JSON.stringify(filter), size);
  const { data, previousData, error, refetch } = useAuditScreenQuery({
    variables: { filter, first: size, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Screen title={t('title')} intro={t('intro')}>
      <section className={styles.card} aria-label={t('title')}>
        <AuditFilters />
        <PagedBody
          page={(data ?? previousData)?.auditEntries}
          failed={error !== undefined}
          onRetry={() => void refetch()}
          pages={pages}
          empty={t('empty')}
        >
          {({ nodes }) => <AuditTable entries={nodes} />}
        </PagedBody>
      </section>
    </Screen>
  );
}
