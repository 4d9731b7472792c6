import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { clientNetwork, HttpError, notFound } from '@university/web';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { passkeys, staff } from '../../platform/database/schema';
import { action, type Route } from '../../platform/http/route';
import { passkeyChanged } from '../../platform/mail/texts';
import { hashToken, keyedHash, newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle';
import { useOnce } from '../../platform/used-tokens';
import { memberOf, type StaffRow } from '../roster/roster';
import { changeAccount, recordOwnAction } from './account-change';
import { beginLogin } from './log-in';
import { afterRemoval, giveRecoveryCodes, hasSecondFactor } from './second-factor';

type PasskeyRow = typeof passkeys.$inferSelect;

export function listPasskeys(db: Database, staffId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.staffId, staffId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/**
 * The site as passkeys know it, by the name of its host: they work at this origin, and at no other that looks like it.
 * @throws HttpError 409 where the site is reached by a number: passkeys belong to a name
 */
function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): { id: string; origin: string } {
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
type Purpose = 'log-in' | `add:${string}`;

/** What is needed to count an answer once: see `useOnce`. */
interface OneUse {
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

/** EdDSA, ES256 and RS256 (COSE), whatever this version of Node could do beside: a key that is stored must stay usable. */
const ALGORITHMS = [-8, -7, -257];

/** Longest name that a device may give a key (WebAuthn 3, section 4: 1,023 bytes), in characters of base64url. */
const LONGEST_ID = 1_364;

/** What a device is told to call an account; no name and no address. */
const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url');

/** A third of a second and 33 MB, most of it about attestation, which nobody here asks for: loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** The attestation without its statement. Who made the device is not asked: no certificate is read, and no address in one is called. */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const attestation = isoCBOR.decodeFirst<Map<string, Uint8Array>>(isoBase64URL.toBuffer(attestationObject));
  const parts = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', attestation.get('authData')],
  ] as const;
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts as never)));
}

/** The key that a device made for this account; undefined, with the reason in the log, when it is not as it has to be. */
function verifyAttestation(services: Services, staffId: string, { response, ...credential }: PasskeyAttestation) {
  return unlessRefused(services, `add:${staffId}`, async (expected) => {
    const { verifyRegistrationResponse } = await library();
    const attestationObject = await withoutStatement(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, attestationObject }, clientExtensionResults: {} },
      ...expected,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const key = registrationInfo?.credential;
    if (!key || key.id.length > LONGEST_ID) throw new Error('The credential is missing, or its id is too long');
    const publicKey = Buffer.from(key.publicKey).toString('base64url');
    return { credentialId: key.id, publicKey, counter: key.counter };
  });
}

/** Whether this passkey signed a challenge for logging in; undefined, with the reason in the log, when it did not. */
function verifyAssertion(
  services: Services,
  { credentialId, publicKey, counter, staffId }: PasskeyRow,
  { response, ...credential }: PasskeyAssertion,
) {
  return unlessRefused(services, 'log-in', async (expected) => {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      ...expected,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    if (!verified) throw new Error('The signature is not right');
    if (response.userHandle !== userHandleOf(staffId)) throw new Error('The passkey was made for another account');
    return { counter: authenticationInfo.newCounter };
  });
}

interface Expected {
  expectedOrigin: string;
  expectedRPID: string;
  expectedChallenge: (challenge: string) => boolean;
  requireUserVerification: true;
}

/** Whatever the library throws is about what was sent: a refusal, and never a failure of ours. */
async function unlessRefused<T>(
  services: Services,
  purpose: Purpose,
  verify: (expected: Expected) => Promise<T>,
): Promise<(T & { once: OneUse }) | undefined> {
  const { id, origin } = relyingParty(services);
  let once: OneUse | undefined;
  try {
    const verified = await verify({
      expectedOrigin: origin,
      expectedRPID: id,
      expectedChallenge: (challenge) => {
        once = openChallenge(services, purpose, challenge);
        return once !== undefined;
      },
      requireUserVerification: true,
    });
    return once && { ...verified, once };
  } catch (error) {
    services.log.info({ reason: String(error).slice(0, 300) }, 'a passkey was refused');
    return undefined;
  }
}

/** Passkeys of one account. */
const MOST = 20;

const conflict = (message: string) => new HttpError(409, 'conflict', message);
const tooMany = () => conflict(`An account has ${MOST} passkeys at most. Remove one first.`);
const refused = () =>
  new HttpError(400, 'wrong_passkey', 'This passkey could not be checked. Begin again; you have five minutes.');

/** For a browser that is to make a passkey. A device that has one of this account makes no second. @throws HttpError 409 */
async function beginPasskey(services: Services, member: StaffRow): Promise<PasskeyCreation> {
  const { id, email, name } = member;
  // It would log in here when the account at the university is gone.
  if (member.isRoleFromGroups)
    throw conflict('You log in with the account of the university. Make a passkey for that account.');
  const rp = relyingParty(services);
  const university = await readIdentity(services.db);
  const own = await listPasskeys(services.db, id);
  if (own.length >= MOST) throw tooMany();
  return {
    challenge: newChallenge(services, `add:${id}`),
    rp: { id: rp.id, name: university.name },
    user: { id: userHandleOf(id), name: email, displayName: name || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFE,
    attestation: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

const changed = ({ email, name }: StaffRow, change: 'added' | 'removed') => ({
  to: email,
  ...passkeyChanged({ name, change }),
});

/**
 * Keeps the passkey that a browser made.
 * @returns recovery codes, to be shown once; none where the account had a second factor before
 * @throws HttpError 400 `wrong_passkey`, 409 when there are too many or this one is there already
 */
async function addPasskey(
  services: Services,
  member: StaffRow,
  { passkey, name }: { passkey: PasskeyAttestation; name: string },
): Promise<string[]> {
  const key = await verifyAttestation(services, member.id, passkey);
  if (!key) throw refused();
  const { once, ...made } = key;
  return changeAccount(services, member, async (within) => {
    const { db: tx } = within;
    if (!(await useOnce(tx, once.hash, once.expiresAt))) throw refused();
    if ((await listPasskeys(tx, member.id)).length >= MOST) throw tooMany();
    const isFirst = !(await hasSecondFactor(tx, member.id));
    const { transports } = passkey.response;
    const row = { id: newId(), staffId: member.id, ...made, transports, name, createdAt: services.clock() };
    // Another account may have it, by the name that the device gave it.
    const added = await tx
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (added.length === 0) throw conflict('This passkey is kept already.');
    await recordOwnAction(within, member, 'add-passkey', changed(member, 'added'));
    return isFirst ? giveRecoveryCodes(within, member.id) : [];
  });
}

/** @throws HttpError 404, 409 where the role has to have a second factor and this is the last one */
async function removePasskey(services: Services, member: StaffRow, id: string): Promise<void> {
  await changeAccount(services, member, async (within) => {
    const own = and(eq(passkeys.staffId, member.id), eq(passkeys.id, id));
    const removed = await within.db.delete(passkeys).where(own).returning();
    if (removed.length === 0) throw notFound('There is no such passkey.');
    await afterRemoval(within, member);
    await recordOwnAction(within, member, 'remove-passkey', changed(member, 'removed'));
  });
}

const PROBLEMS = {
  unknown_passkey: 'This passkey is not known here. Log in another way, and add it again.',
  wrong_passkey: 'This passkey was not accepted. Try again.',
} as const;

type Problem = keyof typeof PROBLEMS;

/** 401 for a login; within a session 400, because the session itself is fine. */
const passkeyRefused = (status: 400 | 401, problem: Problem) => new HttpError(status, problem, PROBLEMS[problem]);

/** What came of an answer: whose passkey gave it, or why it does not count, and whose account it was about. */
type Proof = { member: StaffRow } | { problem: Problem; staffId?: string };

/**
 * Who used a passkey just now.
 * @param address IP address of the caller
 * @throws HttpError 429
 */
async function proveByPasskey(services: Services, assertion: PasskeyAssertion, address: string): Promise<Proof> {
  // Nothing can be guessed here. Looking at a signature costs some time, which a network has only so much of.
  const attempt = attemptAt('passkey', undefined, address);
  await countAttempt(services, attempt);
  const [found] = await services.db
    .select({ passkey: passkeys, member: staff })
    .from(passkeys)
    .innerJoin(staff, eq(staff.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, assertion.id));
  if (!found) return { problem: 'unknown_passkey' };
  const { passkey, member } = found;
  if (member.disabled || !(await isUsed(services, passkey, assertion))) {
    return { problem: 'wrong_passkey', staffId: member.id };
  }
  await forgetAttempts(services, attempt);
  return { member };
}

/** Whether a passkey was used for this, once; not when its counter did not move on: somebody may have a copy. */
async function isUsed(services: Services, passkey: PasskeyRow, assertion: PasskeyAssertion): Promise<boolean> {
  const verified = await verifyAssertion(services, passkey, assertion);
  if (!verified) return false;
  const { once, counter } = verified;
  return services.db.transaction(async (tx) => {
    if (!(await useOnce(tx, once.hash, once.expiresAt))) return false;
    const movesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: services.clock() })
      .where(and(eq(passkeys.id, passkey.id), movesOn))
      .returning();
    return used.length > 0;
  });
}

/**
 * Whose passkey this is. It is both factors, and nobody can be tricked into using it for another site: no password, no
 * code and no mailed code is asked for beside it.
 * @param address IP address of the caller
 * @throws HttpError 401 that says whether the passkey is known, 429
 */
async function checkPasskeyLogin(services: Services, assertion: PasskeyAssertion, address: string) {
  const proof = await proveByPasskey(services, assertion, address);
  if ('member' in proof) return proof.member;
  const subject = `staff:${proof.staffId ?? 'unknown'}`;
  services.tally.add({ action: 'fail-login', subject, network: clientNetwork(address) });
  throw passkeyRefused(401, proof.problem);
}

/**
 * Whether it is still the owner of this account who sits there.
 * @throws HttpError 400, also for a passkey of another account; 429
 */
export async function confirmByPasskey(
  services: Services,
  staffId: string,
  assertion: PasskeyAssertion,
  address: string,
): Promise<void> {
  const proof = await proveByPasskey(services, assertion, address);
  if (!('member' in proof)) throw passkeyRefused(400, proof.problem);
  if (proof.member.id !== staffId) throw passkeyRefused(400, 'wrong_passkey');
}

export function passkeyRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('listPasskeys', async (_input, { caller }) => ({
      data: { passkeys: (await listPasskeys(db, caller.id)).map(toPasskey) },
    })),
    action('beginPasskey', async (_input, { caller }) => ({
      data: { options: await beginPasskey(services, await memberOf(db, caller)) },
    })),
    action('confirmPasskey', async ({ body }, { caller }) => ({
      data: { recoveryCodes: await addPasskey(services, await memberOf(db, caller), body) },
    })),
    action('removePasskey', async ({ params }, { caller }) => {
      await removePasskey(services, await memberOf(db, caller), params.id);
      return { data: {} };
    }),
    action('beginPasskeyLogin', async () => {
      const { id: rpId } = relyingParty(services);
      const challenge = newChallenge(services, 'log-in');
      // Asks for none by its name, so that it tells nothing about any account.
      const options: PasskeyRequest = { challenge, rpId, timeout: CHALLENGE_LIFE, userVerification: 'required' };
      return { data: { options } };
    }),
    action('confirmPasskeyLogin', async ({ body }, call) => {
      const member = await checkPasskeyLogin(services, body.passkey, call.request.ip);
      const begun = await beginLogin(services, member, { ...call, by: 'a passkey' });
      return { ...begun, email: member.email };
    }),
  ];
}
