import type { DocumentNode } from '@apollo/client';
import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { isLostCode } from '../messages/stalePage.ts';
import { holdRest } from '../ui/atRest.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useBegun } from './useBegun.ts';

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

interface AnsweredProps {
  readonly document: DocumentNode;
  readonly first: boolean;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Draws what reads the query as soon as it is answered; the page is not at rest before. */
function Answered({ document, first, skeleton, children }: AnsweredProps) {
  const { settled, isSettled, cached } = useBegun(document);
  const [answered, setAnswered] = useState(() => cached || isSettled());
  useEffect(() => {
    if (answered) return;
    const release = holdRest();
    let left = false;
    void settled.then(() => {
      if (left) return;
      // A transition waits until what is urgent has been drawn, and lets the browser paint while it renders.
      if (first) setAnswered(true);
      else startTransition(() => setAnswered(true));
    });
    return () => {
      left = true;
      release();
    };
  }, [answered, settled, first]);
  return answered ? children : skeleton;
}

interface DataBoundaryProps {
  /**
   * The query that a part of several reads. Named, the part is drawn when its answer is there, whatever the others wait for:
   * React reveals what suspends at intervals of 300 ms.
   */
  readonly document?: DocumentNode;
  /** With `document`: it is drawn before those whose answers came at the same moment. */
  readonly first?: boolean;
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
export function DataBoundary(props: DataBoundaryProps) {
  const { document, first = false, skeleton, failed = saidWith, children } = props;
  const attempt = useLoaderData();
  const { revalidate } = useRevalidator();
  return (
    <ShownError attempt={attempt} failed={(error) => failed(error, () => void revalidate())}>
      <Suspense fallback={skeleton}>
        {document ? (
          <Answered document={document} first={first} skeleton={skeleton}>
            {children}
          </Answered>
        ) : (
          children
        )}
      </Suspense>
    </ShownError>
  );
}
