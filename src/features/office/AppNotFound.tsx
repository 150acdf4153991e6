import { Search } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasCode } from '~/shell/messages/errorText.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';

interface AppNotFoundProps {
  /** What is not there: "There is no such mail". */
  readonly title: string;
  /** Why that may be. */
  readonly text: string;
  /** The way back into the app. */
  readonly back: { readonly to: string; readonly label: string };
}

/** The address names something of the app that is not there: a folder, a label, a mail. The app stays around it. */
export function AppNotFound({ title, text, back }: AppNotFoundProps) {
  return (
    <EmptyState
      icon={<Search size={32} aria-hidden="true" />}
      title={title}
      text={text}
      action={<Link to={back.to}>{back.label}</Link>}
    />
  );
}

/** For `failed` of `DataBoundary`: `element` where the API knows no such thing, else what went wrong. */
export const notFoundOr =
  (element: ReactNode) =>
  (error: unknown, retry: () => void): ReactNode =>
    hasCode(error, 'NOT_FOUND') ? element : <ErrorState error={error} onRetry={retry} />;
