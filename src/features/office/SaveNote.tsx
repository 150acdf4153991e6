import { Tick, WarningSign } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './SaveNote.module.css';
import type { Autosave } from './useAutosave.ts';

/** How what is typed stands: "Saved", or "Not saved" with the reason and a way to try at once. */
export function SaveNote({
  saving,
}: {
  readonly saving: Pick<Autosave<unknown>, 'state' | 'error' | 'flush'>;
}) {
  const t = useTexts('office');
  const errorText = useErrorText();
  const { state, error, flush } = saving;
  // Nothing is said before something was typed.
  const [touched, setTouched] = useState(false);
  if (state !== 'saved' && !touched) setTouched(true);
  const lost = state === 'failed' || state === 'refused';
  return (
    <div className={styles.note} data-lost={lost || undefined} role="status">
      {touched && state === 'saved' ? <Tick aria-hidden="true" /> : null}
      {lost ? <WarningSign aria-hidden="true" /> : null}
      <span>{touched ? t(`save.${state}`) : null}</span>
      {state === 'failed' ? (
        <>
          <span>{errorText(error)}</span>
          <Button kind="quiet" onClick={() => void flush()}>
            {t('save.again')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
