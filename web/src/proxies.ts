import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Whether a proxy of ours connects from an address: it says who calls, and has the connections of everybody. */
export type IsProxy = (address: string | undefined) => boolean;

const network = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** `10.0.0.5, 10.1.0.0/16, 2001:db8::/32, loopback`; `none`: nobody is in front. Becomes a list of networks. */
export const trustedProxies = z
  .string()
  .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((name) => name.trim())))
  .refine(
    // Whoever trusts all addresses trusts the senders.
    (networks) => networks.every((each) => network.safeParse(each).success && !each.endsWith('/0')),
    'must look like 10.0.0.5,10.1.0.0/16,2001:db8::/32 (also: loopback), or be none',
  );

/** @param networks as `trustedProxies` gives them; by default proxies on this machine */
export function proxiesIn(networks: readonly string[] = ['loopback']): IsProxy {
  const isIn = compile([...networks]);
  // What a header says need not be an address at all.
  return (address = '') => isIn(address, 0);
}

/**
 * What one sender is counted by: the IPv4 address, or the first 64 bits of an IPv6 address, because whoever has one
 * address of a /64 has all of them (RFC 6177, RIPE-690). IPv4 addresses written as IPv6 count as IPv4.
 * @param address as a socket or a trusted proxy gives it, with or without a zone
 * @param bits of an IPv6 address: 48 for what a whole customer of a provider counts as one (RFC 6177)
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; what is no address comes back as it is
 */
export function clientNetwork(address: string, bits: 48 | 64 = 64): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}

/** Who sends a request: see `clientNetwork`. */
export const senderOf = (request: FastifyRequest): string => clientNetwork(request.ip);

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto'];

/** Organisations' own networks, which are nobody's at home: only addresses of these are named in the log. */
const isPrivate = proxiesIn(['uniquelocal', 'loopback', '100.64.0.0/10']);

/**
 * Warns, once, when somebody who is no proxy of ours says who calls: a proxy that is not listed makes all visitors one
 * sender, who is soon rejected. What he says is ignored.
 */
export const unlistedProxies = fp<{ isProxy: IsProxy }>(async (app, { isProxy }) => {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress: address } }) => {
    if (isTold || isProxy(address) || !FORWARDED.some((name) => name in headers)) return;
    isTold = true;
    app.log.warn(
      isPrivate(address) ? { proxy: address } : {},
      'X-Forwarded-For or X-Forwarded-Proto came from an address that is not in TRUSTED_PROXIES, and was ignored. If it is a proxy of yours, list it there',
    );
  });
});
