import type { Page } from '@playwright/test';
import { inServer } from '../../support/inServer.ts';

interface Demo {
  /** Milliseconds between two beats of the demo's pulse. */
  readonly every: number;
  /** What the worker listens to. */
  readonly channel: string;
  /** How much later than the machine's its time is from the beginning. */
  readonly ahead: number;
}

const demo: Demo = { every: 5_000, channel: 'demo-ahead', ahead: 0 };

/**
 * Runs in the worker before the server: for each message its time moves on by so many milliseconds and the pulse beats at
 * once. Its first beat plans what begins, so that comes before.
 */
function beatWhenTold({ every, channel, ahead }: Demo): void {
  const { now } = Date;
  const later = setTimeout;
  const told: number[] = [];
  let moved = ahead;
  let beats = 0;
  let waiting: { readonly beat: () => void; readonly timer: number } | undefined;
  const hurry = () => {
    if (!waiting || told.length === 0) return;
    const { beat, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    // The next beat is waited for when the one before is done.
    if (beats > 1) moved += told.shift() ?? 0;
    beat();
  };
  Date.now = () => now() + moved;
  const patient = (beat: () => void, wait?: number, ...rest: unknown[]) => {
    const timer = later(beat, wait, ...rest);
    if (wait === every) {
      beats += 1;
      waiting = { beat, timer };
      hurry();
    }
    return timer;
  };
  globalThis.setTimeout = Object.assign(patient, globalThis.setTimeout);
  new BroadcastChannel(channel).onmessage = ({ data }) => {
    told.push(data);
    hurry();
  };
}

/**
 * The demo begins something small 8 s after it was opened, and raises its first incident after 20 s; here both come as soon
 * as the function is called that this returns. To be called before the page is opened, which may be loaded anew later.
 */
export async function withDemoOnCall(page: Page): Promise<() => Promise<void>> {
  await inServer(page, beatWhenTold, demo);
  let ahead = demo.ahead;
  return async () => {
    ahead += 20_000;
    await page.evaluate(({ channel }) => new BroadcastChannel(channel).postMessage(20_000), demo);
    // A page that is loaded anew goes on at that time.
    await inServer(page, beatWhenTold, { ...demo, ahead });
  };
}
