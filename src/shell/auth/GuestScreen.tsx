import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './GuestFrame.module.css';
import { GuestFrame } from './GuestFrame.tsx';
import { safePath } from './guards.ts';
import { ProviderTabs, tabOf } from './ProviderTabs.tsx';
import { KakaoTab } from './providers/KakaoTab.tsx';
import { registrationHere } from './registration.ts';
import { useSession } from './session.ts';

interface GuestScreenProps {
  readonly screen: 'login' | 'register';
  /** Why the visitor is here, with a detail in small print. */
  readonly notice: { readonly text: string; readonly detail: string } | null;
  /** The tabs of our own accounts and of Google. */
  readonly profile: ReactNode;
  readonly google: ReactNode;
}

/** The query of the other screen: it keeps where the visitor wanted to go. */
function otherPath(screen: 'login' | 'register', next: string | null): string {
  const path = screen === 'login' ? '/register' : '/login';
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}

/**
 * What login and registration share (specification, shell §2): the three tabs, the way to the other screen and back to
 * the dashboard. After signing in the visitor goes to where they wanted to go.
 */
export function GuestScreen({ screen, notice, profile, google }: GuestScreenProps) {
  const t = useTexts('auth');
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query.get('tab'));
  const next = safePath(query.get('next'));
  if (session) return <Navigate to={next} replace />;
  const choose = (chosen: string) =>
    setQuery(
      (old) => {
        old.set('tab', chosen);
        return old;
      },
      { replace: true },
    );
  const contents = {
    profile,
    google,
    kakaotalk: <KakaoTab next={next} />,
  };
  return (
    <GuestFrame title={t(`${screen}.title`)} intro={t(`${screen}.intro`)}>
      {notice ? (
        <p className={styles.notice} role="status">
          {notice.text} <small>{notice.detail}</small>
        </p>
      ) : null}
      <ProviderTabs chosen={tab} onChoose={choose}>
        {contents[tab]}
      </ProviderTabs>
      <p className={styles.links}>
        {screen === 'login' && registrationHere() === 'closed' ? null : (
          <span>
            {t(`${screen}.other`)}{' '}
            <Link to={otherPath(screen, query.get('next'))}>{t(`${screen}.toOther`)}</Link>
          </span>
        )}
        <Link to="/">{t('backToDashboard')}</Link>
      </p>
    </GuestFrame>
  );
}
