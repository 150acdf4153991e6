import { type CSSProperties, lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import type { LayoutConfig } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { PageSkeleton } from '../ui/Skeleton.tsx';
import { ContentFirst, InBar } from './ContentFirst.tsx';
import { useChrome } from './chrome.ts';
import styles from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { VerticalLayout } from './VerticalLayout.tsx';

const HorizontalLayout = lazy(async () => ({
  default: (await import('./HorizontalLayout.tsx')).HorizontalLayout,
}));

/** How much of the screen's height the bars take that span everything and stay in sight. */
const measures = ({ toolbar, footer }: LayoutConfig) =>
  ({
    ...(toolbar.display && toolbar.position === 'above' && toolbar.style === 'fixed'
      ? { '--bars-above': 'var(--toolbar-height)' }
      : {}),
    ...(footer.display && footer.position === 'above' && footer.style === 'fixed'
      ? { '--bars-below': 'var(--footer-height)' }
      : {}),
  }) as CSSProperties;

/** The layout that the settings choose, with the screen in it. */
export function Frame({ parts }: Pick<LayoutProps, 'parts'>) {
  const t = useTexts('shell');
  const { style } = useSettings().layout;
  const { config: wanted, alone } = useChrome();
  const shown = parts !== null && wanted.rightSidePanel.display;
  const config = { ...wanted, rightSidePanel: { display: shown } };
  useFocusOnNavigation();
  const Layout = style === 'layout1' ? VerticalLayout : HorizontalLayout;
  return (
    <div
      className={styles.layout}
      data-style={style}
      data-width={config.mode}
      data-scroll={config.scroll}
      style={measures(config)}
    >
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <ContentFirst>
        <Suspense fallback={null}>
          <Layout config={config} parts={parts}>
            <main id="main" tabIndex={-1} className={styles.main}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </main>
          </Layout>
        </Suspense>
        {shown ? parts.quickPanel : null}
        <LoadingBar />
        <InBar>{alone ? null : <SettingsButton />}</InBar>
        <ScrollRestoration />
      </ContentFirst>
    </div>
  );
}
