/** The eight groups of an IPv6 address in brackets, as the URL standard writes it; null for anything else. */
function groupsOf(host: string): number[] | null {
  if (!host.startsWith('[')) return null;
  const [before = '', after] = host.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const head = read(before);
  const tail = after === undefined ? [] : read(after);
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const bytesOf = (host: string): number[] | null =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(host) ? host.split('.').map(Number) : null;

function isRefusedIpv4([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  return (
    a === 0 ||
    (a === 169 && b === 254) ||
    // Multicast and everything above it.
    a >= 224 ||
    // Metadata of a cloud that does not keep it on the link.
    (a === 100 && b === 100 && c === 100 && d === 200)
  );
}

function isRefusedIpv6(groups: readonly number[]): boolean {
  const [first = 0] = groups;
  const low = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  const leading = groups.slice(0, 5).every((group) => group === 0);
  // The second is an old way to write IPv4; ::1 and :: are not of it.
  const embeds = leading && (groups[5] === 0xffff || (groups[5] === 0 && groups[6] !== 0));
  const translated = first === 0x64 && groups[1] === 0xff9b;
  if (embeds || translated) return isRefusedIpv4(low);
  return (
    groups.every((group) => group === 0) ||
    (first & 0xffc0) === 0xfe80 ||
    (first & 0xff00) === 0xff00 ||
    // Metadata of a cloud.
    groups.join(':') === [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254].join(':')
  );
}

/**
 * Whether a host is never asked, whoever wants it: addresses of the own link and the metadata of clouds that answer
 * there (169.254.0.0/16, fe80::/10), the unspecified address, multicast. Private ranges are where cameras live, and
 * loopback where engines do: both are asked. A name is judged by the addresses that it turns out to have.
 * @param host as `hostOf` writes it
 */
export function isRefusedHost(host: string): boolean {
  const bytes = bytesOf(host);
  if (bytes) return isRefusedIpv4(bytes);
  const groups = groupsOf(host);
  return groups !== null && isRefusedIpv6(groups);
}
