import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import * as calls from '@university/shared/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls of the API that answer 200 when a member of staff is logged in by them. */
const LOGINS: readonly string[] = [calls.login, calls.endSingleSignOn, calls.confirmPasskeyLogin];

const COOKIE = 'staff-browser';

/** Seconds; a login lasts no longer. */
const LONGEST = 10 * 3_600;

interface Settings {
  /** Of the site. Without one this process has its own, and the cookies end with it. */
  secret: string | undefined;
  /** Whether cookies go by https alone. */
  isSecure: boolean;
  now?: () => number;
}

/**
 * Knows the browsers of staff, whose pages ask for documents without a token. It decides who is given a canary for staff,
 * and whose reading is not counted, and nothing else.
 */
export function staffBrowsers({ secret, isSecure, now = Date.now }: Settings) {
  const key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'browsers of staff', 32));
  const sealOf = (until: string) => createHmac('sha256', key).update(until).digest('base64url');

  function cookieUntil(until: number): string {
    const text = String(until);
    return `${COOKIE}=${text}.${sealOf(text)}; Path=/; Max-Age=${LONGEST}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  function isStaff({ headers }: FastifyRequest): boolean {
    const [, until = '', seal = ''] =
      /(?:^|; )staff-browser=(\d{1,12})\.([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
    const expected = sealOf(until);
    return (
      seal.length === expected.length &&
      timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) &&
      Number(until) * 1_000 > now()
    );
  }

  /** Gives a cookie with every login that the API grants, and takes it back with the end of one. */
  function watch(web: FastifyInstance): void {
    web.addHook('onSend', async ({ method, url }, reply) => {
      const call = `${method} ${url.replace(/^\/api\/v1/, '').split('?')[0]}`;
      if (call === calls.logout) reply.header('set-cookie', `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
      else if (reply.statusCode === 200 && LOGINS.includes(call))
        reply.header('set-cookie', cookieUntil(Math.floor(now() / 1_000) + LONGEST));
    });
  }

  return { isStaff, watch };
}
