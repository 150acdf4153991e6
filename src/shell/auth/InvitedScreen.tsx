import { InfoSign } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './GuestFrame.module.css';
import { GuestFrame } from './GuestFrame.tsx';
import type { Registration } from './registration.ts';
import { useSession } from './session.ts';

interface InvitedScreenProps {
  readonly registration: Exclude<Registration, 'open'>;
  /** The registration form for people with an invitation; null without one. */
  readonly children: ReactNode;
}

/** /register where not everybody may: the form for whoever is invited, and for others what to do instead. */
export function InvitedScreen({ registration, children }: InvitedScreenProps) {
  const t = useTexts('auth');
  const session = useSession();
  if (session) return <Navigate to="/" replace />;
  return (
    <GuestFrame title={t('register.title')} intro={t('register.intro')}>
      {children ?? (
        <div className={styles.absent}>
          <InfoSign size={20} aria-hidden="true" />
          <div>
            <p className={styles.absentTitle}>{t(`register.${registration}`)}</p>
            <p>{t(`register.${registration}Instead`)}</p>
          </div>
        </div>
      )}
      <p className={styles.links}>
        <span>
          {t('register.other')} <Link to="/login">{t('register.toOther')}</Link>
        </span>
        <Link to="/">{t('backToDashboard')}</Link>
      </p>
    </GuestFrame>
  );
}
