import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { whenAtRest } from '../ui/atRest.ts';

/** Milliseconds after which the bars are filled though the content does not stand. */
const LATEST = 400;

const BarsFilled = createContext(true);

/**
 * Lets the content be drawn before what is in the bars around it, which keep their places meanwhile. They are filled when
 * what is in sight stands, after a moment, or at once when somebody presses a key: Tab goes where it always goes.
 */
export function ContentFirst({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [needed, setNeeded] = useState(false);
  // Gives way to whatever comes for the content while it is being drawn.
  const filled = useDeferredValue(wanted) || needed;
  useEffect(() => {
    const want = () => setWanted(true);
    const giveUp = whenAtRest(want, true);
    const timer = setTimeout(want, LATEST);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, []);
  useLayoutEffect(() => {
    if (filled) return;
    // Before the page acts on the key, and before anybody in the bars listens for it.
    const fill = () => flushSync(() => setNeeded(true));
    document.addEventListener('keydown', fill, true);
    return () => document.removeEventListener('keydown', fill, true);
  }, [filled]);
  return <BarsFilled value={filled}>{children}</BarsFilled>;
}

/** What is in a bar of the frame: drawn after the content (`ContentFirst`). */
export const InBar = ({ children }: { readonly children: ReactNode }) => (use(BarsFilled) ? children : null);
