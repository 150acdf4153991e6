import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** What one change may cost until it is seen, in milliseconds of the page's CPU. */
const budget = 100;

/** CPU of the page's main thread from the change to the end of the frame that shows it: the least of five. */
async function cost(page: Page, change: (turn: number) => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const costs: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    // The charts that follow after the last change, and what the dashboard does by itself, are not its cost.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve)));
        }),
    );
    const before = await spent();
    await change(turn);
    costs.push((await spent()) - before);
  }
  return Math.min(...costs);
}

/** Clicks, and waits for the frame that shows what came of it. */
const clickAndSee = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        document.querySelector<HTMLElement>(wanted)?.click();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      }),
    selector,
  );

test('a theme and a direction are seen within a frame of 100 ms, and nothing is loaded anew @alone', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect(page.getByRole('radio', { name: 'Sunset' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('framenavigated', (frame) => loaded.push(frame.url()));
  const themes = ['sunset', 'slate', 'beach', 'tech', 'defaultDark'];
  const theme = await cost(page, (turn) => clickAndSee(page, `dialog input[value="${themes[turn]}"]`));
  const direction = await cost(page, (turn) =>
    clickAndSee(page, `dialog input[value="${turn % 2 ? 'ltr' : 'rtl'}"]`),
  );
  const description = `a theme ${Math.round(theme)} ms, a direction ${Math.round(direction)} ms of CPU`;
  test.info().annotations.push({ type: 'CPU', description });
  expect(theme).toBeLessThan(budget);
  expect(direction).toBeLessThan(budget);
  expect(loaded).toEqual([]);
});
