import { useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Navigation } from '../navigation/Navigation.tsx';
import { changeSettings, useSettings } from '../settings/settingsStore.ts';
import { lookProps, scopeLook } from '../theme/themes.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { media, useMedia } from '../ui/useMedia.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import type { LayoutProps } from './layoutProps.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { ShortcutRail } from './ShortcutRail.tsx';
import { useScroll } from './useScroll.ts';

/** Layout 1: the navigation stands at the side. `above` bars span it, `below` bars stand beside it. */
export function VerticalLayout({ config, parts, children }: LayoutProps) {
  const t = useTexts('shell');
  const mobile = useMedia(media.mobile);
  const { theme } = useSettings();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  useScroll(column);
  const { navbar, toolbar, footer } = config;
  const toggle = mobile
    ? { label: t('navigation.open'), onClick: () => setDrawerOpen(true) }
    : {
        label: t(navbar.folded ? 'navigation.unfold' : 'navigation.fold'),
        onClick: () => changeSettings({ layout: { config: { navbar: { folded: !navbar.folded } } } }),
      };
  const top = toolbar.display ? (
    <Toolbar toggle={navbar.display ? toggle : null} parts={parts} panels={config.rightSidePanel.display} />
  ) : null;
  const bottom = footer.display ? <Footer /> : null;
  return (
    <>
      {toolbar.position === 'above' ? top : null}
      <div className={styles.row}>
        {config.leftSidePanel.display ? <ShortcutRail /> : null}
        {navbar.display && mobile ? (
          <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        ) : null}
        {navbar.display && !mobile ? (
          <div
            className={styles.side}
            data-folded={navbar.folded || undefined}
            data-position={navbar.position}
            {...lookProps(scopeLook(theme.navbar, theme.main))}
          >
            <Navigation folded={navbar.folded} />
          </div>
        ) : null}
        <div ref={column} className={styles.column}>
          {toolbar.position === 'below' ? top : null}
          {children}
          {footer.position === 'below' ? bottom : null}
        </div>
        {config.rightSidePanel.display ? <div className={styles.panel}>{parts?.chatPanel}</div> : null}
      </div>
      {footer.position === 'above' ? bottom : null}
    </>
  );
}
