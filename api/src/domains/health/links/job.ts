import { DAY, SECOND } from '@university/shared/time';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../../platform/jobs';
import type { Services } from '../../../platform/services';
import { readContents } from '../contents';
import { pathInside } from './inside';
import { type Look, lookAt } from './look';
import { forgetLooks, type OutsideLink, readLooks, writeLook } from './repository';

/** How long a look is good for. */
const LOOK_EVERY = 7 * DAY;

/** Addresses of one run. With the patience for each, a run is over before the next begins. */
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

/** The addresses of other sites that what is published leads to. */
export async function outsideAddresses(services: Services): Promise<string[]> {
  const { links } = await readContents(services);
  return [...links.keys()].filter((address) => pathInside(address, services.publicUrl) === undefined);
}

interface Looking {
  look?: (address: string) => Promise<Look>;
  wait?: () => Promise<unknown>;
}

/** Looks at those whose turn it is, one after the other, the longest unseen first. */
export async function lookAtLinks(
  services: Services,
  { look = lookAt, wait = () => pause(PAUSE) }: Looking = {},
): Promise<void> {
  const { db, clock } = services;
  const [linked, known] = await Promise.all([outsideAddresses(services), readLooks(db)]);
  const isLinked = new Set(linked);
  await forgetLooks(
    db,
    [...known.keys()].filter((address) => !isLinked.has(address)),
  );
  const lastLook = (address: string) => known.get(address)?.checkedAt.getTime() ?? 0;
  const due = linked
    .filter((address) => lastLook(address) <= clock().getTime() - LOOK_EVERY)
    .sort((one, other) => lastLook(one) - lastLook(other))
    .slice(0, AT_ONCE);
  for (const [index, address] of due.entries()) {
    if (index > 0) await wait();
    await writeLook(db, afterLook(address, known.get(address), await look(address), clock()));
  }
}

/** Each address once a week. It comes round often, with a few at a time: a server that starts anew every day gets to all of them. */
export const lookAtLinksJob: Job = { name: 'look-at-links', every: 10 * 60, run: (services) => lookAtLinks(services) };
