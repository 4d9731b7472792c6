import { createHash, randomInt } from 'node:crypto';
import type { Audience } from '@university/shared/remote/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A release that only some are given, as far as that is to be decided. */
export interface Canary {
  name: string;
  audience: Audience;
}

/** Days. */
const DAYS = 30;

function placeIn(cookies: string | undefined): number | undefined {
  const value = /(?:^|; )canary=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Shuffled per remote, or the same visitors would get every canary. */
const turnOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE() % 100;

/** Monotonic: 20 per cent includes the 10. @param place 0 to 99 */
export const isGiven = ({ name, audience }: Canary, place: number): boolean =>
  audience !== 'staff' && (place + turnOf(name)) % 100 < audience;

interface Settings {
  canaries: () => readonly Canary[];
  isStaff: (request: FastifyRequest) => boolean;
  isSecure: boolean;
}

export function canaryChoice({ canaries, isStaff, isSecure }: Settings) {
  function givenTo(request: FastifyRequest, place = placeIn(request.headers.cookie)): readonly string[] {
    const all = canaries();
    if (all.length === 0) return [];
    const forStaff = all.some(({ audience }) => audience === 'staff') && isStaff(request);
    const given = all.filter((canary) =>
      canary.audience === 'staff' ? forStaff : place !== undefined && isGiven(canary, place),
    );
    return given.map(({ name }) => name);
  }

  /** Also assigns a place by cookie. */
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
