import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not of the public internet. Source: IANA's registries of special-purpose addresses for IPv4 and
 * IPv6 (RFC 6890), with multicast and what is reserved.
 */
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of IPv6 one eighth is public; in it, what stands for IPv4 addresses or is for examples is not. */
const IPV6_PUBLIC = ['2000::', 3] as const;
const IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of IPV4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) refused.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...IPV6_PUBLIC, 'ipv6');

/** Whether an IP address is one that only machines of an own network reach. What is no address counts as one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return refused.check(address, 'ipv4');
  return family !== 6 || !open.check(address, 'ipv6') || refused.check(address, 'ipv6');
}
