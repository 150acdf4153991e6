import { InfoSign } from '@blueprintjs/icons';
import { useEffect } from 'react';
import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import styles from '../GuestFrame.module.css';
import { warnUninitialised } from './providerSession.ts';

/** Says that sign-in with this provider is not configured, and what to do instead. */
export function NotConfigured({ provider }: { readonly provider: IdentityProvider }) {
  const t = useTexts('auth');
  useEffect(() => warnUninitialised(provider), [provider]);
  return (
    <div className={styles.absent}>
      <InfoSign size={20} aria-hidden="true" />
      <div>
        <p className={styles.absentTitle}>{t(`notConfigured.${provider}`)}</p>
        <p>{t('notConfigured.instead')}</p>
      </div>
    </div>
  );
}
