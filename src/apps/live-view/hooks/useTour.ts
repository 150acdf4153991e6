import { useEffect, useState } from 'react';
import type { TourStep } from '../tour.rules.ts';

export interface Tour {
  /** Undefined when no tour runs, and when none of its pages has a camera. */
  readonly step: TourStep | undefined;
  /** Place of the step among all, from 0. */
  readonly index: number;
  readonly count: number;
  /** Whole seconds until the next step. */
  readonly secondsLeft: number;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** Goes on, or back, by so many steps. */
  readonly go: (by: number) => void;
}

const SECOND = 1000;

/**
 * Runs through the steps of a tour, over and over.
 * @param tourId another tour begins at its first step
 * @param held something else keeps the tour where it is, for as long as it lasts
 */
export function useTour(tourId: string | null, steps: readonly TourStep[], held: boolean): Tour {
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState({ tourId, index: 0, elapsed: 0 });
  if (at.tourId !== tourId) {
    setAt({ tourId, index: 0, elapsed: 0 });
    setPaused(false);
  }
  const count = steps.length;
  const index = count === 0 ? 0 : at.index % count;
  const step = tourId === null ? undefined : steps[index];
  const dwell = step?.dwellSeconds;
  const running = dwell !== undefined && !paused && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      setAt((before) => {
        const elapsed = before.elapsed + 1;
        return elapsed < dwell ? { ...before, elapsed } : { ...before, index: before.index + 1, elapsed: 0 };
      });
    }, SECOND);
    return () => clearInterval(timer);
  }, [running, dwell]);

  return {
    step,
    index,
    count,
    secondsLeft: Math.max(0, (dwell ?? 0) - at.elapsed),
    paused,
    setPaused,
    go: (by) =>
      setAt((before) => ({ ...before, index: (index + by + count) % Math.max(1, count), elapsed: 0 })),
  };
}
