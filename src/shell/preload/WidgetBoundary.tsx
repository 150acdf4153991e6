import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Widget } from '../ui/Widget.tsx';
import { DataBoundary } from './DataBoundary.tsx';

interface WidgetBoundaryProps {
  /** Of the widget. */
  readonly title: string;
  /** Pixels that its body holds before its answers are there. */
  readonly skeletonHeight: number;
  /** The widget, which reads answers. */
  readonly children: ReactNode;
}

/** Like DataBoundary, for a widget with a query of its own: it stays in its place while it waits and when it fails. */
export function WidgetBoundary({ title, skeletonHeight, children }: WidgetBoundaryProps) {
  return (
    <DataBoundary
      skeleton={<Widget title={title} loading skeletonHeight={skeletonHeight} />}
      failed={(error, retry) => (
        <Widget title={title}>
          <ErrorState error={error} onRetry={retry} />
        </Widget>
      )}
    >
      {children}
    </DataBoundary>
  );
}
