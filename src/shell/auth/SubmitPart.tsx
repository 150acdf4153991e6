import type { ReactNode } from 'react';
import { useErrorText } from '../messages/errorText.ts';
import { Button } from '../ui/Button.tsx';
import styles from './GuestFrame.module.css';

interface SubmitPartProps {
  /** Why nobody could be asked; null when somebody could. */
  readonly failure: unknown;
  /** Said before it. */
  readonly failed: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** What the button says. */
  readonly children: ReactNode;
}

/** The end of a form of signing in: why it could not be sent, and its button. */
export function SubmitPart({ failure, failed, busy, disabled, children }: SubmitPartProps) {
  const errorText = useErrorText();
  return (
    <>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failed} {errorText(failure)}
        </p>
      ) : null}
      <Button kind="primary" type="submit" wide busy={busy} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
