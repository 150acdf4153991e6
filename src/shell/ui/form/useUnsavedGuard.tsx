import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLateTexts } from '../../i18n/useTexts.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { drawAtOnce } from '../comingAddress.ts';

interface UnsavedGuard {
  /** Closes at once when nothing was typed, else asks first. */
  readonly close: () => void;
  /** What was typed is kept now: nothing is asked any more. */
  readonly release: () => void;
  /** The question, to be drawn beside the form. */
  readonly question: ReactNode;
}

/**
 * Keeps typed text from being lost unasked: by closing the form, by leaving the screen, by Back, or by closing the page.
 * @param dirty something was typed that is not saved
 */
export function useUnsavedGuard(dirty: boolean, onClose: () => void): UnsavedGuard {
  const { t } = useLateTexts('messages');
  const [asking, setAsking] = useState(false);
  const released = useRef(false);
  useEffect(() => {
    released.current = false;
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  // A screen may change its own address behind the form, as a tour does; Back and other screens take the form away.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || historyAction === 'POP';
    return dirty && !released.current && leaves;
  });
  const leaving = blocker.state === 'blocked';
  const question = (
    <ConfirmDialog
      open={asking || leaving}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirm={t('unsaved.leave')}
      danger
      onConfirm={() => {
        setAsking(false);
        if (leaving) blocker.proceed();
        else onClose();
      }}
      onCancel={() => {
        setAsking(false);
        if (leaving) blocker.reset();
      }}
    />
  );
  return {
    close: () => (dirty ? setAsking(true) : drawAtOnce(onClose)),
    release: () => {
      released.current = true;
    },
    question,
  };
}
