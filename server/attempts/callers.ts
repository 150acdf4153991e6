import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';

const addresses = new AsyncLocalStorage<string>();

/** Does the work as what comes from this address, to its end. */
export const withCallerAddress = <T>(address: string, work: () => T): T => addresses.run(address, work);

/** Remembers for the rest of the request from which address it comes. */
export const rememberCallerAddress: RequestHandler = (request, _, next) =>
  withCallerAddress(request.ip ?? '', next);

/** From which address the request comes that is being answered; empty outside of one. */
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
 * What tries and requests are counted for instead of an address: of IPv6 the network of 64 bits, for whoever has one
 * address of it has them all. An IPv4 address in IPv6 clothes counts as itself; what is no address, as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (isIP(mapped) === 4) return mapped;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : address;
}
