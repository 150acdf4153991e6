/** How often players look at what has become of them. */
export const BEAT_MS = 125;

const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function beat(): void {
  const now = Date.now();
  for (const listener of [...listeners]) listener(now);
}

/** One timer for all players of the page, which runs as long as somebody listens. Returns how to stop listening. */
export function onBeat(listener: (now: number) => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(beat, BEAT_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
