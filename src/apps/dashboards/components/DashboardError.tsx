import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';

/** The numbers of a dashboard could not be had. Trying again goes to the same address, with all that it chooses. */
export function DashboardError() {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  usePageTitle(t('error.title'));
  return (
    <>
      <h1 className="sr-only">{t('error.title')}</h1>
      <ErrorState
        text={t('error.routeText')}
        onRetry={() => void navigate({ pathname, search, hash }, { replace: true })}
      />
    </>
  );
}
