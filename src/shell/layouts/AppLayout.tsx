import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext.ts';
import { loginAddress } from '../auth/guards.ts';
import { endReason, endSession, rememberUser, useSession } from '../auth/session.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Navigation } from '../navigation/Navigation.tsx';
import { ChatPanel } from '../panels/chat/ChatPanel.tsx';
import { QuickPanel } from '../panels/quick/QuickPanel.tsx';
import { BodySkeleton } from '../ui/Skeleton.tsx';
import { useModal } from '../ui/useModal.ts';
import styles from './AppLayout.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const small = '(max-width: 959px)';

function useSmallScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(small);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(small).matches,
  );
}

/** Leaves for the login when the session ends while the page is open: its time is over, a 401, or in another tab. */
function useSessionEnd(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const expiresAt = session?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) {
      void navigate(loginAddress(pathname + search, endReason()), { replace: true });
      return;
    }
    // Timers of browsers hold 31 bits; a token that lives longer is looked at again by the next guard.
    const timer = setTimeout(() => endSession('expired'), Math.min(expiresAt - Date.now(), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [expiresAt, navigate, pathname, search]);
}

/** Asks once, in the background, who is signed in: names and roles may have changed since the login. */
function useFreshUser(): void {
  const { viewer } = useAuth();
  useEffect(() => {
    // A failure is left to the screen's own query, which shows it with a retry.
    viewer?.().then(
      (user) => (user ? rememberUser(user) : endSession('rejected')),
      () => undefined,
    );
  }, [viewer]);
}

function NavigationDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTexts('shell');
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={t('navigation.label')}>
      {open ? <Navigation folded={false} onChosen={onClose} /> : null}
    </dialog>
  );
}

/** What signed-in screens stand in: navigation, toolbar, the screen, footer. `extras` stand in the toolbar. */
export function AppLayout({ extras }: { readonly extras?: ReactNode }) {
  const t = useTexts('shell');
  const isSmall = useSmallScreen();
  const [folded, setFolded] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  useSessionEnd();
  useFreshUser();
  useFocusOnNavigation();
  const toggleLabel = isSmall ? t('navigation.open') : t(folded ? 'navigation.unfold' : 'navigation.fold');
  return (
    <div className={styles.layout} data-folded={folded || undefined}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {isSmall ? (
        <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      ) : (
        <div className={styles.side}>
          <Navigation folded={folded} />
        </div>
      )}
      <div className={styles.page}>
        <Toolbar
          toggleLabel={toggleLabel}
          onToggle={() => (isSmall ? setDrawerOpen(true) : setFolded((value) => !value))}
          extras={extras}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<BodySkeleton height={320} />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={styles.footer}>{t('footer.text')}</footer>
      </div>
      <ChatPanel />
      <QuickPanel />
      <ScrollRestoration />
    </div>
  );
}
