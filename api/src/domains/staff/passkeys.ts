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
import { changeAccount, memberOf, recordOwnAction, type StaffRow } from '../roster/roster';
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

/** Passkeys work at this origin only. @throws HttpError 409 if the site is reached by IP address */
function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) || hostname.startsWith('[')) {
    throw new HttpError(409, 'no_passkeys', 'Passkeys need an address with a name, and this site has none.');
  }
  return { id: hostname, origin };
}

/** Milliseconds. */
export const CHALLENGE_LIFE = 5 * MINUTE;

/** Bytes: random, expiry (epoch milliseconds), MAC over both and the purpose. */
const RANDOM = 16;
const EXPIRY = 6;
const MAC = 32;

type Context = Pick<Services, 'secretKey' | 'clock'>;

type Purpose = 'log-in' | `add:${string}`;

/** See `useOnce`. */
interface OneUse {
  hash: string;
  expiresAt: Date;
}

const macOf = (secretKey: string, purpose: Purpose, content: Buffer) =>
  Buffer.from(keyedHash(secretKey, `passkey:${purpose}:${content.toString('hex')}`), 'hex');

/** Self-contained, base64url: anybody may ask for one, so nothing is stored. */
export function newChallenge({ secretKey, clock }: Context, purpose: Purpose): string {
  const expiry = Buffer.alloc(EXPIRY);
  expiry.writeUIntBE(clock().getTime() + CHALLENGE_LIFE, 0, EXPIRY);
  const content = Buffer.concat([randomBytes(RANDOM), expiry]);
  return Buffer.concat([content, macOf(secretKey, purpose, content)]).toString('base64url');
}

/** Undefined if it is forged, expired, or for another purpose. */
export function openChallenge({ secretKey, clock }: Context, purpose: Purpose, challenge: string): OneUse | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM + EXPIRY + MAC) return undefined;
  const content = bytes.subarray(0, RANDOM + EXPIRY);
  if (!timingSafeEqual(bytes.subarray(RANDOM + EXPIRY), macOf(secretKey, purpose, content))) return undefined;
  const expiresAt = new Date(content.readUIntBE(RANDOM, EXPIRY));
  // By its bytes: base64url allows more than one spelling.
  return expiresAt > clock() ? { hash: hashToken(bytes.toString('hex')), expiresAt } : undefined;
}

/** EdDSA, ES256 and RS256 (COSE), whatever else this version of Node supports. */
const ALGORITHMS = [-8, -7, -257];

/** Characters of base64url for 1,023 bytes (WebAuthn 3, section 4). */
const LONGEST_ID = 1_364;

const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url');

/** Takes a third of a second and 33 MB: loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** Without the attestation statement, so that no certificate is read and no address in one is requested. */
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

/** Every error is about the input: logged, and answered as a refusal. */
async function unlessRefused<T>(services: Services, purpose: Purpose, verify: (expected: Expected) => Promise<T>) {
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

const MOST = 20;

const conflict = (message: string) => new HttpError(409, 'conflict', message);
const tooMany = () => conflict(`An account has ${MOST} passkeys at most. Remove one first.`);
const refused = () =>
  new HttpError(400, 'wrong_passkey', 'This passkey could not be checked. Begin again; you have five minutes.');

/** @throws HttpError 409 */
async function beginPasskey(services: Services, member: StaffRow): Promise<PasskeyCreation> {
  const { id, email, name } = member;
  // A passkey would outlive the account at the provider.
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

/** @returns recovery codes if it is the first second factor. @throws HttpError 400 `wrong_passkey`, 409 */
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
    // Another account may have a passkey with this id.
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

/** @throws HttpError 404, 409 for the last second factor of a role that needs one */
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

/** 400 within a session, which stays valid. */
const passkeyRefused = (status: 400 | 401, problem: Problem) => new HttpError(status, problem, PROBLEMS[problem]);

type Proof = { member: StaffRow } | { problem: Problem; staffId?: string };

/** `address`: IP address. @throws HttpError 429 */
async function proveByPasskey(services: Services, assertion: PasskeyAssertion, address: string): Promise<Proof> {
  // Limits the costly signature checks of a network.
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

/** Once, and only if the counter increased: a copy may exist. */
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

/** A passkey is both factors and cannot be phished: nothing else is asked. @throws HttpError 401, 429 */
async function checkPasskeyLogin(services: Services, assertion: PasskeyAssertion, address: string) {
  const proof = await proveByPasskey(services, assertion, address);
  if ('member' in proof) return proof.member;
  const subject = `staff:${proof.staffId ?? 'unknown'}`;
  services.tally.add({ action: 'fail-login', subject, network: clientNetwork(address) });
  throw passkeyRefused(401, proof.problem);
}

/** @throws HttpError 400, also for a passkey of another account; 429 */
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
      // Without ids, so that it reveals no account.
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
