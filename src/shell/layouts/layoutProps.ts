import type { ReactNode } from 'react';
import type { LayoutConfig } from '../settings/settings.ts';

/** What the composition root puts into the shell, which knows no feature. */
export interface ShellParts {
  /** In the toolbar, before the menus. */
  readonly extras: ReactNode;
  /** The panels at the end of the page, each with the button that opens it. */
  readonly chatButton: ReactNode;
  readonly chatPanel: ReactNode;
  readonly quickButton: ReactNode;
  readonly quickPanel: ReactNode;
}

/** The props of a layout. */
export interface LayoutProps {
  readonly config: LayoutConfig;
  /** None for guests. Without `config.rightSidePanel.display` the panels are left out. */
  readonly parts: ShellParts | null;
  readonly children: ReactNode;
}
