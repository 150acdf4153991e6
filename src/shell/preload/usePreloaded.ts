import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { BegunQuery } from './begin.ts';
import { useBegun } from './useBegun.ts';

/** The answer to a query of the screen. */
export interface PreloadedAnswer<Data, Variables> {
  readonly data: Data;
  /** What `data` answers: those of the address, or while their answer is on its way the ones before. */
  readonly variables: Variables;
  /** Equal for equal variables. */
  readonly key: string;
  /** Another answer is on its way, for the address has changed. */
  readonly stale: boolean;
  /** Asks again and shows the answer when it comes; when it fails what is shown stays, and the promise rejects. */
  readonly refetch: () => Promise<unknown>;
  readonly client: ApolloClient;
}

/** Answers of an earlier visit that were asked for anew: several parts of a screen may read one. */
const renewed = new WeakSet<BegunQuery>();

/** What is shown of what was begun: answers give way to the next ones only when those are there. */
function useShown(next: BegunQuery): BegunQuery {
  const [shown, setShown] = useState(next);
  // The same answer as before is no reason to read anew.
  const same = shown === next || (next.cached && shown.key === next.key);
  if (!same && next.cached) setShown(next);
  useEffect(() => {
    if (same) return;
    let left = false;
    void next.settled.then(() => {
      if (!left) setShown(next);
    });
    return () => {
      left = true;
    };
  }, [same, next]);
  return !same && next.cached ? next : shown;
}

/**
 * Reads the answer to a query that the screen's route has begun (`definePreload`). Suspends until it is there the first
 * time, and throws when it failed: `DataBoundary` shows both. An answer of an earlier visit is shown at once and asked
 * for anew behind it.
 */
export function usePreloaded<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): PreloadedAnswer<Data, Variables> {
  const next = useBegun(document);
  const shown = useShown(next);
  // What a document was begun with is of its types; a map of different ones cannot say so.
  const { data } = useReadQuery(shown.ref as QueryRef<Data, Variables>);
  const variables = shown.variables as Variables;
  const { client, key } = shown;
  const refetch = useCallback(
    () =>
      shown.client.query({ query: shown.document, variables: shown.variables, fetchPolicy: 'network-only' }),
    [shown],
  );
  useEffect(() => {
    if (!shown.cached || renewed.has(shown)) return;
    renewed.add(shown);
    // When it fails the answer of last time stays: the next live event asks again.
    refetch().catch(() => undefined);
  }, [shown, refetch]);
  return { data, variables, key, stale: next.key !== key, refetch, client };
}
