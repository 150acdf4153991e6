/** Requests that the task runs again, soon; several requests before the next run count as one. */
export interface Repeater {
  readonly request: () => void;
  /** While held, requests wait; they are served when the hold ends. */
  readonly hold: (held: boolean) => void;
}

/** Runs `task` when it is requested, at most once in `every` milliseconds and never twice at the same time. */
export function atMostEvery(every: number, task: () => Promise<void>): Repeater {
  let asked = false;
  let resting = false;
  let held = false;

  function serve(): void {
    if (!asked || resting || held) return;
    asked = false;
    resting = true;
    void task().finally(() => {
      setTimeout(() => {
        resting = false;
        serve();
      }, every);
    });
  }

  return {
    request: () => {
      asked = true;
      // What happens in the same moment is one reason to do it, not two.
      queueMicrotask(serve);
    },
    hold: (value) => {
      held = value;
      serve();
    },
  };
}
