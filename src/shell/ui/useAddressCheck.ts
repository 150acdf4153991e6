import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlDefinition } from '~/lib/defineUrl.ts';

/**
 * Says once what the address names that the screen does not know, and offers to take it out: a link that was mistyped
 * would else be taken for an answer. `definition` is what all parts of the screen know together.
 */
export function useAddressCheck<State>(definition: UrlDefinition<State>): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    if (search === '') return;
    let left = false;
    // Few addresses say anything, and fewer say something wrong: the first page does without.
    import('./tellUnknown.ts').then(
      ({ tellUnknown }) => {
        if (!left) told.current = tellUnknown(definition, search, told.current, navigate);
      },
      // Without the code for it the note is left out.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [definition, search, navigate]);
}
