import { useSession } from '../auth/session.ts';
import { Frame } from './Frame.tsx';
import type { ShellParts } from './layoutProps.ts';
import { useFreshUser, useProviderEnd, useSessionEnd } from './useSignedIn.ts';

/**
 * What signed-in screens stand in: nothing at all while nobody is signed in, on the way to the login. `parts`
 * stand in the toolbar and beside the screen.
 */
export function AppLayout({ parts }: { readonly parts: ShellParts }) {
  useSessionEnd();
  useProviderEnd();
  useFreshUser();
  return useSession() ? <Frame parts={parts} /> : null;
}
