import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type Database } from '../../platform/database/database';
import { outsideLinks, campuses, departments, faculty, media, notices, programs } from '../../platform/database/schema';
import { needsText, plainPath } from '@university/shared/contract';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '../../platform/services';
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

/** Where each of a kind has an address of its own, and the columns with what stands behind the slash. */
const ONE_OF: readonly { at: RegExp; columns: readonly AnyPgColumn[]; only?: SQL }[] = [
  { at: /^\/campus\/([^/]+)$/, columns: [campuses.slug] },
  { at: /^\/dept\/([^/]+)$/, columns: [departments.id] },
  { at: /^\/faculty\/([^/]+)$/, columns: [faculty.id] },
  { at: /^\/programs\/([^/]+)$/, columns: [programs.id, departments.id] },
  { at: /^\/notices\/([^/.]+)$/, columns: [notices.id], only: where.kept },
  { at: /^\/api\/v1\/notice\/([^/]+)\/file$/, columns: [notices.id], only: where.kept },
  { at: /^\/api\/v1\/media\/([^/]+)\/[^/]+$/, columns: [media.id] },
];

/** The path of an address of this site; undefined for one of another. */
export function pathInside(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0];
  return URL.canParse(address) && new URL(address).origin === publicUrl ? new URL(address).pathname : undefined;
}

/**
 * Says of paths whether the site has something there. It goes by what is stored and by what no text can be at; pages of a
 * remote that the contract does not know count as there.
 */
export async function insideLooker(services: Services): Promise<(path: string) => boolean> {
  const leadsOn = await isThere(services);
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
    const list = lists.find(({ at }) => at.test(plain));
    return list ? list.values.has(list.at.exec(plain)?.[1] ?? '') : !needsText(plain);
  };
}

/**
 * Addresses that are not of the public internet. Source: IANA's registries of special-purpose addresses for IPv4 and
 * IPv6 (RFC 6890), with multicast and what is reserved. Of IPv6 one eighth is public; in it, what stands for IPv4
 * addresses or is for examples is not.
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

/** Whether an IP address is one that only machines of an own network reach. What is no address counts as one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return privateV4.check(address, 'ipv4');
  return family !== 6 || !publicV6.check(address, 'ipv6') || privateV6.check(address, 'ipv6');
}

/** How an address of another site was found. */
export type Look = 'there' | 'nothing-there' | 'private' | 'unreachable';

/** Milliseconds for one address with all its redirects. */
const TIMEOUT_MS = 15_000;

const MOST_REDIRECTS = 5;

/** Bytes of headers; of the content nothing is read. */
const HEADERS = 16 * 1024;

/** Says who asks, so that whoever keeps the other site can tell. */
const USER_AGENT = 'UniversityLinkCheck/1.0';

class PrivateNetwork extends Error {}

interface Options {
  /** Addresses that are not asked; a test asks its own machine. */
  refuses?: (address: string) => boolean;
  timeout?: number;
}

/**
 * Resolves a name as the connection will use it, and refuses it if any of its addresses is private: a name that is
 * resolved once to look and once more to connect could be another address the second time.
 */
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
    // No connection outlives its question.
    agent: false,
    lookup: guarded(refuses),
    maxHeaderSize: HEADERS,
    headers: { 'user-agent': USER_AGENT, accept: '*/*' },
  };
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      // What it says is not of interest, however long it is.
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    };
    const asked = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, take);
    asked.on('error', reject).end();
  });
}

/** Refusals that say nothing of whether it is there for people: a login, a limit, a door that is closed to programs. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Redirects are followed by hand, as each may lead into another network. */
async function follow(address: string, refuses: (address: string) => boolean, signal: AbortSignal): Promise<Look> {
  let url = new URL(address);
  for (let passed = 0; passed <= MOST_REDIRECTS; passed++) {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return 'unreachable';
    const head = await ask(url, 'HEAD', refuses, signal);
    // Many servers answer HEAD wrongly; what they say of GET counts.
    const { status, location } = head.status >= 400 ? await ask(url, 'GET', refuses, signal) : head;
    if (status >= 300 && status < 400 && location && URL.canParse(location, url)) url = new URL(location, url);
    else if (isGone(status)) return 'nothing-there';
    else return status >= 500 || status === 0 ? 'unreachable' : 'there';
  }
  return 'unreachable';
}

/** Looks whether something is at an address of another site. Never rejects. */
export async function lookAt(
  address: string,
  { refuses = isPrivateAddress, timeout = TIMEOUT_MS }: Options = {},
): Promise<Look> {
  try {
    return await follow(address, refuses, AbortSignal.timeout(timeout));
  } catch (error) {
    return error instanceof PrivateNetwork ? 'private' : 'unreachable';
  }
}

/** How long a look is good for. */
const LOOK_EVERY = 7 * DAY;

/** Addresses of one run. With the timeout of each, a run is over before the next begins. */
const AT_ONCE = 30;

/** Milliseconds between two questions, which may go to the same server. */
const PAUSE = SECOND;

/** Looks in vain after which an address counts as one that cannot be reached: a server may be away for a day. */
export const LOOKS_IN_VAIN = 2;

/** What is known after one more look. */
export function afterLook(address: string, before: OutsideLink | undefined, state: Look, at: Date): OutsideLink {
  const isThere = state === 'there';
  return {
    address,
    state,
    failures: isThere ? 0 : (before?.failures ?? 0) + 1,
    since: isThere ? null : (before?.since ?? at),
    checkedAt: at,
  };
}

export async function readLooks(db: Database): Promise<Map<string, OutsideLink>> {
  const rows = await db.select().from(outsideLinks);
  return new Map(rows.map((row) => [row.address, row]));
}

interface Looking {
  look?: (address: string) => Promise<Look>;
  wait?: () => Promise<unknown>;
}

/** Looks at those whose turn it is, one after the other, the longest unseen first; forgets what nothing leads to any more. */
export async function lookAtLinks(
  services: Services,
  { look = lookAt, wait = () => pause(PAUSE) }: Looking = {},
): Promise<void> {
  const { db, clock, publicUrl } = services;
  const [{ links }, known] = await Promise.all([readContents(services), readLooks(db)]);
  const linked = [...links.keys()].filter((address) => pathInside(address, publicUrl) === undefined);
  const isLinked = new Set(linked);
  const gone = [...known.keys()].filter((address) => !isLinked.has(address));
  if (gone.length > 0) await db.delete(outsideLinks).where(anyOf(outsideLinks.address, gone));
  const lastLook = (address: string) => known.get(address)?.checkedAt.getTime() ?? 0;
  const due = linked
    .filter((address) => lastLook(address) <= clock().getTime() - LOOK_EVERY)
    .sort((one, other) => lastLook(one) - lastLook(other))
    .slice(0, AT_ONCE);
  for (const [index, address] of due.entries()) {
    if (index > 0) await wait();
    const link = afterLook(address, known.get(address), await look(address), clock());
    await db.insert(outsideLinks).values(link).onConflictDoUpdate({ target: outsideLinks.address, set: link });
  }
}

/** Each address once a week. It comes round often, with a few at a time: a server that starts anew every day gets to all of them. */
export const lookAtLinksJob: Job = { name: 'look-at-links', every: 10 * 60, run: (services) => lookAtLinks(services) };
