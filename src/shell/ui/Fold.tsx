import { Filter } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './Fold.module.css';
import { media, useMedia } from './useMedia.ts';

interface FoldProps {
  /** Something is chosen in there. */
  readonly active: boolean;
  /** The button that opens it, where it is another one than "Filters". */
  readonly button?: (open: () => void) => ReactNode;
  /** Of the drawer; default "Filters". */
  readonly title?: string;
  /** A function is told how to close the drawer, which does nothing where there is none. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Controls that stand on the page where there is room, and on small screens in a drawer behind a button. */
export function Fold({ active, button, title, children }: FoldProps) {
  const t = useTexts('shell');
  const mobile = useMedia(media.mobile);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const content = typeof children === 'function' ? children(close) : children;
  if (!mobile) return content;
  return (
    <>
      {button ? (
        button(() => setOpen(true))
      ) : (
        <Button
          icon={<Filter aria-hidden="true" {...(active && { color: 'var(--focus)' })} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(active ? 'filters.set' : 'filters.title')}
        </Button>
      )}
      <Drawer open={open} onClose={close} title={title ?? t('filters.title')}>
        <div className={styles.folded}>{content}</div>
      </Drawer>
    </>
  );
}
