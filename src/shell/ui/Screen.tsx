import type { ReactNode } from 'react';
import { useLaterParts } from './later.tsx';
import styles from './Screen.module.css';
import { usePageTitle } from './usePageTitle.ts';

interface ScreenProps {
  /** Names the document, and the screen: its h1. */
  readonly title: string;
  /** The h1, where it says it otherwise than the document's title; `hidden` for screen readers alone. */
  readonly heading?: ReactNode | 'hidden';
  /** Above the heading: the way back to what the screen belongs to. */
  readonly above?: ReactNode;
  /** Below the heading, in one line: what the screen is, or how that stands which it shows. */
  readonly intro?: ReactNode;
  /** At the end of the head. They take what room the heading leaves. */
  readonly actions?: ReactNode;
  /** Below the head, over the whole width: links between the parts of the screen, as a `nav`. */
  readonly tabs?: ReactNode;
  /** Below that: what chooses what the content shows. */
  readonly filters?: ReactNode;
  /** A column before or after the content; below 960 px it stands above or below. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /**
   * Specification, screens §"Page layouts": `simple` (default) leaves the content on the page, `carded` stands it on one
   * card, `centred` in the middle of the page, in lines that are easy to read; `blank` draws nothing around the content,
   * which brings its own h1.
   */
  readonly layout?: 'simple' | 'carded' | 'centred' | 'blank';
  readonly children: ReactNode;
}

/**
 * What every screen stands in: title, actions, filters, content and the columns beside it. The heads of what it holds
 * begin with h2.
 */
export function Screen(props: ScreenProps) {
  const { title, heading = title, above, intro, actions, tabs, filters, start, end, children } = props;
  usePageTitle(title);
  useLaterParts();
  const { layout = 'simple' } = props;
  if (layout === 'blank') return children;
  const framed = layout === 'carded' || Boolean(start) || Boolean(end);
  return (
    <div className={styles.screen} data-layout={layout}>
      {heading === 'hidden' ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <header className={styles.head}>
          <div className={styles.titles}>
            {above}
            <h1>{heading}</h1>
            {intro ? <div className={styles.intro}>{intro}</div> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      )}
      {tabs}
      {filters}
      {framed ? (
        <div className={styles.columns}>
          {start}
          <div className={styles.content}>{children}</div>
          {end}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
