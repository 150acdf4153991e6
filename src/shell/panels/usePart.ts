import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted; null until it is there. What could not be fetched is
 * fetched again when it is wanted anew; that it failed is said by the page (messages/stalePage.ts).
 * @param wanted changes when somebody asks again; null while nobody does
 */
export function usePart(load: () => Promise<ComponentType>, wanted: string | null): ComponentType | null {
  const [part, setPart] = useState<{ readonly Part: ComponentType } | null>(null);
  useEffect(() => {
    if (wanted === null || part) return;
    let there = true;
    load().then(
      (Part) => there && setPart({ Part }),
      () => undefined,
    );
    return () => {
      there = false;
    };
  }, [load, wanted, part]);
  return part?.Part ?? null;
}
