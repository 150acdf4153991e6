/** Name of the mark that stands where the page has drawn its widgets. */
export const widgetsDrawn = 'widgets-drawn';

/**
 * Runs inside a page, before its own scripts: sets the mark after the first frame in which `count` widgets show their
 * content. A widget that still holds a skeleton, its own or that of a chart in it, shows none.
 */
export function markWidgets({ count, mark }) {
  const isDrawn = (widget) =>
    widget.querySelector('section[aria-busy="false"]') !== null &&
    widget.querySelector('[class*="skeleton"]') === null &&
    [...widget.querySelectorAll('figure')].every((figure) => figure.querySelector('svg path') !== null);
  let asked = false;
  const observer = new MutationObserver(() => {
    if (asked) return;
    asked = true;
    // A task behind the frame: by then the frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        asked = false;
        if ([...document.querySelectorAll('[data-widget]')].filter(isDrawn).length < count) return;
        observer.disconnect();
        performance.mark(mark);
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
