/** Live View. A wall, a tour or a camera may be named: `liveViewPath({ camera: id })`. */
export function liveViewPath(query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '/apps/live-view' : `/apps/live-view?${text}`;
}
