/** Changes of an address' query: null, an empty text and an empty list take a part out. */
export type AddressChange = Readonly<Record<string, string | readonly string[] | null>>;

/** What stands in an address' query; what is undefined does not. */
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
