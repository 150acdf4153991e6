import { ShortcutBar } from '../toolbar/ShortcutBar.tsx';
import { media, useMedia } from '../ui/useMedia.ts';
import styles from './Layout.module.css';

/** The side panel at the start: the shortcuts as a column, where there is room for it. */
export function ShortcutRail() {
  const wide = useMedia(media.wide);
  return wide ? (
    <div className={styles.rail}>
      <ShortcutBar vertical />
    </div>
  ) : null;
}
