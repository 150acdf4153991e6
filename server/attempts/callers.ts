import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';

const addresses = new AsyncLocalStorage<string>();

/** Runs the work with this address as its caller's. */
export const withCallerAddress = <T>(address: string, work: () => T): T => addresses.run(address, work);

/** Express middleware: keeps the caller's address for the rest of the request. */
export const rememberCallerAddress: RequestHandler = (request, _, next) =>
  withCallerAddress(request.ip ?? '', next);

/** The address that the current request comes from; empty outside a request. */
export const callerAddress = (): string => addresses.getStore() ?? '';

/** The eight groups of an IPv6 address without a zone, each as it is written. */
function groupsOf(address: string): string[] {
  // The URL standard writes each address in one way, with at most one gap.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const list = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [list(before), list(after)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/**
 * The network that attempts and requests are counted for. For IPv6 it is the /64 network, because whoever has one of
 * its addresses has them all. An IPv4-mapped IPv6 address counts as the IPv4 address. A text that is no address is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (isIP(mapped) === 4) return mapped;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : address;
}
