import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { MINUTE } from '@university/shared/time';
import { HttpError } from '@university/web';
import { hashToken, keyedHash } from '../../../platform/ids';
import type { Services } from '../../../platform/services';

/** The site as passkeys know it: they work at this origin, and at no other that looks like it. */
interface RelyingParty {
  /** The host's name. */
  id: string;
  origin: string;
}

/** @throws HttpError 409 where the site is reached by a number: passkeys belong to a name */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) || hostname.startsWith('[')) {
    throw new HttpError(409, 'no_passkeys', 'Passkeys need an address with a name, and this site has none.');
  }
  return { id: hostname, origin };
}

/** How long somebody may take to answer. Milliseconds. */
export const CHALLENGE_LIFE = 5 * MINUTE;

/** Bytes of each part: random ones, when it expires (epoch milliseconds), and the MAC over both and the purpose. */
const RANDOM = 16;
const EXPIRY = 6;
const MAC = 32;

type Context = Pick<Services, 'secretKey' | 'clock'>;

/** Who answers a login says by that who it is; a passkey is made for one account. */
export type Purpose = 'log-in' | `add:${string}`;

/** What is needed to count an answer once: see `useOnce`. */
export interface OneUse {
  hash: string;
  expiresAt: Date;
}

const macOf = (secretKey: string, purpose: Purpose, content: Buffer) =>
  Buffer.from(keyedHash(secretKey, `passkey:${purpose}:${content.toString('hex')}`), 'hex');

/**
 * A challenge that proves itself to be ours, so that nothing is stored of it: strangers may ask for as many as they like.
 * @returns base64url
 */
export function newChallenge({ secretKey, clock }: Context, purpose: Purpose): string {
  const expiry = Buffer.alloc(EXPIRY);
  expiry.writeUIntBE(clock().getTime() + CHALLENGE_LIFE, 0, EXPIRY);
  const content = Buffer.concat([randomBytes(RANDOM), expiry]);
  return Buffer.concat([content, macOf(secretKey, purpose, content)]).toString('base64url');
}

/** What a challenge is worth: undefined when it is not ours, for something else, or too old. */
export function openChallenge({ secretKey, clock }: Context, purpose: Purpose, challenge: string): OneUse | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM + EXPIRY + MAC) return undefined;
  const content = bytes.subarray(0, RANDOM + EXPIRY);
  if (!timingSafeEqual(bytes.subarray(RANDOM + EXPIRY), macOf(secretKey, purpose, content))) return undefined;
  const expiresAt = new Date(content.readUIntBE(RANDOM, EXPIRY));
  // By its bytes: one challenge can be written in more than one way.
  return expiresAt > clock() ? { hash: hashToken(bytes.toString('hex')), expiresAt } : undefined;
}
