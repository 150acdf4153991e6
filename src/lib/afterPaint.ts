/** Milliseconds that a page that nobody sees, and which is not painted, is waited for. */
const LONGEST = 500;

/** Resolves when what is drawn now has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // The second frame begins when the first is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, LONGEST);
  });
