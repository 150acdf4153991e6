import type { NavigateFunction } from 'react-router-dom';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { unknownParts, withoutUnknown } from '~/lib/unknownParts.ts';
import { textLanguage, translatorOf } from '../i18n/texts.ts';
import { formatOf } from '../i18n/useFormat.ts';
import { messages } from '../messages/messages.ts';

/** Most of a foreign text that is repeated to the visitor, in characters. */
const SHOWN = 60;

/** Tells of the unknown parts of a query that were not told of before, and answers all that are told by now. */
export function tellUnknown<State>(
  definition: UrlDefinition<State>,
  search: string,
  told: readonly string[],
  navigate: NavigateFunction,
): readonly string[] {
  const unknown = unknownParts(definition, search);
  const fresh = unknown.filter((part) => !told.includes(part));
  if (fresh.length === 0) return told;
  const t = translatorOf('shell');
  const parts = formatOf(textLanguage()).list(unknown.map((part) => part.slice(0, SHOWN)));
  const clear = () => {
    const { pathname, hash } = location;
    const known = { pathname, search: withoutUnknown(definition, location.search), hash };
    void navigate(known, { replace: true, preventScrollReset: true });
  };
  messages.info(t('address.unknown', { parts }), {
    label: t('address.clear'),
    run: clear,
  });
  return [...told, ...fresh];
}
