type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) parameters.append(name, each);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Camera Health, the home page. */
export const cameraHealthPath = (query: Query = {}): string => withQuery('/apps/dashboards/analytics', query);

/** Incident Report. */
export const incidentReportPath = (query: Query = {}): string => withQuery('/apps/dashboards/project', query);

/** The map dashboard. */
export const mapDashboardPath = (query: Query = {}): string => withQuery('/apps/dashboards/map', query);
