import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { whenAtRest } from './atRest.ts';
import { useAwake } from './useAwake.ts';

/** Fetch the code of parts that no screen has begun to fetch yet. */
const announced = new Set<() => Promise<unknown>>();

function fetchAnnounced(): void {
  for (const load of announced) void load().catch(() => undefined);
  announced.clear();
}

/**
 * A part of a screen that is not drawn at first: a dialog, a drawer. Its code is fetched when the screen is there and
 * somebody stirs (`useLaterParts`), or when the part is drawn before that; `meanwhile` stands in its place then. When the code
 * cannot be fetched, the error reaches the screen's boundary.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  announced.add(load);
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

/** Fetches what the screen does not draw at first, once somebody stirs and the page rests. */
export function useLaterParts(): void {
  const awake = useAwake();
  useEffect(() => (awake ? whenAtRest(fetchAnnounced) : undefined), [awake]);
}
