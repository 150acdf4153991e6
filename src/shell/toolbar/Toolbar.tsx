import { Menu } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { InBar } from '../layouts/ContentFirst.tsx';
import type { ShellParts } from '../layouts/layoutProps.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { lookProps, scopeLook } from '../theme/themes.ts';
import { IconButton } from '../ui/Button.tsx';
import { media, useMedia } from '../ui/useMedia.ts';
import { ColourModeButton } from './ColourModeButton.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ShortcutBar } from './ShortcutBar.tsx';
import styles from './Toolbar.module.css';
import { UserMenu } from './UserMenu.tsx';

export interface NavigationToggle {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToolbarProps {
  /** Opens, folds or unfolds the navigation; none where it always stands. */
  readonly toggle: NavigationToggle | null;
  /** At the start, in layouts without a vertical navigation: the product's mark. */
  readonly brand?: ReactNode;
  /** None for guests. */
  readonly parts: ShellParts | null;
  /** The buttons of the panels at the end of the page. */
  readonly panels: boolean;
}

/** The bar of 64 px: navigation toggle, shortcuts, search, panels, language, fullscreen, user menu. */
export function Toolbar({ toggle, brand, parts, panels }: ToolbarProps) {
  const wide = useMedia(media.wide);
  const { theme, layout } = useSettings();
  return (
    <header
      className={styles.toolbar}
      data-style={layout.config.toolbar.style}
      data-position={layout.config.toolbar.position}
      {...lookProps(scopeLook(theme.toolbar, theme.main))}
    >
      <div className={styles.inside}>
        <InBar>
          {toggle ? <IconButton icon={<Menu aria-hidden="true" />} {...toggle} /> : null}
          {brand}
          {wide ? <ShortcutBar /> : null}
          <span className={styles.space} />
          {parts?.extras}
          <SearchButton />
          {panels ? parts?.chatButton : null}
          <LanguageMenu />
          {panels ? parts?.quickButton : null}
          <span className={styles.roomy}>
            <ColourModeButton />
            <FullscreenButton />
          </span>
          <UserMenu />
        </InBar>
      </div>
    </header>
  );
}
