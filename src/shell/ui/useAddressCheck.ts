import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { messages } from '../messages/messages.ts';

/** Most of a foreign text that is repeated to the visitor, in characters. */
const SHOWN = 60;

/**
 * Says once what the address names that the screen does not know, and offers to take it out: a link that was mistyped
 * would else be taken for an answer. `definition` is what all parts of the screen know together.
 */
export function useAddressCheck<State>(definition: UrlDefinition<State>): void {
  const t = useTexts('shell');
  const f = useFormat();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const told = useRef('');
  useEffect(() => {
    const unknown = definition.unknown(search).map((part) => part.slice(0, SHOWN));
    const parts = f.list(unknown);
    if (parts === told.current) return;
    told.current = parts;
    if (unknown.length === 0) return;
    messages.info(t('address.unknown', { parts }), {
      label: t('address.clear'),
      run: () =>
        void navigate(
          { pathname, search: definition.known(location.search) },
          { replace: true, preventScrollReset: true },
        ),
    });
  }, [definition, pathname, search, navigate, t, f]);
}
