import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type Database } from '../../platform/database/database';
import { outsideLinks, campuses, departments, faculty, media, notices, programs } from '../../platform/database/schema';
import { needsText, plainPath, resultAddresses, specifiedResults } from '@university/shared/contract';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '../../platform/services';
import { readCatalogue } from '../catalogue/snapshot';
import { where } from '../notices/state';
import { isThere } from '../settings/routes';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { lookup } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { DAY, SECOND } from '@university/shared/time';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../platform/jobs';
import { readContents } from './contents';

export type OutsideLink = typeof outsideLinks.$inferSelect;

/** Pages with an id or slug in their address. */
const ONE_OF: readonly { at: RegExp; columns: readonly AnyPgColumn[]; only?: SQL }[] = [
  { at: /^\/campus\/([^/]+)$/, columns: [campuses.slug] },
  { at: /^\/dept\/([^/]+)$/, columns: [departments.id] },
  { at: /^\/faculty\/([^/]+)$/, columns: [faculty.id] },
  { at: /^\/programs\/([^/]+)$/, columns: [programs.id, departments.id] },
  { at: /^\/notices\/([^/.]+)$/, columns: [notices.id], only: where.kept },
  { at: /^\/api\/v1\/notice\/([^/]+)\/file$/, columns: [notices.id], only: where.kept },
  { at: /^\/api\/v1\/media\/([^/]+)\/[^/]+$/, columns: [media.id] },
];

/** Pages of rounds, which answer 404 without a round. */
const isResult = (path: string): boolean =>
  specifiedResults.some((result) => result.path === path) || /^\/admission\/result\/[^/]+\/round[^/]+$/.test(path);

/** Undefined for another site. */
export function pathInside(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0];
  return URL.canParse(address) && new URL(address).origin === publicUrl ? new URL(address).pathname : undefined;
}

/** Whether a path exists, by stored data. Unknown paths that may belong to remotes count as existing. */
export async function internalPathChecker(services: Services): Promise<(path: string) => boolean> {
  const [leadsOn, { rounds }] = await Promise.all([isThere(services), readCatalogue(services)]);
  const results = new Set(rounds.map((round) => resultAddresses(round).path));
  const valuesOf = async (column: AnyPgColumn, only?: SQL) => {
    const rows = await services.db
      .select({ value: sql<string>`lower(${column})` })
      .from(column.table)
      .where(only);
    return rows.map(({ value }) => value);
  };
  const lists = await Promise.all(
    ONE_OF.map(async ({ at, columns, only }) => ({
      at,
      values: new Set((await Promise.all(columns.map((column) => valuesOf(column, only)))).flat()),
    })),
  );
  return (path) => {
    const plain = plainPath(path);
    if (leadsOn(plain)) return true;
    if (isResult(plain)) return results.has(plain);
    const list = lists.find(({ at }) => at.test(plain));
    return list ? list.values.has(list.at.exec(plain)?.[1] ?? '') : !needsText(plain);
  };
}

/**
 * Non-public addresses. Source: IANA's special-purpose registries (RFC 6890), multicast and reserved. In IPv6 only
 * 2000::/3 is public, without IPv4 mappings and examples.
 */
const IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`;
const IPV6_PUBLIC = '2000::/3';
const IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function blockList(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const privateV4 = blockList(IPV4, 'ipv4');
const publicV6 = blockList(IPV6_PUBLIC, 'ipv6');
const privateV6 = blockList(IPV6, 'ipv6');

/** True also for what is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return privateV4.check(address, 'ipv4');
  return family !== 6 || !publicV6.check(address, 'ipv6') || privateV6.check(address, 'ipv6');
}

type LinkState = 'there' | 'nothing-there' | 'private' | 'unreachable';

/** Milliseconds, with all redirects. */
const TIMEOUT_MS = 15_000;

const MOST_REDIRECTS = 5;

/** Bytes. */
const HEADERS = 16 * 1024;

const USER_AGENT = 'UniversityLinkCheck/1.0';

class PrivateNetwork extends Error {}

interface Options {
  /** Addresses that must not be contacted; tests allow their own machine. */
  refuses?: (address: string) => boolean;
  timeout?: number;
}

/** Checks the address at connection time: a second lookup could return another one (DNS rebinding). */
const guarded =
  (refuses: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.some(({ address }) => refuses(address))) return callback(new PrivateNetwork(), []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };

function ask(url: URL, method: 'HEAD' | 'GET', refuses: (address: string) => boolean, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && refuses(host)) throw new PrivateNetwork();
  const options: RequestOptions = {
    method,
    signal,
    // No connection pool.
    agent: false,
    lookup: guarded(refuses),
    maxHeaderSize: HEADERS,
    headers: { 'user-agent': USER_AGENT, accept: '*/*' },
  };
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      // The body is not read.
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    };
    const asked = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, take);
    asked.on('error', reject).end();
  });
}

/** Other refusals may concern programs only: logins, limits. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** By hand: each redirect may lead into a private network. */
async function follow(address: string, refuses: (address: string) => boolean, signal: AbortSignal): Promise<LinkState> {
  let url = new URL(address);
  for (let passed = 0; passed <= MOST_REDIRECTS; passed++) {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return 'unreachable';
    const head = await ask(url, 'HEAD', refuses, signal);
    // Many servers answer HEAD wrongly.
    const { status, location } = head.status >= 400 ? await ask(url, 'GET', refuses, signal) : head;
    if (status >= 300 && status < 400 && location && URL.canParse(location, url)) url = new URL(location, url);
    else if (isGone(status)) return 'nothing-there';
    else return status >= 500 || status === 0 ? 'unreachable' : 'there';
  }
  return 'unreachable';
}

/** Never rejects. */
export async function checkAddress(
  address: string,
  { refuses = isPrivateAddress, timeout = TIMEOUT_MS }: Options = {},
) {
  try {
    return await follow(address, refuses, AbortSignal.timeout(timeout));
  } catch (error) {
    return error instanceof PrivateNetwork ? 'private' : 'unreachable';
  }
}

const CHECK_EVERY = 7 * DAY;

/** With the timeout of each, a run ends before the next begins. */
const AT_ONCE = 30;

/** Milliseconds; addresses may be on one server. */
const PAUSE = SECOND;

/** Failures before an address is reported: a server may be down for a day. */
export const FAILURES_BEFORE_REPORT = 2;

export function updatedLink(address: string, before: OutsideLink | undefined, state: LinkState, at: Date): OutsideLink {
  const isThere = state === 'there';
  return {
    address,
    state,
    failures: isThere ? 0 : (before?.failures ?? 0) + 1,
    since: isThere ? null : (before?.since ?? at),
    checkedAt: at,
  };
}

export async function readOutsideLinks(db: Database): Promise<Map<string, OutsideLink>> {
  const rows = await db.select().from(outsideLinks);
  return new Map(rows.map((row) => [row.address, row]));
}

interface CheckOptions {
  check?: (address: string) => Promise<LinkState>;
  wait?: () => Promise<unknown>;
}

/** Checks due links one by one, oldest first; forgets those no longer linked. */
export async function checkLinks(
  services: Services,
  { check = checkAddress, wait = () => pause(PAUSE) }: CheckOptions = {},
) {
  const { db, clock, publicUrl } = services;
  const [{ links }, known] = await Promise.all([readContents(services), readOutsideLinks(db)]);
  const linked = [...links.keys()].filter((address) => pathInside(address, publicUrl) === undefined);
  const isLinked = new Set(linked);
  const gone = [...known.keys()].filter((address) => !isLinked.has(address));
  if (gone.length > 0) await db.delete(outsideLinks).where(anyOf(outsideLinks.address, gone));
  const lastCheck = (address: string) => known.get(address)?.checkedAt.getTime() ?? 0;
  const due = linked
    .filter((address) => lastCheck(address) <= clock().getTime() - CHECK_EVERY)
    .sort((one, other) => lastCheck(one) - lastCheck(other))
    .slice(0, AT_ONCE);
  for (const [index, address] of due.entries()) {
    if (index > 0) await wait();
    const link = updatedLink(address, known.get(address), await check(address), clock());
    await db.insert(outsideLinks).values(link).onConflictDoUpdate({ target: outsideLinks.address, set: link });
  }
}

/** A few at a time, so that servers with daily restarts get through. */
export const checkLinksJob: Job = { name: 'look-at-links', every: 10 * 60, run: (services) => checkLinks(services) };
