import { BlockList, isIP } from 'node:net';
import fp from 'fastify-plugin';
import { z } from 'zod';

/** Whether a proxy of ours connects from an address: it says who calls, and has the connections of everybody. */
export type IsProxy = (address: string | undefined) => boolean;

/** Networks by a name. */
const NAMED: Record<string, readonly string[]> = { loopback: ['127.0.0.0/8', '::1'] };

/** Bits of an address by its version. */
const BITS: Record<number, number> = { 4: 32, 6: 128 };

interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Null for what is no network, and for the one of all addresses: whoever trusts it trusts the senders. */
function readNetwork(text: string): Network | null {
  const [, address = '', length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const most = BITS[version];
  const bits = length === undefined ? most : Number(length);
  if (most === undefined || bits === undefined || bits < 1 || bits > most) return null;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

const networksOf = (name: string): readonly string[] => NAMED[name] ?? [name];

/** `10.0.0.5, 10.1.0.0/16, 2001:db8::/32`; `loopback`; `none`: nobody is in front. Becomes a list of networks. */
export const trustedProxies = z
  .string()
  .transform((list) => (list.trim() === 'none' ? [] : list.split(',').flatMap((name) => networksOf(name.trim()))))
  .refine(
    (networks) => networks.every(readNetwork),
    'must look like 10.0.0.5,10.1.0.0/16,2001:db8::/32 (also: loopback), or be none',
  );

/** @param networks as `trustedProxies` gives them; by default proxies on this machine */
export function proxiesIn(networks: readonly string[] = networksOf('loopback')): IsProxy {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => {
    // A link-local address comes with a zone. What a header says need not be an address at all.
    const [plain = ''] = (address ?? '').split('%');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto'];

/** Addresses of organisations' own networks, which are nobody's at home: only these are named in the log. */
const isInHouse = proxiesIn(
  ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7', 'loopback'].flatMap(networksOf),
);

/**
 * Warns, once, when somebody who is no proxy of ours says who calls: a proxy that is not listed makes all visitors one
 * sender, who is soon turned away. What he says is ignored.
 */
export const strangersForwarding = fp<{ isProxy: IsProxy }>(async (app, { isProxy }) => {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress: address } }) => {
    if (isTold || isProxy(address) || !FORWARDED.some((name) => name in headers)) return;
    isTold = true;
    app.log.warn(
      isInHouse(address) ? { proxy: address } : {},
      'X-Forwarded-For or X-Forwarded-Proto came from an address that is not in TRUSTED_PROXIES, and was ignored. If it is a proxy of yours, list it there',
    );
  });
});
