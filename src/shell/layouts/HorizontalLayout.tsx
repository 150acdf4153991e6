import { useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { HorizontalNavigation } from '../navigation/HorizontalNavigation.tsx';
import { Brand } from '../navigation/Navigation.tsx';
import { useSettings } from '../settings/settingsStore.ts';
import { lookProps, scopeLook } from '../theme/themes.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { media, useMedia } from '../ui/useMedia.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import type { LayoutProps } from './layoutProps.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { ShortcutRail } from './ShortcutRail.tsx';
import { useScroll } from './useScroll.ts';

/** Layouts 2 and 3: the navigation lies under or over the toolbar; on small screens it is a drawer as in layout 1. */
export function HorizontalLayout({ config, parts, children }: LayoutProps) {
  const t = useTexts('shell');
  const mobile = useMedia(media.mobile);
  const { theme } = useSettings();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  useScroll(column);
  const { navbar, toolbar, footer } = config;
  const toggle =
    mobile && navbar.display ? { label: t('navigation.open'), onClick: () => setDrawerOpen(true) } : null;
  const top = toolbar.display ? (
    <Toolbar toggle={toggle} brand={<Brand />} parts={parts} panels={config.rightSidePanel.display} />
  ) : null;
  return (
    <>
      {toolbar.position === 'above' ? top : null}
      {navbar.display && mobile ? (
        <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      ) : null}
      {navbar.display && !mobile ? (
        <div className={styles.band} {...lookProps(scopeLook(theme.navbar, theme.main))}>
          <HorizontalNavigation />
        </div>
      ) : null}
      {toolbar.position === 'below' ? top : null}
      <div className={styles.row}>
        {config.leftSidePanel.display ? <ShortcutRail /> : null}
        <div ref={column} className={styles.column}>
          {children}
          {footer.display ? <Footer /> : null}
        </div>
        {config.rightSidePanel.display ? <div className={styles.panel}>{parts?.chatPanel}</div> : null}
      </div>
    </>
  );
}
