/** No more often than this, however many cameras change at once. */
const EVERY_MS = 5000;

let region: HTMLElement | null = null;
let users = 0;
let waiting: string[] = [];
let spokenAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function speak(summarise: (count: number) => string): void {
  timer = undefined;
  const [first, ...more] = waiting;
  if (!region || first === undefined) return;
  region.textContent = more.length === 0 ? first : `${first} ${summarise(more.length)}`;
  [waiting, spokenAt] = [[], Date.now()];
}

/** What is said to screen readers of all tiles of the page, in one place, throttled. */
export function say(sentence: string, summarise: (count: number) => string): void {
  waiting.push(sentence);
  timer ??= setTimeout(speak, Math.max(0, spokenAt + EVERY_MS - Date.now()), summarise);
}

/** Keeps the place where it is said, as long as somebody needs it. Returns how to let go. */
export function needAnnouncer(): () => void {
  users += 1;
  if (!region) {
    region = Object.assign(document.createElement('div'), { className: 'sr-only', role: 'status' });
    document.body.append(region);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    clearTimeout(timer);
    region?.remove();
    [region, timer, waiting] = [null, undefined, []];
  };
}
