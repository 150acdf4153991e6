import { useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** The error element of routes: says that it failed and tries again in place. */
export function RouteError() {
  const t = useTexts('shell');
  const error = useRouteError();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  usePageTitle(t('error.title'));
  const retry = async () => {
    await revalidate();
    await navigate('.', { replace: true, relative: 'path' });
  };
  return (
    <>
      <h1 className="sr-only">{t('error.title')}</h1>
      <ErrorState text={t('error.routeText')} onRetry={() => void retry()} />
      {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
    </>
  );
}
