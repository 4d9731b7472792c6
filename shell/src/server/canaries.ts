import { createHash, randomInt } from 'node:crypto';
import type { Audience } from '@university/shared/remote/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A release that only some are given, as far as that is to be decided. */
export interface Canary {
  name: string;
  audience: Audience;
}

/** Of the cookie `canary`. */
const DAYS = 30;

/** Where the browser is among a hundred, as its cookie says; undefined where it has none. */
function placeIn(cookies: string | undefined): number | undefined {
  const value = /(?:^|; )canary=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Another order of visitors for each remote: else the same people would try all that is new. */
const turnOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE() % 100;

/**
 * Whether a browser is given a canary. Who is given it at 10 percent is at 20 as well.
 * @param place 0 to 99
 */
export const isGiven = ({ name, audience }: Canary, place: number): boolean =>
  audience !== 'staff' && (place + turnOf(name)) % 100 < audience;

interface Settings {
  canaries: () => readonly Canary[];
  /** Whether this request is of a member of staff who may see what is for staff. */
  isStaff: (request: FastifyRequest) => boolean;
  /** Whether cookies go by https alone. */
  isSecure: boolean;
}

/** Decides who is given which canary. */
export function canaryChoice({ canaries, isStaff, isSecure }: Settings) {
  /** Names of the remotes whose canary the sender of a request is given, in the registry's order. */
  function givenTo(request: FastifyRequest, place = placeIn(request.headers.cookie)): readonly string[] {
    const all = canaries();
    if (all.length === 0) return [];
    const forStaff = all.some(({ audience }) => audience === 'staff') && isStaff(request);
    const given = all.filter((canary) =>
      canary.audience === 'staff' ? forStaff : place !== undefined && isGiven(canary, place),
    );
    return given.map(({ name }) => name);
  }

  /** The same for a page; a browser that has no place yet is given one, which it shows with all that follows. */
  function givenWithPage(request: FastifyRequest, reply: FastifyReply): readonly string[] {
    const isDrawn = canaries().some(({ audience }) => audience !== 'staff');
    if (!isDrawn || placeIn(request.headers.cookie) !== undefined) return givenTo(request);
    const place = randomInt(100);
    const secure = isSecure ? '; Secure' : '';
    reply.header('set-cookie', `canary=${place}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`);
    return givenTo(request, place);
  }

  return { givenTo, givenWithPage };
}
