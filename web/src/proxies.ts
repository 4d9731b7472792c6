import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

export type IsProxy = (address: string | undefined) => boolean;

const network = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** `10.0.0.5, 10.1.0.0/16, 2001:db8::/32, loopback`, or `none`. */
export const trustedProxies = z
  .string()
  .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((name) => name.trim())))
  .refine(
    // `/0` would trust every sender.
    (networks) => networks.every((each) => network.safeParse(each).success && !each.endsWith('/0')),
    'must look like 10.0.0.5,10.1.0.0/16,2001:db8::/32 (also: loopback), or be none',
  );

export function proxiesIn(networks: readonly string[] = ['loopback']): IsProxy {
  const isIn = compile([...networks]);
  // Headers need not contain an address.
  return (address = '') => isIn(address, 0);
}

/**
 * Network by which a sender is counted: the IPv4 address, or the /64 of an IPv6 address (RFC 6177, RIPE-690).
 * @param bits 48 for a provider's whole customer (RFC 6177)
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; other input unchanged
 */
export function clientNetwork(address: string, bits: 48 | 64 = 64): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}

export const senderOf = (request: FastifyRequest): string => clientNetwork(request.ip);

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto'];

const isPrivate = proxiesIn(['uniquelocal', 'loopback', '100.64.0.0/10']);

/** Warns once of an unlisted proxy, behind which all visitors would count as one sender. */
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
