import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted; null until it is there. What could not be fetched is fetched
 * again when it is wanted anew; that it failed is said by the page (messages/stalePage.ts).
 * @param load the same function at each render
 * @param wanted why, which changes when somebody asks again; null while nobody does
 * @param onFailed takes back what was opened for it
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: string | null,
  onFailed?: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (wanted === null || loaded) return;
    let there = true;
    load().then(
      (Component) => there && setLoaded({ Component }),
      () => there && onFailed?.(),
    );
    return () => {
      there = false;
    };
  }, [load, wanted, loaded, onFailed]);
  return loaded?.Component ?? null;
}
