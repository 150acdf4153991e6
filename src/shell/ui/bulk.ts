import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCallback, useRef, useState } from 'react';
import { type BatchContext, newBatch } from '~/graphql/client/batchLink.ts';
import { chunksOf } from '~/lib/chunksOf.ts';
import { MOST_IN_CALL } from '../messages/inCalls.ts';

/** One call for these; its context makes it a part of the whole, which the audit keeps as one line. */
export type BulkCall = (ids: string[], context: BatchContext) => Promise<unknown>;

/** How much of the work is done, and of how much. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface Outcome<Item> {
  readonly done: readonly Item[];
  /** Whose state did not allow it. */
  readonly refused: readonly Item[];
  /** Not tried, or not kept because of another of the same call. */
  readonly left: readonly Item[];
  /** What went wrong besides refusals; nothing was tried after it. */
  readonly error: unknown;
}

interface Watching {
  /** Nothing is tried any more after it was aborted; what is under way is waited for. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Where the work is a part of a larger one. */
  readonly batch?: BatchContext;
}

/** What the API named in a CONFLICT: those whose state did not allow what was asked of several. */
function refusedIds(error: unknown): ReadonlySet<string> {
  const ids: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.refusedIds : null;
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** Does the work call by call, for the API keeps all changes of a call or none; a refusal stops its own call alone. */
export async function inChunks<Item extends { readonly id: string }>(
  items: readonly Item[],
  work: BulkCall,
  { signal, onProgress, batch = newBatch() }: Watching = {},
): Promise<Outcome<Item>> {
  const [done, refused, left]: [Item[], Item[], Item[]] = [[], [], []];
  let error: unknown = null;
  for (const chunk of chunksOf(items, MOST_IN_CALL)) {
    if (error || signal?.aborted) {
      left.push(...chunk);
      continue;
    }
    try {
      await work(
        chunk.map(({ id }) => id),
        batch,
      );
      done.push(...chunk);
      onProgress?.({ done: done.length, total: items.length });
    } catch (thrown) {
      const ids = refusedIds(thrown);
      if (ids.size === 0) error = thrown;
      for (const item of chunk) (ids.has(item.id) ? refused : left).push(item);
    }
  }
  return { done, refused, left, error };
}

/** Changes many things through the API; says how far it is, and can be cancelled between two calls. */
export function useBulk() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  const run = useCallback(
    async <Item extends { readonly id: string }>(
      items: readonly Item[],
      work: BulkCall,
      batch?: BatchContext,
    ): Promise<Outcome<Item>> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ done: 0, total: items.length });
      const outcome = await inChunks(items, work, {
        signal: controller.signal,
        onProgress: setProgress,
        ...(batch ? { batch } : {}),
      });
      setProgress(null);
      return outcome;
    },
    [],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { run, progress, cancel };
}
