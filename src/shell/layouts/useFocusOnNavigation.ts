import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the main part when the path changes, so that the keyboard goes on there and screen readers say
 * where they are. Changes of the query alone (filters, tabs, open dialogs) leave the focus where it is, and so does a
 * dialog that the new screen has opened, which took it. Where the page scrolls to is the router's business: in layouts 2
 * and 3 the focus alone would scroll the main part up to the toolbar.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!document.activeElement?.closest('[role=dialog]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
