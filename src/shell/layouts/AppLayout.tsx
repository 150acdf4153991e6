import type { ReactNode } from 'react';
import { useSession } from '../auth/session.ts';
import { Frame } from './Frame.tsx';
import { useFreshUser, useSessionEnd } from './useSignedIn.ts';

/**
 * What signed-in screens stand in: nothing at all while nobody is signed in, on the way to the login. `extras` stand in
 * the toolbar, before the menus.
 */
export function AppLayout({ extras }: { readonly extras?: ReactNode }) {
  useSessionEnd();
  useFreshUser();
  return useSession() ? <Frame extras={extras} panels /> : null;
}
