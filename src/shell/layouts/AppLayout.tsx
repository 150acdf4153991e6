import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { useFreshUser, useSessionEnd } from './useSignedIn.ts';

/** What signed-in screens stand in. `extras` stand in the toolbar, before the menus. */
export function AppLayout({ extras }: { readonly extras?: ReactNode }) {
  useSessionEnd();
  useFreshUser();
  return <Frame extras={extras} panels />;
}
