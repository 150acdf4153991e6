import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { QuickPanel } from '../panels/quick/QuickPanel.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import type { LayoutConfig } from '../settings/settings.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { BodySkeleton } from '../ui/Skeleton.tsx';
import { useChrome } from './chrome.ts';
import styles from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
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

interface FrameProps {
  /** In the toolbar, before the menus. */
  readonly extras?: ReactNode;
  /** Whether the panels at the end may be shown; guests have none. */
  readonly panels: boolean;
}

/** The layout that the settings choose, with the screen in it. */
export function Frame({ extras, panels }: FrameProps) {
  const t = useTexts('shell');
  const { style } = useSettings().layout;
  const { config: wanted, alone } = useChrome();
  const shown = panels && wanted.rightSidePanel.display;
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
      <Suspense fallback={null}>
        <Layout config={config} extras={extras}>
          <main id="main" tabIndex={-1} className={styles.main}>
            <Suspense fallback={<BodySkeleton height={320} />}>
              <Outlet />
            </Suspense>
          </main>
        </Layout>
      </Suspense>
      {shown ? <QuickPanel /> : null}
      <LoadingBar />
      {alone ? null : <SettingsButton />}
      <ScrollRestoration />
    </div>
  );
}
