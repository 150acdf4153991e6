/**
 * The look of a difference: which way it points, and whether that is welcome. What is written as 0 looks like no change.
 * @param difference as it is written: rounded to the digits that are shown
 */
export function changeLook(difference: number, goodWhen?: 'up' | 'down') {
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  const meaning =
    goodWhen === undefined || direction === 'same' ? 'neutral' : direction === goodWhen ? 'good' : 'bad';
  return { direction, meaning } as const;
}

/** A difference of two shares (0 to 1) in percentage points, rounded to the two decimals that dashboards show. */
export const pointsOf = (difference: number): number => Math.round(difference * 10_000) / 100;
