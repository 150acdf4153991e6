import type { StreamKind } from '~/graphql/types.generated.ts';
import type { StreamAddressRow } from '../camera/camera.rows.ts';

/** The schemes that a kind of stream may be fetched by; none for streams that the page draws itself. */
export const schemesOf: Readonly<Record<StreamKind, readonly string[]>> = {
  SYNTHETIC: [],
  WHEP: ['https', 'http'],
  HLS: ['https', 'http'],
  MJPEG: ['http', 'https'],
  RTSP: ['rtsp', 'rtsps'],
};

/** The port that a scheme means when none is said. */
export const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443, rtsp: 554, rtsps: 322 };

/** Longest host and path, in characters. */
export const HOST_LIMIT = 253;
export const PATH_LIMIT = 1_000;

/** What lets somebody in: a user name and password, or a token. */
export interface Credentials {
  readonly userName: string | null;
  readonly password: string | null;
  readonly token: string | null;
}

export interface ParsedStreamUrl {
  readonly address: StreamAddressRow;
  /** What the address carried of them; null when it carried none. */
  readonly credentials: Credentials | null;
}

/** Why an address cannot be read; a key of the screens' texts. */
export type StreamUrlFault =
  | 'CONTROL_CHARACTERS'
  | 'NO_SCHEME'
  | 'SCHEME_NOT_ALLOWED'
  | 'HOST'
  | 'PORT'
  | 'FRAGMENT'
  | 'USER_INFO'
  | 'TOO_LONG';

/** Line ends, invisible marks, text of other directions: nothing of it belongs into a host or a user name. */
const hidden = /[\p{C}\p{Z}\\]/u;

/** Line ends, control characters, halves of letters and marks of writing direction, which would show another address. */
const unfitForPath = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Whether a text can be the path of a stream, with what follows a question mark: any letters, spaces and percent
 * sequences. A number sign would begin a part of the address that is never sent; it is written %23.
 */
export const isPath = (text: string): boolean =>
  text.startsWith('/') && text.length <= PATH_LIMIT && !unfitForPath.test(text) && !text.includes('#');

/** A path as it is asked for: percent sequences stay, and what an address cannot carry becomes one, as UTF-8. */
export const askedPath = (path: string): string =>
  path
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\x21-\x7e]|["<>\\^`{}]/gu, (letter) => encodeURIComponent(letter));

const allowed: readonly string[] = [...new Set(Object.values(schemesOf).flat())];

/**
 * The host as machines spell it: lower case, IDNA as punycode, IPv4 in its usual form, IPv6 in brackets. Null for
 * anything that is no host.
 */
export function hostOf(text: string): string | null {
  if (text === '' || text.length > HOST_LIMIT || hidden.test(text) || /[/?#@%]/.test(text)) return null;
  try {
    // By a scheme whose hosts the standard normalises: those of rtsp it would leave as they are typed.
    const { hostname, port, username, pathname } = new URL(`http://${text}/`);
    const whole =
      port === '' && username === '' && pathname === '/' && !/:\d*$/.test(text.replace(/\[.*\]$/, ''));
    return whole && hostname !== '' ? hostname : null;
  } catch {
    return null;
  }
}

/** Parameters of a path by which devices let somebody in, and which of the credentials they are. */
const secretParameters: Readonly<Record<string, keyof Credentials>> = {
  user: 'userName',
  usr: 'userName',
  username: 'userName',
  loginuse: 'userName',
  pass: 'password',
  passwd: 'password',
  password: 'password',
  pwd: 'password',
  loginpas: 'password',
  token: 'token',
  access_token: 'token',
  auth: 'token',
  jwt: 'token',
  key: 'token',
  apikey: 'token',
  api_key: 'token',
  secret: 'token',
  sig: 'token',
  signature: 'token',
};

/** As tolerant devices read a name: with spaces around it, or in the wide letters of East Asia. */
const parameterOf = (pair: string): keyof Credentials | undefined => {
  const name = decoded((pair.split('=', 1)[0] ?? '').replaceAll('+', ' ')) ?? '';
  return secretParameters[name.normalize('NFKC').trim().toLowerCase()];
};

const pairsOf = (path: string): readonly string[] =>
  path.includes('?') ? path.slice(path.indexOf('?') + 1).split(/[&;]/) : [];

/** Whether a parameter of the path lets somebody in: the path is shown, and must hold none. */
export const pathHoldsSecret = (path: string): boolean =>
  pairsOf(path).some((pair) => parameterOf(pair) !== undefined);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Takes the parameters that let somebody in out of a path. */
function withoutSecrets(path: string): { path: string; found: Partial<Credentials> } {
  const found: Partial<Record<keyof Credentials, string>> = {};
  const kept = pairsOf(path).filter((pair) => {
    const name = parameterOf(pair);
    if (name) found[name] ??= decoded(pair.slice(pair.indexOf('=') + 1)) ?? '';
    return !name;
  });
  const [before = ''] = path.split('?', 1);
  return { path: kept.length > 0 ? `${before}?${kept.join('&')}` : before, found };
}

const credentialsOf = (found: Partial<Credentials>): Credentials | null =>
  Object.keys(found).length === 0 ? null : { userName: null, password: null, token: null, ...found };

/**
 * Takes an address apart that somebody pasted. The scheme is compared whole with those allowed, never by its beginning;
 * user name, password and tokens end up in the credentials and nowhere else.
 */
export function parseStreamUrl(pasted: string): ParsedStreamUrl | { readonly fault: StreamUrlFault } {
  const text = pasted.trim();
  if (text.length > HOST_LIMIT + PATH_LIMIT + 600) return { fault: 'TOO_LONG' };
  if (unfitForPath.test(text)) return { fault: 'CONTROL_CHARACTERS' };
  const [, typedScheme, rest] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  if (typedScheme === undefined || rest === undefined) {
    return { fault: /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'SCHEME_NOT_ALLOWED' : 'NO_SCHEME' };
  }
  const scheme = typedScheme.toLowerCase();
  if (!allowed.includes(scheme)) return { fault: 'SCHEME_NOT_ALLOWED' };
  // Not sent to a device, and mostly a password that was not written as %23.
  if (rest.includes('#')) return { fault: 'FRAGMENT' };
  const end = rest.search(/[/?]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  if (hidden.test(authority)) return { fault: 'CONTROL_CHARACTERS' };
  const tail = end === -1 ? '/' : rest.slice(end);
  const at = authority.lastIndexOf('@');
  const userInfo = at === -1 ? null : authority.slice(0, at);
  // A question mark that ends a password would end the host, too.
  if (tail.startsWith('?') && tail.includes('@')) return { fault: 'USER_INFO' };
  const [, typedHost = '', , typedPort] = /^(\[[^\]]*\]|[^:]*)(:(.*))?$/.exec(authority.slice(at + 1)) ?? [];
  const host = hostOf(typedHost);
  if (host === null) return { fault: 'HOST' };
  const port = typedPort === undefined || typedPort === '' ? null : portOf(typedPort);
  if (port === undefined) return { fault: 'PORT' };
  const fromUser = userInfo === null ? {} : userInfoOf(userInfo);
  if (fromUser === null) return { fault: 'USER_INFO' };
  const { path, found } = withoutSecrets(tail.startsWith('?') ? `/${tail}` : tail);
  if (!isPath(path)) return { fault: 'TOO_LONG' };
  return {
    address: { scheme, host, port: port === defaultPorts[scheme] ? null : port, path },
    credentials: credentialsOf({ ...found, ...fromUser }),
  };
}

const portOf = (text: string): number | undefined => {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
};

/** Null when it cannot be decoded, or hides control characters. */
function userInfoOf(text: string): Partial<Credentials> | null {
  const colon = text.indexOf(':');
  const userName = decoded(colon === -1 ? text : text.slice(0, colon));
  const password = colon === -1 ? null : decoded(text.slice(colon + 1));
  const undecodable = userName === null || (colon !== -1 && password === null);
  if (undecodable || /\p{Cc}/u.test(`${userName}${password}`)) return null;
  return { userName, password };
}

/** The address as one text to read and to import again, without credentials; an empty text for a stream that has none. */
export const addressText = (address: StreamAddressRow | null): string =>
  address
    ? `${address.scheme}://${address.host}${address.port === null ? '' : `:${address.port}`}${address.path}`
    : '';
