import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './WallBar.module.css';

interface WallPagerProps {
  /** From 0. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a wall that has more cameras than its layout shows. */
export function WallPager({ page, count, onPage }: WallPagerProps) {
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  if (count < 2) return null;
  return (
    <nav className={styles.pager} aria-label={shell('pager.label')}>
      <IconButton
        icon={<ChevronLeft className="mirrored" aria-hidden="true" />}
        label={shell('pager.previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('page', { page: page + 1, count })}</span>
      <IconButton
        icon={<ChevronRight className="mirrored" aria-hidden="true" />}
        label={shell('pager.next')}
        disabled={page + 1 >= count}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
