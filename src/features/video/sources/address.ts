import { isRefusedByPolicy } from '~/lib/contentPolicy.ts';
import { askedPath } from '~/resolvers/registry/streamUrl.rules.ts';
import type { Problem } from '../player.rules.ts';
import type { TileAddress } from '../video.types.ts';

/** The URL of an address; its parts are parsed, so that none of them can pass for another. */
export function urlOf({ scheme, host, port, path }: TileAddress): URL {
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const url = new URL(`${scheme}://${name}`);
  if (port) url.port = String(port);
  const asked = askedPath(path);
  const query = asked.indexOf('?');
  url.pathname = query === -1 ? asked : asked.slice(0, query);
  if (query !== -1) url.search = asked.slice(query + 1);
  return url;
}

/** What an HTTP status says about a stream. */
export function problemOfStatus(status: number): Problem {
  if (status === 401 || status === 403) return 'AUTH';
  return status === 404 || status === 410 ? 'NOT_FOUND' : 'UNREACHABLE';
}

/** Why nothing could be fetched: the page was not let, or nobody answered (or not to this page). */
export function problemOfFetch(url: URL): Problem {
  const mixed = location.protocol === 'https:' && url.protocol === 'http:';
  return mixed || isRefusedByPolicy(url) ? 'BLOCKED' : 'UNREACHABLE';
}
