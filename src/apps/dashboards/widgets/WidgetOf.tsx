import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { type LiveRefetchOptions, useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { DashboardWidget, DashboardWidgetSkeleton, type WidgetName } from './DashboardWidget.tsx';

interface AnswerProps<Data, Variables extends OperationVariables> {
  /** The query that it reads, which the route has begun; others may read the same. */
  readonly document: TypedDocumentNode<Data, Variables>;
  /** The changes after which it is asked again. */
  readonly live: Pick<LiveRefetchOptions, 'topic' | 'every'>;
  /** Shows the answer. */
  readonly widget: ComponentType<{ readonly data: Data }>;
}

function Answer<Data, Variables extends OperationVariables>(props: AnswerProps<Data, Variables>) {
  const { document, live, widget: Widget } = props;
  const { data, refetch } = usePreloaded(document);
  useLiveRefetch(refetch, live);
  return <Widget data={data} />;
}

interface WidgetOfProps<Data, Variables extends OperationVariables> extends AnswerProps<Data, Variables> {
  readonly name: WidgetName;
  /** Numbers: they stand before any chart. */
  readonly first?: boolean;
}

/** A widget that shows its answer as soon as it is there, and says in its own place when there is none. */
export function WidgetOf<Data, Variables extends OperationVariables>(props: WidgetOfProps<Data, Variables>) {
  const { name, first = false, ...answer } = props;
  return (
    <DataBoundary
      document={answer.document}
      first={first}
      skeleton={<DashboardWidgetSkeleton name={name} />}
      failed={(error, retry) => (
        <DashboardWidget name={name}>
          <ErrorState error={error} onRetry={retry} />
        </DashboardWidget>
      )}
    >
      <Answer {...answer} />
    </DataBoundary>
  );
}
