import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import { usePages } from '~/shell/ui/usePages.ts';
import type { AuditTableFragment, AuditThingFragment } from './AuditTable.generated.ts';
import styles from './AuditTable.module.css';
import { useLineThingsQuery } from './LineThings.generated.ts';
import { Thing } from './Thing.tsx';

/** Things of a page of a line. */
const PAGE = 50;

interface PartProps {
  readonly line: Pick<AuditTableFragment, 'id' | 'count' | 'firstEntries'>;
}

function Things({ things }: { readonly things: readonly AuditThingFragment[] }) {
  return (
    <ul className={styles.things}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Thing {...thing} />
        </li>
      ))}
    </ul>
  );
}

/** All of them, page by page. */
function AllThings({ line: { id } }: PartProps) {
  const t = useTexts('audit');
  const pages = usePages(id, PAGE);
  const { data, previousData, error, refetch } = useLineThingsQuery({
    variables: { lineId: id, first: PAGE, after: pages.after },
  });
  const page = (data ?? previousData)?.auditEntries;
  return (
    <PagedBody
      page={page}
      error={page ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
      pages={pages}
      empty={t('empty')}
    >
      {({ nodes }) => <Things things={nodes} />}
    </PagedBody>
  );
}

/** What a line was done to: the first few by name, all of it where somebody unfolds it. */
export function LineThings({ line }: PartProps) {
  const t = useTexts('audit');
  const [open, setOpen] = useState(false);
  const known = line.count <= line.firstEntries.length;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('line.show', { count: line.count })}</summary>
      {known ? <Things things={line.firstEntries} /> : open ? <AllThings line={line} /> : null}
    </details>
  );
}
