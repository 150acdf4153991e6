import type { UrlDefinition } from './defineUrl.ts';

/** Parameters that say something on every screen: settings for one visit (specification, shell §4). */
const everywhere: readonly string[] = ['defaultSettings'];

function means<State>({ params }: UrlDefinition<State>, name: string, text: string): boolean {
  if (everywhere.includes(name)) return true;
  return Object.hasOwn(params, name) && (text === '' || params[name as keyof State].knows(text));
}

/** The parts of a query that the definition does not know: by name, and as `name=text` where the text means nothing. */
export function unknownParts<State>(definition: UrlDefinition<State>, search: string): readonly string[] {
  const wrong = [...new URLSearchParams(search)].filter((part) => !means(definition, ...part));
  const parts = wrong.map(([name, text]) =>
    Object.hasOwn(definition.params, name) ? `${name}=${text}` : name,
  );
  return [...new Set(parts)];
}

/** The query without those parts. */
export function withoutUnknown<State>(definition: UrlDefinition<State>, search: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter((part) => means(definition, ...part)),
  );
  return query.size === 0 ? '' : `?${query}`;
}
