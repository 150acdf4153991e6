import { useFormat } from '../i18n/useFormat.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './Pager.module.css';
import type { usePages } from './usePages.ts';

interface PagerProps {
  readonly pages: ReturnType<typeof usePages>;
  /** Rows on this page, and in all. */
  readonly shown: number;
  readonly total: number;
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ pages, shown, total, nextCursor }: PagerProps) {
  const t = useTexts('shell');
  const f = useFormat();
  const { before } = pages;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <p aria-live="polite">
        {t('pager.shown', {
          from: f.number(before + 1),
          to: f.number(before + shown),
          total: f.number(total),
        })}
      </p>
      <Button disabled={before === 0} onClick={pages.previous}>
        {t('pager.previous')}
      </Button>
      <Button disabled={nextCursor === null} onClick={() => nextCursor && pages.next(nextCursor)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
}
