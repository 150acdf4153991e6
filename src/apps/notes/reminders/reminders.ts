interface RemindersOptions<Note> {
  /** Takes what is due from the API, which gives each reminder out once, and asks when the next one comes. */
  readonly claim: () => Promise<{ readonly due: readonly Note[]; readonly nextAt: string | null }>;
  readonly tell: (due: readonly Note[]) => void;
}

/** Milliseconds: browsers' timers end at 24 days, clocks are set, and a machine sleeps. */
const LATEST = 3_600_000;
/** After a failure. */
const AGAIN = 60_000;
/** A tab that nobody looks at lets one that is seen tell first. */
const HIDDEN_WAITS = 2_000;
/** Many changes are looked at once. */
const GATHER = 300;

/** One tab of the browser after the other; where it has no locks (a page without TLS) the API alone gives out once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('watchfloor-reminders', work);
  else await work();
}

/** Tells of reminders when they come. `look` looks now, because something has changed. */
export function createReminders<Note>({ claim, tell }: RemindersOptions<Note>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!over) timer = setTimeout(() => void look(), milliseconds + (document.hidden ? HIDDEN_WAITS : 0));
  }

  async function look(): Promise<void> {
    try {
      await alone(async () => {
        if (over) return;
        const { due, nextAt } = await claim();
        if (due.length > 0) tell(due);
        lookIn(nextAt === null ? LATEST : Math.min(LATEST, Math.max(0, Date.parse(nextAt) - Date.now())));
      });
    } catch {
      // Nothing is lost: what was not claimed is given out the next time.
      lookIn(AGAIN);
    }
  }

  return {
    look: () => lookIn(GATHER),
    stop: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}
