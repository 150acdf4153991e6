/** Milliseconds after which something that is still waited for no longer keeps the rest of the page from being drawn. */
const LONGEST = 5_000;
/** Milliseconds after which a piece of work is done though the page finds no rest. */
const LATEST = 2_000;

const waiting = new Set<() => void>();
/** What comes before all others that wait. */
const foremost = new Set<() => void>();
const holds = new Set<symbol>();
let asked = false;

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 50);
}

function next(): void {
  if (asked || holds.size > 0 || foremost.size + waiting.size === 0) return;
  asked = true;
  whenIdle(() => {
    asked = false;
    if (holds.size > 0) return;
    const from = foremost.size > 0 ? foremost : waiting;
    const [first] = from;
    if (!first) return;
    from.delete(first);
    first();
    next();
  });
}

/**
 * Does something when the page rests: nothing that is in sight is waited for, and the thread has time. One piece of work
 * follows another, in the order in which they came, each in a task of its own; what is `foremost` before the others.
 * Returns how to give it up.
 */
export function whenAtRest(work: () => void, isForemost = false): () => void {
  // The same function may wait twice.
  const piece = () => work();
  const among = isForemost ? foremost : waiting;
  among.add(piece);
  next();
  return () => {
    among.delete(piece);
  };
}

/** Says that something in sight is waited for, until the returned function is called, and for 5 s at most. */
export function holdRest(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  const release = () => {
    clearTimeout(timer);
    if (holds.delete(hold)) next();
  };
  const timer = setTimeout(release, LONGEST);
  return release;
}
