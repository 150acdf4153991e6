import { Component, type ReactNode, Suspense } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { isLostCode } from '../messages/stalePage.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

type Failed = (error: unknown, retry: () => void) => ReactNode;

interface ShownErrorProps {
  /** Another one is another attempt. */
  readonly attempt: unknown;
  readonly failed: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ShownErrorState {
  readonly attempt: unknown;
  readonly caught: { readonly error: unknown } | null;
}

/** Shows what it catches, so that it need not be told elsewhere. */
export class ShownError extends Component<ShownErrorProps, ShownErrorState> {
  override state: ShownErrorState = { attempt: this.props.attempt, caught: null };
  static getDerivedStateFromError(error: unknown): Partial<ShownErrorState> {
    return { caught: { error } };
  }
  static getDerivedStateFromProps(
    { attempt }: ShownErrorProps,
    state: ShownErrorState,
  ): ShownErrorState | null {
    return attempt === state.attempt ? null : { attempt, caught: null };
  }
  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    // The route's error element says so, and takes a new page.
    if (isLostCode(caught.error)) throw caught.error;
    return this.props.failed(caught.error);
  }
}

interface DataBoundaryProps {
  /** Stands there until the answers are there. */
  readonly skeleton: ReactNode;
  /** Default: what went wrong, with a way to try again. */
  readonly failed?: Failed;
  readonly children: ReactNode;
}

const saidWith: Failed = (error, retry) => <ErrorState error={error} onRetry={retry} />;

/**
 * A part of a screen that reads answers (`usePreloaded`) or a store: its skeleton until they come, and what went wrong in their
 * place. Trying again asks what has no answer.
 */
export function DataBoundary({ skeleton, failed = saidWith, children }: DataBoundaryProps) {
  const attempt = useLoaderData();
  const { revalidate } = useRevalidator();
  return (
    <ShownError attempt={attempt} failed={(error) => failed(error, () => void revalidate())}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ShownError>
  );
}
