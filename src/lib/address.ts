/** Changes of an address's query by parameter: null, an empty text and an empty list remove it. */
export type AddressChange = Readonly<Record<string, string | readonly string[] | null>>;

/** The query of an address by parameter; undefined parameters are left out. */
export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The query text with the changes. */
export function changedSearch(search: string, changes: AddressChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name);
    const texts = typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);
    for (const text of texts) params.append(name, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The path with the query behind it: `/cameras?site=1&site=2`. */
export function withQuery(path: string, query: AddressQuery): string {
  const given = Object.entries(query).map(([name, value]) => [name, value ?? null] as const);
  return path + changedSearch('', Object.fromEntries(given));
}
