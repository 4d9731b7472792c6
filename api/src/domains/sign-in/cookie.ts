import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services';
import { DEVICE_DAYS } from './devices';

/**
 * The known device: a random number that opens nothing by itself. Set only by a sign-in, so whoever never signs in has
 * none, and sent to the API alone.
 */
const DEVICE_COOKIE = 'device';

/** The device's token, if it has one that may be ours. */
export function deviceToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[DEVICE_COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Makes the browser recognisable at its next sign-in. */
export function setDeviceCookie({ publicUrl }: Pick<Services, 'publicUrl'>, reply: FastifyReply, token: string) {
  reply.setCookie(DEVICE_COOKIE, token, {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
}
