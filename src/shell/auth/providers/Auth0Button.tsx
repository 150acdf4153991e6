import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../GuestFrame.module.css';
import { safePath } from '../guards.ts';
import { FailureNote } from './FailureNote.tsx';
import { warnUninitialised } from './providerSession.ts';
import { useLeaving } from './useLeaving.ts';
import { useProviderSettings } from './useProviderSettings.ts';

/** Leaves for Auth0; nothing where it is not configured, but for a warning in the console (specification, shell §8). */
export function Auth0Button() {
  const t = useTexts('auth');
  const { auth0 } = useProviderSettings();
  const [query] = useSearchParams();
  const { failure, leave } = useLeaving('AUTH0', auth0, safePath(query.get('next')));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!auth0) warnUninitialised('AUTH0');
  }, [auth0]);
  if (!auth0) return null;
  return (
    <div className={styles.more}>
      <p className={styles.or}>{t('or')}</p>
      {failure ? <FailureNote failure={failure} /> : null}
      <Button
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void leave().finally(() => setBusy(false));
        }}
      >
        {t('auth0.continue')}
      </Button>
    </div>
  );
}
