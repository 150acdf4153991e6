import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { isRefusedHost } from './refusedHosts.rules.ts';
import { defaultPorts, hostOf } from './streamUrl.rules.ts';

/** How many may be allowed, and how long each is: the header that names them has to pass through proxies. */
export const MAX_MEDIA_ORIGINS = 30;
export const ORIGIN_LIMIT = 120;

const example = 'https://engine.example:8889';

/**
 * An origin as a content policy names it: http or https, a host as `hostOf` spells it, and the port where it is not the
 * scheme's own. Null for anything else: another scheme, a path, a wildcard, credentials, what could end the directive.
 */
export function originOf(text: string): string | null {
  const [, scheme = '', host = '', port] =
    /^(https?):\/\/(\[[^\]]*\]|[^:/?#@\s]+)(?::(\d{1,5}))?\/?$/i.exec(text) ?? [];
  const spelt = hostOf(host);
  const number = port === undefined ? null : Number(port);
  // A policy is a text of words and semicolons, in which an asterisk stands for every host.
  if (spelt === null || /[*;,'"]/.test(spelt) || number === 0 || (number ?? 0) > 65_535) return null;
  const own = number === null || number === defaultPorts[scheme.toLowerCase()];
  return `${scheme.toLowerCase()}://${spelt}${own ? '' : `:${number}`}`;
}

/** Why an origin may not be allowed; empty when it may. */
export function originErrors(text: string): FieldErrorRow[] {
  const origin = originOf(text.trim());
  if (origin === null) return [refuse('origin', 'INVALID_FORMAT', { example })];
  if (origin.length > ORIGIN_LIMIT) return [refuse('origin', 'TOO_LONG', { most: ORIGIN_LIMIT })];
  return isRefusedHost(new URL(origin).hostname) ? [refuse('origin', 'ADDRESS_REFUSED')] : [];
}
