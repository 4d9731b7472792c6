import type { Role } from '@university/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { staff } from '../../platform/database/schema';
import { newId, hashToken } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findStaffByEmail, insertStaff, type StaffRow, findStaff } from '../roster/roster';
import { endSessionsOf } from './sessions';
import {
  type Identity,
  Provider,
  newJourney,
  ARRIVAL_LIFE,
  type Arrival,
  clearSealed,
  readSealed,
  setSealed,
} from './single-sign-on-provider';
import type { GroupRoles, SingleSignOnSettings } from '../../platform/single-sign-on';
import { HttpError, notFound } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { requireSecondFactor } from './second-factor';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle';
import { useOnce } from '../../platform/used-tokens';
import { loginPath } from '@university/shared/identity';
import { action, read, stream, type Route } from '../../platform/http/route';
import { sharedIdentity } from '../../platform/settings';
import { beginLogin } from './log-in';

/** Why somebody whom the provider knows is not let in. */
export type Refusal = 'no-role' | 'no-email' | 'disabled' | 'other-account';

const actorOf = ({ id }: StaffRow) => `staff:${id}`;

const subjectOf = ({ issuer, subject }: Identity) => `${issuer} ${subject}`;

const roleFrom = (groups: readonly string[], roles: GroupRoles): Role | undefined =>
  roles.find(({ group }) => groups.includes(group))?.role;

/**
 * The account of a person whom the provider has sent. Known by the provider's own name for the person; the first time
 * by the e-mail address, if the provider has proved it and the account belongs to nobody else there. Who has none gets
 * one. An account that was made here keeps the role that it was given here; one made so has the role of its groups.
 */
export async function accountFor(
  { db, clock }: Services,
  identity: Identity,
  roles: GroupRoles,
): Promise<StaffRow | { refused: Refusal }> {
  const role = roleFrom(identity.groups, roles);
  return db.transaction(async (tx) => {
    const known = (await findBySubject(tx, identity)) ?? (await linkByEmail(tx, identity, clock()));
    if (known === 'other-account') return { refused: 'other-account' };
    if (!known) return role ? makeAccount(tx, identity, role, clock()) : { refused: 'no-role' };
    if (known.disabled) return { refused: 'disabled' };
    if (!known.isRoleFromGroups) return known;
    return role ? followGroups(tx, known, role, clock()) : leaveGroups(tx, known, clock());
  });
}

async function findBySubject(tx: Database, identity: Identity): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(eq(staff.providerSubject, subjectOf(identity)))
    .for('update');
  return row;
}

async function linkByEmail(
  tx: Database,
  identity: Identity,
  at: Date,
): Promise<StaffRow | 'other-account' | undefined> {
  const member = identity.email === undefined ? undefined : await findStaffByEmail(tx, identity.email);
  if (!member) return undefined;
  const [linked] = await tx
    .update(staff)
    .set({ providerSubject: subjectOf(identity) })
    .where(and(eq(staff.id, member.id), isNull(staff.providerSubject)))
    .returning();
  if (!linked) return 'other-account';
  await audit(tx, { at, actor: actorOf(member), action: 'link-provider', subject: actorOf(member) });
  return linked;
}

async function makeAccount(
  tx: Database,
  identity: Identity,
  role: Role,
  at: Date,
): Promise<StaffRow | { refused: Refusal }> {
  if (identity.email === undefined) return { refused: 'no-email' };
  const made = await insertStaff(tx, {
    id: newId(),
    email: identity.email,
    name: nameOf(identity),
    role,
    rightsSince: at,
    providerSubject: subjectOf(identity),
    isRoleFromGroups: true,
  });
  // Of two logins at once the second finds the account that the first made.
  if (!made) return { refused: 'other-account' };
  await audit(tx, { at, actor: actorOf(made), action: 'join-by-provider', subject: actorOf(made), detail: { role } });
  return made;
}

/** One line of at most 100 characters; the address where the provider tells no name. */
const nameOf = ({ name, email = '' }: Identity) =>
  name
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100) || email;

async function followGroups(tx: Database, member: StaffRow, role: Role, at: Date): Promise<StaffRow> {
  if (member.role === role) return member;
  const [changed] = await tx.update(staff).set({ role, rightsSince: at }).where(eq(staff.id, member.id)).returning();
  await endSessionsOf(tx, member.id);
  const detail = { role: { from: member.role, to: role } };
  await audit(tx, { at, actor: 'provider', action: 'update', subject: actorOf(member), detail });
  return changed ?? member;
}

/** Whose groups give no role any more is logged out everywhere. */
async function leaveGroups(tx: Database, member: StaffRow, at: Date): Promise<{ refused: Refusal }> {
  await endSessionsOf(tx, member.id);
  await audit(tx, { at, actor: 'provider', action: 'lose-role', subject: actorOf(member) });
  return { refused: 'no-role' };
}

/** How a journey to the provider ended; the login page says it in words. */
export type Outcome = 'done' | 'again' | 'cancelled' | 'expired' | 'failed' | 'too-often' | Refusal;

/**
 * Receives a browser that the provider has sent back, and notes in a cookie who it is. Never throws: whoever comes from
 * there is led to the login page, which says what happened.
 */
export async function arrive(
  services: Services,
  { settings, provider }: { settings: SingleSignOnSettings; provider: Provider },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const journey = readSealed(services, request, 'journey');
  clearSealed(services, reply, 'journey');
  if (!journey) return 'expired';
  // Each asks the provider: nobody makes us ask it without end.
  const tries = attemptAt('single-sign-on', undefined, request.ip);
  try {
    await countAttempt(services, tries);
    const identity = await provider.identityFrom(new URL(request.url, services.publicUrl).search, journey);
    const member = await accountFor(services, identity, settings.roles);
    await forgetAttempts(services, tries);
    if ('refused' in member) return member.refused;
    const { isStrong } = identity;
    setSealed(services, reply, 'arrival', { id: newId(), staffId: member.id, isStrong, again: journey.again });
    return journey.again ? 'again' : 'done';
  } catch (error) {
    if (error instanceof HttpError) return 'too-often';
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    services.log.warn({ err: error }, 'a login by single sign-on failed');
    return 'failed';
  }
}

const gone = () => new HttpError(410, 'gone', 'This login was not finished in time. Begin again.');

/**
 * Whom the provider has just sent back in this browser; counts once.
 * @throws HttpError 410, and what the second factor throws
 */
export async function takeArrival(
  services: Services,
  request: FastifyRequest,
  code: string | undefined,
): Promise<{ member: StaffRow; isStrong: boolean }> {
  const arrival = readSealed(services, request, 'arrival');
  const member = arrival && !arrival.again ? await findStaff(services.db, arrival.staffId) : undefined;
  if (!arrival || !member || member.disabled) throw gone();
  const { isStrong } = arrival;
  if (!isStrong) await requireSecondFactor(services, member, { code, address: request.ip });
  if (!(await spend(services, arrival))) throw gone();
  return { member, isStrong };
}

/**
 * Whether the provider has just sent back the person of this account, who had to show anew who they are; counts once.
 * @throws HttpError 410
 */
export async function confirmAtProvider(services: Services, request: FastifyRequest, staffId: string): Promise<void> {
  const arrival = readSealed(services, request, 'arrival');
  const isHere = arrival?.again === true && arrival.staffId === staffId;
  if (!isHere || !(await spend(services, arrival))) throw gone();
}

/** @returns false when it was spent before */
function spend({ db, clock }: Services, { id }: Arrival): Promise<boolean> {
  return useOnce(db, hashToken(id), new Date(clock().getTime() + ARRIVAL_LIFE));
}

const RETURN_PATH = '/api/v1/auth/single-sign-on/return';

export function singleSignOnRoutes(services: Services): Route[] {
  const { singleSignOn: settings, publicUrl, log } = services;
  const found = settings && { settings, provider: new Provider(settings, publicUrl + RETURN_PATH) };

  function configured() {
    if (!found) throw notFound('There is no single sign-on here.');
    return found;
  }

  /** In the part of the address that no server sees: no page is made for each outcome. */
  async function leadToLogin(reply: FastifyReply, outcome: Outcome) {
    const address = publicUrl + loginPath(await sharedIdentity(services));
    return reply.header('Cache-Control', 'no-store').redirect(`${address}#single-sign-on=${outcome}`, 303);
  }

  return [
    read('readLoginWays', async () => ({ data: { singleSignOn: settings ? { name: settings.name } : null } })),
    stream('beginSingleSignOn', async ({ query }, { reply }) => {
      const { provider } = configured();
      const journey = newJourney(query.again);
      try {
        const address = await provider.addressOf(journey);
        setSealed(services, reply, 'journey', journey);
        return reply.header('Cache-Control', 'no-store').redirect(address.href, 303);
      } catch (error) {
        log.error({ err: error }, 'the provider of single sign-on cannot be reached');
        return leadToLogin(reply, 'failed');
      }
    }),
    stream('returnFromProvider', async (_input, { request, reply }) =>
      leadToLogin(reply, await arrive(services, configured(), request, reply)),
    ),
    action('endSingleSignOn', async ({ body }, { request, reply }) => {
      const { member, isStrong } = await takeArrival(services, request, body.one_time_code);
      clearSealed(services, reply, 'arrival');
      const { token, role } = await beginLogin(services, member, { request, reply, by: 'single sign-on', isStrong });
      return { token, role, email: member.email };
    }),
  ];
}
