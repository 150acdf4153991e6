/**
 * What this page's own content policy says of streams. Servers of this project name the allowed origins in the page
 * (`watchfloor-media-origins`); elsewhere only the browser's event tells that the policy has refused something.
 */
const refused = new Set<string>();

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : text);

if (typeof document !== 'undefined') {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(originOf(blockedURI)));
}

/** Origins of streams that the policy of this page names; null where the page does not say. */
export function namedMediaOrigins(): readonly string[] | null {
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="watchfloor-media-origins"]');
  return meta ? meta.content.split(' ').filter((origin) => origin !== '') : null;
}

/**
 * Whether this page's policy refuses to fetch from the address, so that the device was not even asked. False where nothing is
 * known of the policy and nothing was refused yet: a fetch will show.
 */
export function isRefusedByPolicy({ origin, protocol }: URL): boolean {
  if (refused.has(origin)) return true;
  const named = namedMediaOrigins();
  if (named === null || origin === location.origin || named.includes(origin)) return false;
  // CSP 3: what is allowed by http is allowed by https, too.
  return !(protocol === 'https:' && named.includes(origin.replace(/^https/, 'http')));
}
