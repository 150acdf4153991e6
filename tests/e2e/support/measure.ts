import type { Page } from '@playwright/test';

/** By how much two measurements of the same thing differ on a shared machine: guards leave so much room. */
const spread = 1.5;

/** What `work` takes of a core of a quiet machine, in milliseconds. */
const quietWorkMs = 30;

/** Runs inside a page: a fixed piece of work of the kind that pages do. */
function work(): number {
  const box = document.createElement('div');
  box.style.cssText = 'position: absolute; inset: 0; overflow: auto; columns: 3';
  document.body.append(box);
  for (let index = 0; index < 1500; index += 1) {
    const row = document.createElement('p');
    row.textContent = `row ${index} of some text`;
    box.append(row);
  }
  const height = box.offsetHeight + box.scrollHeight;
  box.remove();
  return height;
}

/** Processor time in milliseconds, which other programs of the machine stretch far less than the clock. */
export interface Processor {
  /** Of the page's main thread, since the last navigation to another process. */
  thread(): Promise<number>;
  /** Of all renderers of the browser. */
  renderers(): Promise<number>;
  /** How many times more of it a fixed piece of work takes now than on a quiet machine. */
  slowness(): Promise<number>;
}

export async function processorOf(page: Page): Promise<Processor> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const [system, own] = await Promise.all([
    browser.newBrowserCDPSession(),
    page.context().newCDPSession(page),
  ]);
  await own.send('Performance.enable', { timeDomain: 'threadTicks' });
  const thread = async () => {
    const { metrics } = await own.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return {
    thread,
    async renderers() {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      return processInfo
        .filter(({ type }) => type === 'renderer')
        .reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
    },
    async slowness() {
      const before = await thread();
      await page.evaluate(work);
      return ((await thread()) - before) / quietWorkMs;
    },
  };
}

/** What one round cost, and how many times slower than a quiet machine this one was just then. */
export interface Round {
  readonly cost: number;
  readonly slowness: number;
}

interface Guard {
  readonly limit: number;
  readonly rounds: number;
  /** By how much a slower machine may miss the limit; 1 where what is measured stays far enough below it. */
  readonly room?: number;
}

/**
 * Whether the least cost of up to `rounds` rounds would keep `limit` on a quiet machine, for machines are shared: by the
 * least slowness of the same rounds, which end as soon as the limit is kept without that. Prints what it found.
 */
export async function keeps(
  what: string,
  { limit, rounds, room = spread }: Guard,
  measure: (turn: number) => Promise<Round>,
): Promise<boolean> {
  let [cost, slowness] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let turn = 0;
  for (; turn < rounds && cost >= limit; turn += 1) {
    const round = await measure(turn);
    cost = Math.min(cost, round.cost);
    slowness = Math.min(slowness, round.slowness);
  }
  process.stdout.write(
    `  ${what}: ${cost.toFixed(0)} ms, the least of ${turn}; the machine ${slowness.toFixed(1)} times slower than a quiet one\n`,
  );
  return cost < limit || cost / Math.max(1, slowness) < limit * room;
}

/**
 * Resolves when the page has drawn these texts. They are looked for when something of the page has changed: an
 * assertion that waits reads the whole page again and again, which would be most of what is measured.
 */
export const untilDrawn = (page: Page, ...texts: readonly string[]): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not drawn: ${wanted.join(', ')}`)), 60_000);
        const look = () => {
          const { textContent } = document.body;
          if (!wanted.every((text) => textContent.includes(text))) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    texts,
  );
