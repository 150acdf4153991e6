import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** What guests' screens stand in: nothing but the screen. */
export function PublicLayout() {
  useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
