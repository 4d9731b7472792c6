import { emailAddress } from '@university/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { z } from 'zod';
import { hashToken, seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import type { SingleSignOnSettings } from '../../platform/single-sign-on';
import { useOnce } from '../../platform/used-tokens';

const PATH = '/api/v1/auth';

interface CookieTerms<T> {
  content: z.ZodType<T>;
  name: string;
  seconds: number;
  sameSite: 'lax' | 'strict';
}

/** A short-lived sealed cookie. */
function sealedCookie<T>({ content: schema, name, seconds, sameSite }: CookieTerms<T>) {
  const put = ({ publicUrl }: Services, reply: FastifyReply, value: string, maxAge: number) =>
    reply.setCookie(name, value, {
      path: PATH,
      httpOnly: true,
      sameSite,
      secure: publicUrl.startsWith('https:'),
      maxAge,
    });
  return {
    set(services: Services, reply: FastifyReply, content: T) {
      const sealed = { content, until: services.clock().getTime() + seconds * 1000 };
      put(services, reply, seal(services.secretKey, JSON.stringify(sealed), name), seconds);
    },
    read(services: Services, request: FastifyRequest): T | undefined {
      const value = request.cookies[name];
      if (!value) return undefined;
      try {
        const { content, until } = JSON.parse(unseal(services.secretKey, value, name));
        return services.clock().getTime() < until ? schema.parse(content) : undefined;
      } catch {
        return undefined;
      }
    },
    clear(services: Services, reply: FastifyReply) {
      put(services, reply, '', 0);
    },
  };
}

const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  /** PKCE (RFC 7636). */
  verifier: z.string(),
  /** Reauthentication is required. */
  again: z.boolean(),
});

type Journey = z.infer<typeof journey>;

/** Lax: the provider's redirect has to bring it. */
export const journeyCookie = sealedCookie({ content: journey, name: 'to_provider', seconds: 10 * 60, sameSite: 'lax' });

const arrival = z.object({
  /** Spent once. */
  id: z.string(),
  staffId: z.string(),
  isStrong: z.boolean(),
  /** The person has just reauthenticated. */
  again: z.boolean(),
});

const ARRIVAL_SECONDS = 2 * 60;

export const arrivalCookie = sealedCookie({
  content: arrival,
  name: 'from_provider',
  seconds: ARRIVAL_SECONDS,
  sameSite: 'strict',
});

export function spendArrival({ db, clock }: Services, { id }: z.infer<typeof arrival>): Promise<boolean> {
  return useOnce(db, hashToken(id), new Date(clock().getTime() + ARRIVAL_SECONDS * 1000));
}

/** Seconds. */
const TIMEOUT = 5;

/** Milliseconds for which a discovery failure is cached. */
const REST = 5_000;

/** Seconds since authentication, where that has to be recent. */
const RECENT = 300;

/** Values of `amr` (RFC 8176) for more than a password. */
const STRONG = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'retina', 'vbm'];

export interface Identity {
  issuer: string;
  /** Stable when the e-mail address changes. */
  subject: string;
  /** Lower case; undefined if unverified. */
  email: string | undefined;
  name: string;
  groups: readonly string[];
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

/** Discovered on first use. */
export class Provider {
  #found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: SingleSignOnSettings,
    private readonly redirectUri: string,
  ) {}

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

  /** Exchanges the code in `query` (with `?`). @throws AuthorizationResponseError for a refusal, other errors */
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
    // Many providers keep the ID token short and put claims here.
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
    if (this.#found) return this.#found;
    const { issuer, clientId, clientSecret } = this.settings;
    const isPlain = issuer.startsWith('http:');
    const found = client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // Check the signature of the ID token, although it comes by TLS.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    });
    found.catch(() => setTimeout(() => (this.#found = undefined), REST).unref());
    this.#found = found;
    return found;
  }
}
