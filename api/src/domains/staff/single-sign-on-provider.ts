import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import * as client from 'openid-client';
import { emailAddress } from '@university/shared/contract';
import type { SingleSignOnSettings } from '../../platform/single-sign-on';

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

/** Seconds that the provider may take for an answer. */
const TIMEOUT = 5;

/** How long a failure to find the provider is remembered, so that callers do not wait one after another. Milliseconds. */
const REST = 5_000;

/** Seconds since the person showed the provider who they are, where that has to be recent. */
const RECENT = 300;

/** Values of `amr` (RFC 8176) that say more than a password. */
const STRONG = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'retina', 'vbm'];

/** What a browser brings to the provider and back. */
interface Journey {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
  /** The person has to show anew who they are. */
  again: boolean;
}

/** Whom the provider says it is. */
export interface Identity {
  issuer: string;
  /** The provider's own name for the account, which stays when the address changes. */
  subject: string;
  /** Lower case; undefined where the provider has not proved it. */
  email: string | undefined;
  name: string;
  groups: readonly string[];
  /** Whether more than a password was asked for. */
  isStrong: boolean;
}

const list = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([]);

const knownClaims = z.object({
  email: emailAddress('Not an e-mail address').optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  name: z.string().catch(''),
  amr: list,
});

export const newJourney = (again: boolean): Journey => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
  again,
});

/** The provider, found when somebody first wants to log in with it. */
export class Provider {
  #found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: SingleSignOnSettings,
    /** Where the provider sends people back to. */
    private readonly redirectUri: string,
  ) {}

  /** Where to send the browser. @throws Error when the provider cannot be reached */
  async addressOf({ state, nonce, verifier, again }: Journey): Promise<URL> {
    return client.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(again && { prompt: 'login', max_age: String(RECENT) }),
    });
  }

  /**
   * Whom the provider has sent back.
   * @param query what it sent along, with `?`
   * @throws AuthorizationResponseError for its refusal, other errors where an answer is not right or does not come
   */
  async identityFrom(query: string, { state, nonce, verifier, again }: Journey): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await client.authorizationCodeGrant(configuration, new URL(query, this.redirectUri), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      ...(again && { maxAge: RECENT }),
    });
    const signed = tokens.claims();
    if (!signed) throw new Error('the provider sent no ID token');
    // Many providers say there who somebody is, and keep the ID token short.
    const told = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, signed.sub)
      : {};
    const claims: Record<string, unknown> = { ...told, ...signed };
    const { email, email_verified: isProved, name, amr } = knownClaims.parse(claims);
    return {
      issuer: signed.iss,
      subject: signed.sub,
      email: isProved ? email : undefined,
      name,
      groups: list.parse(claims[this.settings.groupsClaim]),
      isStrong: amr.some((method) => STRONG.includes(method)),
    };
  }

  #configuration(): Promise<client.Configuration> {
    this.#found ??= this.#find();
    return this.#found;
  }

  #find(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const isPlain = issuer.startsWith('http:');
    const found = client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // The signature of the ID token is checked too, though it comes by TLS from the provider itself.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    });
    found.catch(() => setTimeout(() => (this.#found = undefined), REST).unref());
    return found;
  }
}
