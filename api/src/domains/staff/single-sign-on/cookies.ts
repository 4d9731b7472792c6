import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { seal, unseal } from '../../../platform/sealed';
import type { Services } from '../../../platform/services';

const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean(),
});

const arrival = z.object({
  /** Makes the cookie count once. */
  id: z.string(),
  staffId: z.string(),
  isStrong: z.boolean(),
  /** Whether the person has just shown the provider who they are, though it knew them. */
  again: z.boolean(),
});

/** Who the provider has sent back, until the page that asked for it takes it. */
export type Arrival = z.infer<typeof arrival>;

/**
 * Two short-lived cookies, sealed, which no script reads. The first goes with the browser to the provider and back, so
 * it has to come along from another site; the second only from our own page to the API.
 */
const KINDS = {
  journey: { schema: journey, name: 'to_provider', seconds: 10 * 60, sameSite: 'lax' },
  arrival: { schema: arrival, name: 'from_provider', seconds: 2 * 60, sameSite: 'strict' },
} as const;

type Kind = keyof typeof KINDS;
type Content<K extends Kind> = z.infer<(typeof KINDS)[K]['schema']>;

/** Where the cookies go. */
const PATH = '/api/v1/auth';

const attributes = (kind: Kind, { publicUrl }: Services): CookieSerializeOptions => ({
  path: PATH,
  httpOnly: true,
  sameSite: KINDS[kind].sameSite,
  secure: publicUrl.startsWith('https:'),
});

/** @param content without secrets that outlive the cookie */
export function setSealed<K extends Kind>(services: Services, reply: FastifyReply, kind: K, content: Content<K>) {
  const { name, seconds } = KINDS[kind];
  const sealed = { content, until: services.clock().getTime() + seconds * 1000 };
  const value = seal(services.secretKey, JSON.stringify(sealed), name);
  reply.setCookie(name, value, { ...attributes(kind, services), maxAge: seconds });
}

/** Undefined when there is none, or it is too old, or not ours. */
export function readSealed<K extends Kind>(
  services: Services,
  request: FastifyRequest,
  kind: K,
): Content<K> | undefined {
  const { name, schema } = KINDS[kind];
  const value = request.cookies[name];
  if (!value) return undefined;
  try {
    const { content, until } = JSON.parse(unseal(services.secretKey, value, name));
    return services.clock().getTime() < until ? (schema.parse(content) as Content<K>) : undefined;
  } catch {
    return undefined;
  }
}

export function clearSealed(services: Services, reply: FastifyReply, kind: Kind) {
  reply.setCookie(KINDS[kind].name, '', { ...attributes(kind, services), maxAge: 0 });
}

/** Milliseconds that an arrival lives. */
export const ARRIVAL_LIFE = KINDS.arrival.seconds * 1000;
