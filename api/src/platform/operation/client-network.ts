import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits in an IPv6 address, and how many of them name the network that one subscriber is given (a /64). */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What one sender is counted by: the IPv4 address, or the first 64 bits of an IPv6 address, because whoever has one
 * address of a /64 has all of them (RFC 6177, RIPE-690). IPv4 addresses written as IPv6 count as IPv4.
 * @param address as a socket or a trusted proxy gives it, with or without a zone
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; what is no address comes back as it is
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = plain.slice(plain.lastIndexOf(':') + 1);
  if (isIPv4(mapped) && plain.toLowerCase().startsWith('::ffff:')) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array<number>(GROUPS - before.length - after.length).fill(0);
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The 16-bit groups of a part of an IPv6 address; a dotted end stands for two. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
