/** The look of a difference: which way it points, and whether that is welcome. */
export function changeLook(difference: number, goodWhen?: 'up' | 'down') {
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  const meaning =
    goodWhen === undefined || direction === 'same' ? 'neutral' : direction === goodWhen ? 'good' : 'bad';
  return { direction, meaning } as const;
}
