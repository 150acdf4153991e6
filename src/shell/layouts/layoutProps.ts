import type { ReactNode } from 'react';
import type { LayoutConfig } from '../settings/settings.ts';

/** What a layout arranges. */
export interface LayoutProps {
  readonly config: LayoutConfig;
  /** In the toolbar, before the menus. */
  readonly extras: ReactNode;
  readonly children: ReactNode;
}
