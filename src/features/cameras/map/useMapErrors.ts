import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * What a map does with errors: reports them, as it does by itself. A map that was left before its engine was
 * there finds no place to draw in, which is no error.
 */
export function useMapErrors(): (event: { readonly error: Error }) => void {
  const here = useRef(false);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(({ error }) => {
    if (here.current) reportError(error);
  }, []);
}
