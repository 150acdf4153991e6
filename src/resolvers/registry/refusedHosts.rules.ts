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

/** Where clouds tell machines their credentials, off the link: Alibaba, Oracle, Azure; and Amazon and Google by IPv6. */
const metadata = ['100.100.100.200', '192.0.0.192', '168.63.129.16'];
const metadataIpv6 = ['fd00:ec2:0:0:0:0:0:254', 'fd20:ce:0:0:0:0:0:254'];

const isRefusedIpv4 = (bytes: readonly number[]): boolean => {
  const [a = 0, b = 0] = bytes;
  // From 224 on there is multicast, and nothing that answers.
  return a === 0 || (a === 169 && b === 254) || a >= 224 || metadata.includes(bytes.join('.'));
};

const bytesOfGroups = (groups: readonly number[]): number[] =>
  groups.flatMap((group) => [group >> 8, group & 0xff]);

const isZero = (groups: readonly number[]): boolean => groups.every((group) => group === 0);

/** The IPv4 addresses that an IPv6 address leads to by some way of carrying the one in the other. */
function embeddedIpv4(groups: readonly number[]): number[][] {
  const [first = 0, second = 0, , , fifth = 0, sixth = 0, seventh = 0] = groups;
  const low = bytesOfGroups(groups.slice(6));
  const mapped = isZero(groups.slice(0, 5)) && sixth === 0xffff;
  // An old way to write IPv4; ::1 and :: are not of it.
  const compatible = isZero(groups.slice(0, 6)) && seventh !== 0;
  const translated = isZero(groups.slice(0, 4)) && fifth === 0xffff && sixth === 0;
  const nat64 = first === 0x64 && second === 0xff9b;
  const isatap = (fifth & 0xfdff) === 0 && sixth === 0x5efe;
  return [
    ...(mapped || compatible || translated || nat64 || isatap ? [low] : []),
    // 6to4.
    ...(first === 0x2002 ? [bytesOfGroups(groups.slice(1, 3))] : []),
    // Teredo: its server, and the client with every bit turned over.
    ...(first === 0x2001 && second === 0
      ? [bytesOfGroups(groups.slice(2, 4)), low.map((byte) => byte ^ 0xff)]
      : []),
  ];
}

function isRefusedIpv6(groups: readonly number[]): boolean {
  const [first = 0] = groups;
  return (
    isZero(groups) ||
    (first & 0xffc0) === 0xfe80 ||
    (first & 0xff00) === 0xff00 ||
    metadataIpv6.includes(groups.map((group) => group.toString(16)).join(':')) ||
    embeddedIpv4(groups).some(isRefusedIpv4)
  );
}

/**
 * Whether a host is never asked, whoever wants it: addresses of the own link and the metadata of clouds that answer
 * there (169.254.0.0/16, fe80::/10) or elsewhere, the unspecified address, multicast, and every IPv6 address that hides
 * one of these IPv4 addresses (mapped, compatible, translated, NAT64, 6to4, Teredo, ISATAP). Private ranges are where
 * cameras live, and loopback where engines do: both are asked. A name is judged by the addresses that it turns out to have.
 * @param host as `hostOf` writes it
 */
export function isRefusedHost(host: string): boolean {
  const bytes = bytesOf(host);
  if (bytes) return isRefusedIpv4(bytes);
  const groups = groupsOf(host);
  return groups !== null && isRefusedIpv6(groups);
}
