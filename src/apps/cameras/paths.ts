/** The registry of cameras; filters stand in the query. */
export const camerasPath = (filter: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(filter).toString();
  return query === '' ? '/cameras' : `/cameras?${query}`;
};

/** One camera. */
export const cameraPath = (id: string): string => `/cameras/${encodeURIComponent(id)}`;
