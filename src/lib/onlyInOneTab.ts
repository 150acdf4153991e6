/**
 * Starts the work in one of the tabs that ask for it; when that tab closes, another begins. Where the browser has no
 * locks (a page without TLS) every tab works for itself.
 */
export function onlyInOneTab(name: string, work: () => void): void {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  void navigator.locks.request(name, () => {
    work();
    // Never settles: the lock is held until the tab is closed.
    return new Promise<never>(() => {});
  });
}
