import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export type Colours = 'dark' | 'light';

/** The query of an address that asks for a colour mode, as a link may: it holds before and after the sign-in. */
export const askFor = (colours: Colours): string => {
  const main = colours === 'dark' ? 'defaultDark' : 'default';
  return `defaultSettings=${encodeURIComponent(JSON.stringify({ theme: { main } }))}`;
};

/** The page is drawn in the mode: otherwise axe would look at the other one twice. */
export const isIn = (page: Page, colours: Colours): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mode', colours);
