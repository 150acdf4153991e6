import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { forgetStalePage, isLostCode, isUnreachable } from '../messages/stalePage.ts';
import { ErrorState } from './ErrorState.tsx';
import { Screen } from './Screen.tsx';

/**
 * The error element of routes. Trying again goes to the same address, with all that it chooses: loaders run anew, and
 * with them the screen's query, and code that is missing is fetched. A page from before a new build takes a new page.
 */
export function RouteError() {
  const t = useTexts('shell');
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    if (isLostCode(error) && !isUnreachable()) return location.reload();
    forgetStalePage();
    void navigate({ pathname, search, hash }, { replace: true });
  };
  return (
    <Screen title={t('error.title')} heading="hidden">
      <ErrorState text={t('error.routeText')} error={error} onRetry={retry} />
      {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
    </Screen>
  );
}
