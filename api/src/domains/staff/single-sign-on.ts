import { loginPath } from '@university/shared/identity';
import type { Role } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { audit } from '../../platform/audit/write';
import { staff } from '../../platform/database/schema';
import { action, read, type Route, stream } from '../../platform/http/route';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { sharedIdentity } from '../../platform/settings';
import type { GroupRoles, SingleSignOnSettings } from '../../platform/single-sign-on';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle';
import { findStaff, findStaffByEmail, insertStaff, type StaffRow } from '../roster/roster';
import { recordOwnAction } from './account-change';
import { beginLogin } from './log-in';
import { requireSecondFactor } from './second-factor';
import { endSessionsOf } from './sessions';
import {
  arrivalCookie,
  type Identity,
  journeyCookie,
  newJourney,
  Provider,
  spendArrival,
} from './single-sign-on-provider';

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
async function arrive(
  services: Services,
  { settings, provider }: { settings: SingleSignOnSettings; provider: Provider },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const journey = journeyCookie.read(services, request);
  journeyCookie.clear(services, reply);
  if (!journey) return 'expired';
  // Each try asks the provider.
  const tries = attemptAt('single-sign-on', undefined, request.ip);
  try {
    await countAttempt(services, tries);
    const identity = await provider.identityFrom(new URL(request.url, services.publicUrl).search, journey);
    const member = await accountFor(services, identity, settings.roles);
    await forgetAttempts(services, tries);
    if (typeof member === 'string') return member;
    const { isStrong } = identity;
    arrivalCookie.set(services, reply, { id: newId(), staffId: member.id, isStrong, again: journey.again });
    return journey.again ? 'again' : 'done';
  } catch (error) {
    if (error instanceof HttpError) return 'too-often';
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    services.log.warn({ err: error }, 'a login by single sign-on failed');
    return 'failed';
  }
}

const gone = () => new HttpError(410, 'gone', 'This login was not finished in time. Begin again.');

/** Once. @throws HttpError 410, and as `requireSecondFactor` */
async function takeArrival(
  services: Services,
  request: FastifyRequest,
  code: string | undefined,
): Promise<{ member: StaffRow; isStrong: boolean }> {
  const arrival = arrivalCookie.read(services, request);
  const member = arrival && !arrival.again ? await findStaff(services.db, arrival.staffId) : undefined;
  if (!arrival || !member || member.disabled) throw gone();
  const { isStrong } = arrival;
  if (!isStrong) await requireSecondFactor(services, member, { code, address: request.ip });
  if (!(await spendArrival(services, arrival))) throw gone();
  return { member, isStrong };
}

/** Once, after reauthentication. @throws HttpError 410 */
export async function confirmAtProvider(services: Services, request: FastifyRequest, staffId: string): Promise<void> {
  const arrival = arrivalCookie.read(services, request);
  const isHere = arrival?.again === true && arrival.staffId === staffId;
  if (!isHere || !(await spendArrival(services, arrival))) throw gone();
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
      const journey = newJourney(query.again);
      try {
        const address = await provider.addressOf(journey);
        journeyCookie.set(services, reply, journey);
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
      arrivalCookie.clear(services, reply);
      const begun = await beginLogin(services, member, { request, reply, by: 'single sign-on', isStrong });
      return { ...begun, email: member.email };
    }),
  ];
}
