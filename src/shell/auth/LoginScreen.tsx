import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { ColourModeButton } from '../toolbar/ColourModeButton.tsx';
import { LanguageMenu } from '../toolbar/LanguageMenu.tsx';
import { Logo } from '../ui/Logo.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { safePath } from './guards.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';
import { Scene } from './Scene.tsx';
import { beginSession, type SessionUser, useSession } from './session.ts';

/** /login: the form beside a drawn wall of cameras. A success leads to where the visitor wanted to go. */
export function LoginScreen() {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const session = useSession();
  const [query] = useSearchParams();
  const next = safePath(query.get('next'));
  const reason = query.get('reason');
  usePageTitle(t('login.title'));

  const onSignedIn = (token: string, user: SessionUser) => {
    beginSession(token, user);
    void navigate(next, { replace: true });
  };
  // Somebody signed in, in another tab.
  if (session) return <Navigate to={next} replace />;
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ColourModeButton />
      </div>
      <div className={styles.pane}>
        <div className={styles.content}>
          <p className={styles.brand}>
            <span className={styles.logo}>
              <Logo size={40} />
            </span>
            {t('productName')}
          </p>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.intro}>{t('login.intro')}</p>
          {reason === 'expired' || reason === 'rejected' ? (
            <p className={styles.notice} role="status">
              {t(`login.${reason}`)}
            </p>
          ) : null}
          <LoginForm onSignedIn={onSignedIn} />
        </div>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <Scene />
      </div>
    </div>
  );
}
