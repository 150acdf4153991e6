import type { Page } from '@playwright/test';

/** Pixels by which nothing may move: less is a rounding of text. */
const LEAST = 3;

/**
 * Writes down what can be clicked, or holds what can be clicked, and moves by itself on the pages that come: a click that is
 * on its way then reaches something else. It sees what is in sight, so a window as high as the page sees all; `movedOn`
 * says it.
 */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const moved: string[] = [];
    Object.assign(window, { moved });
    const clickable = 'a, button, input, select, textarea, [role="button"]';
    const nameOf = (element: Element) =>
      element.closest('[id]')?.id || `${element.tagName} ${element.textContent?.slice(0, 40)}`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // What was out of sight was not what somebody meant to click.
          if (from.width === 0) continue;
          if (!element?.closest(clickable) && !element?.querySelector(clickable)) continue;
          // Texts inside of a button may move: it stays where it is.
          if (!element.matches(clickable) && element.closest(clickable)) continue;
          // Messages stand over the page, each beside those before it.
          if (element.closest('[role="status"]')) continue;
          const [x, y] = [to.x - from.x, to.y - from.y];
          if (Math.hypot(x, y) >= least)
            moved.push(`${nameOf(element)}: ${Math.round(x)}, ${Math.round(y)} px`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST);
}

/** What has moved on this page so far. */
export const movedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
