import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The layout of login and registration: the screen alone. */
export function PublicLayout() {
  useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
