/** Names of the marks that `markWidgets` sets. */
export const firstNumber = 'first-number';
export const sightDrawn = 'sight-drawn';
export const widgetsDrawn = 'widgets-drawn';

/**
 * Runs inside a page, before its own scripts. Sets the first mark after the frame in which the counter shows a number,
 * the second after that in which every widget that the window shows has its whole content, the third after that in which
 * `count` widgets have it, wherever they are. A widget that still holds a skeleton, its own or that of a chart in it, has
 * not.
 */
export function markWidgets({ count, marks: [number, sight, counted] }) {
  const isDrawn = (widget) =>
    widget.querySelector('section[aria-busy="false"]') !== null &&
    widget.querySelector('[class*="skeleton"]') === null &&
    [...widget.querySelectorAll('figure')].every((figure) => figure.querySelector('svg path') !== null);
  const isInSight = (widget) => {
    const { top, bottom } = widget.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const reaches = (widgets, isTrueOf) => widgets.length > 0 && widgets.every(isTrueOf);
  const open = new Map([
    [number, (widgets) => widgets.some((each) => each.dataset.widget === 'counter' && isDrawn(each))],
    [sight, (widgets) => reaches(widgets.filter(isInSight), isDrawn)],
    [counted, (widgets) => widgets.filter(isDrawn).length >= count],
  ]);
  let asked = false;
  const observer = new MutationObserver(() => {
    if (asked) return;
    asked = true;
    // A task behind the frame: by then the frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        asked = false;
        const widgets = [...document.querySelectorAll('[data-widget]')];
        for (const [mark, stands] of open) {
          if (!stands(widgets)) continue;
          open.delete(mark);
          performance.mark(mark);
        }
        if (open.size === 0) observer.disconnect();
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs inside a page: the time of the mark in milliseconds since the navigation began, once it is set. */
export function timeOfMark(mark) {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName(mark)[0];
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'mark', buffered: true });
  });
}
