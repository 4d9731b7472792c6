import { loginPath } from '@university/shared/identity';
import { emailAddress, type Role } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { AuthorizationResponseError } from 'openid-client';
import { audit } from '../../platform/audit/write';
import { staff } from '../../platform/database/schema';
import { action, read, type Route, stream } from '../../platform/http/route';
import { hashToken, newId, seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { sharedIdentity } from '../../platform/settings';
import type { GroupRoles, SingleSignOnSettings } from '../../platform/single-sign-on';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle';
import { findStaff, findStaffByEmail, insertStaff, recordOwnAction, type StaffRow } from '../roster/roster';
import { beginLogin } from './log-in';
import { requireSecondFactor } from './second-factor';
import { endSessionsOf } from './sessions';
import { z } from 'zod';
import { useOnce } from '../../platform/used-tokens';

type Refusal = 'no-role' | 'no-email' | 'disabled' | 'other-account';

type Within = Pick<Services, 'db' | 'clock'>;

const subjectOf = ({ issuer, subject }: Identity) => `${issuer} ${subject}`;

/**
 * Found by the provider's subject, or the first time by its verified e-mail address; else created. Accounts made here
 * keep their role, others follow their groups.
 */
function accountFor({ db, clock }: Services, identity: Identity, roles: GroupRoles): Promise<StaffRow | Refusal> {
  const role = roles.find(({ group }) => identity.groups.includes(group))?.role;
  return db.transaction(async (tx) => {
    const within = { db: tx, clock };
    const isTheirs = eq(staff.providerSubject, subjectOf(identity));
    const [linked] = await tx.select().from(staff).where(isTheirs).for('update');
    const known = linked ?? (await linkByEmail(within, identity));
    if (known === 'other-account') return known;
    if (!known) return role ? makeAccount(within, identity, role) : 'no-role';
    if (known.disabled) return 'disabled';
    return known.isRoleFromGroups ? followGroups(within, known, role) : known;
  });
}

async function linkByEmail(within: Within, identity: Identity): Promise<StaffRow | 'other-account' | undefined> {
  const { db: tx } = within;
  const member = identity.email === undefined ? undefined : await findStaffByEmail(tx, identity.email);
  if (!member) return undefined;
  const [linked] = await tx
    .update(staff)
    .set({ providerSubject: subjectOf(identity) })
    .where(and(eq(staff.id, member.id), isNull(staff.providerSubject)))
    .returning();
  if (!linked) return 'other-account';
  await recordOwnAction(within, member, 'link-provider');
  return linked;
}

async function makeAccount({ db: tx, clock }: Within, identity: Identity, role: Role): Promise<StaffRow | Refusal> {
  const { email } = identity;
  if (email === undefined) return 'no-email';
  // One line of at most 100 characters.
  const line = identity.name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const name = line.slice(0, 100) || email;
  const at = clock();
  const provided = { providerSubject: subjectOf(identity), isRoleFromGroups: true };
  const made = await insertStaff(tx, { id: newId(), email, name, role, rightsSince: at, ...provided });
  // A concurrent login has created it.
  if (!made) return 'other-account';
  const actor = `staff:${made.id}`;
  await audit(tx, { at, actor, action: 'join-by-provider', subject: actor, detail: { role } });
  return made;
}

/** A changed role, or none, ends all sessions. */
async function followGroups({ db: tx, clock }: Within, member: StaffRow, role?: Role): Promise<StaffRow | Refusal> {
  if (member.role === role) return member;
  const line = { at: clock(), actor: 'provider', subject: `staff:${member.id}` };
  await endSessionsOf(tx, member.id);
  if (!role) {
    await audit(tx, { ...line, action: 'lose-role' });
    return 'no-role';
  }
  await tx.update(staff).set({ role, rightsSince: line.at }).where(eq(staff.id, member.id));
  await audit(tx, { ...line, action: 'update', detail: { role: { from: member.role, to: role } } });
  return { ...member, role };
}

/** The login page shows it. */
type Outcome = 'done' | 'again' | 'cancelled' | 'expired' | 'failed' | 'too-often' | Refusal;

/** Handles the provider's redirect. Never throws: every outcome leads to the login page. */
async function handleRedirect(
  services: Services,
  { settings, provider }: { settings: SingleSignOnSettings; provider: Provider },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const authorization = stateCookie.read(services, request);
  stateCookie.clear(services, reply);
  if (!authorization) return 'expired';
  // Each try asks the provider.
  const tries = attemptAt('single-sign-on', undefined, request.ip);
  try {
    await countAttempt(services, tries);
    const identity = await provider.identityFrom(new URL(request.url, services.publicUrl).search, authorization);
    const member = await accountFor(services, identity, settings.roles);
    await forgetAttempts(services, tries);
    if (typeof member === 'string') return member;
    const { isStrong } = identity;
    loginCookie.set(services, reply, { id: newId(), staffId: member.id, isStrong, again: authorization.again });
    return authorization.again ? 'again' : 'done';
  } catch (error) {
    if (error instanceof HttpError) return 'too-often';
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    services.log.warn({ err: error }, 'a login by single sign-on failed');
    return 'failed';
  }
}

const gone = () => new HttpError(410, 'gone', 'This login was not finished in time. Begin again.');

/** Once. @throws HttpError 410, and as `requireSecondFactor` */
async function takeLogin(services: Services, request: FastifyRequest, code: string | undefined) {
  const login = loginCookie.read(services, request);
  const member = login && !login.again ? await findStaff(services.db, login.staffId) : undefined;
  if (!login || !member || member.disabled) throw gone();
  const { isStrong } = login;
  if (!isStrong) await requireSecondFactor(services, member, { code, address: request.ip });
  if (!(await spendLogin(services, login))) throw gone();
  return { member, isStrong };
}

/** Once, after reauthentication. @throws HttpError 410 */
export async function confirmAtProvider(services: Services, request: FastifyRequest, staffId: string): Promise<void> {
  const login = loginCookie.read(services, request);
  const isHere = login?.again === true && login.staffId === staffId;
  if (!isHere || !(await spendLogin(services, login))) throw gone();
}

const RETURN_PATH = '/api/v1/auth/single-sign-on/return';

export function singleSignOnRoutes(services: Services): Route[] {
  const { singleSignOn: settings, publicUrl, log } = services;
  const found = settings && { settings, provider: new Provider(settings, publicUrl + RETURN_PATH) };

  function configured() {
    if (!found) throw notFound('There is no single sign-on here.');
    return found;
  }

  /** In the hash, so that no page is rendered for each outcome. */
  async function leadToLogin(reply: FastifyReply, outcome: Outcome) {
    const address = publicUrl + loginPath(await sharedIdentity(services));
    return reply.header('Cache-Control', 'no-store').redirect(`${address}#single-sign-on=${outcome}`, 303);
  }

  return [
    read('readLoginWays', async () => ({ data: { singleSignOn: settings ? { name: settings.name } : null } })),
    stream('beginSingleSignOn', async ({ query }, { reply }) => {
      const { provider } = configured();
      const authorization = newAuthorization(query.again);
      try {
        const address = await provider.addressOf(authorization);
        stateCookie.set(services, reply, authorization);
        return reply.header('Cache-Control', 'no-store').redirect(address.href, 303);
      } catch (error) {
        log.error({ err: error }, 'the provider of single sign-on cannot be reached');
        return leadToLogin(reply, 'failed');
      }
    }),
    stream('returnFromProvider', async (_input, { request, reply }) =>
      leadToLogin(reply, await handleRedirect(services, configured(), request, reply)),
    ),
    action('endSingleSignOn', async ({ body }, { request, reply }) => {
      const { member, isStrong } = await takeLogin(services, request, body.one_time_code);
      loginCookie.clear(services, reply);
      const begun = await beginLogin(services, member, { request, reply, by: 'single sign-on', isStrong });
      return { ...begun, email: member.email };
    }),
  ];
}

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

const authorization = z.object({
  state: z.string(),
  nonce: z.string(),
  /** PKCE (RFC 7636). */
  verifier: z.string(),
  /** Reauthentication is required. */
  again: z.boolean(),
});

type Authorization = z.infer<typeof authorization>;

/** Lax: the provider's redirect has to bring it. */
const stateCookie = sealedCookie({ content: authorization, name: 'to_provider', seconds: 10 * 60, sameSite: 'lax' });

const login = z.object({
  /** Spent once. */
  id: z.string(),
  staffId: z.string(),
  isStrong: z.boolean(),
  /** The person has just reauthenticated. */
  again: z.boolean(),
});

const LOGIN_SECONDS = 2 * 60;

const loginCookie = sealedCookie({
  content: login,
  name: 'from_provider',
  seconds: LOGIN_SECONDS,
  sameSite: 'strict',
});

function spendLogin({ db, clock }: Services, { id }: z.infer<typeof login>): Promise<boolean> {
  return useOnce(db, hashToken(id), new Date(clock().getTime() + LOGIN_SECONDS * 1000));
}

/** Seconds. */
const TIMEOUT = 5;

/** Milliseconds for which a discovery failure is cached. */
const REST = 5_000;

/** Seconds since authentication, where that has to be recent. */
const RECENT = 300;

/** Values of `amr` (RFC 8176) for more than a password. */
const STRONG = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'retina', 'vbm'];

interface Identity {
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

const newAuthorization = (again: boolean): Authorization => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
  again,
});

/** Discovered on first use. */
class Provider {
  #found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: SingleSignOnSettings,
    private readonly redirectUri: string,
  ) {}

  async addressOf({ state, nonce, verifier, again }: Authorization): Promise<URL> {
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
  async identityFrom(query: string, { state, nonce, verifier, again }: Authorization): Promise<Identity> {
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
