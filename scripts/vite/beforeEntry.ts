/**
 * Puts an inline script before the entry of the page. Behind it the script would wait for the entry's style sheet, as
 * browsers have it, and what it begins would begin too late.
 */
export function beforeEntry(html: string, script: string): string {
  const entry = '<script type="module"';
  if (!html.includes(entry)) throw new Error('index.html has no entry.');
  return html.replace(entry, () => `<script>${script}</script>\n    ${entry}`);
}
