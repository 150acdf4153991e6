import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { whenAtRest } from './atRest.ts';

/** Fetch the code of parts that no screen has begun to fetch yet. */
const announced = new Set<() => Promise<unknown>>();

function fetchAnnounced(): void {
  for (const load of announced) void load().catch(() => undefined);
  announced.clear();
}

/**
 * A part of a screen that is not drawn at first: a dialog, a drawer. Its code is fetched when the screen is there and the
 * page rests (`useLaterParts`), or when the part is drawn before that; `meanwhile` stands in its place then. When the code
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

/** Fetches what the screen does not draw at first, once the page rests: what somebody opens then opens at once. */
export function useLaterParts(): void {
  useEffect(() => whenAtRest(fetchAnnounced), []);
}
