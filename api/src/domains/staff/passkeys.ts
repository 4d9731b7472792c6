import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { passkeys, staff } from '../../platform/database/schema';
import { type StaffRow, lockStaff } from '../roster/roster';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { MINUTE } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { hashToken, keyedHash, newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import type { PasskeyAssertion, PasskeyAttestation, Passkey, PasskeyCreation } from '@university/shared/contract';
import { audit } from '../../platform/audit/write';
import { queueMail } from '../../platform/mail/queue';
import { passkeyChanged } from '../../platform/mail/texts';
import { giveRecoveryCodes, hasSecondFactor } from './second-factor-codes';
import { afterRemoval } from './second-factor';
import { readIdentity } from '../../platform/settings';
import { useOnce } from '../../platform/used-tokens';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey and whose it is, by the name that the device gave it. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; member: StaffRow } | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, member: staff })
    .from(passkeys)
    .innerJoin(staff, eq(staff.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

export function listPasskeys(db: Database, staffId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.staffId, staffId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

/** @returns false when there is one with this name of the device's, whosoever it is */
export async function insertPasskey(tx: Database, row: PasskeyRow): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Notes that it was used. @returns false when it is gone, or its counter did not move on: somebody may have a copy */
export async function notePasskeyUse(tx: Database, id: string, { counter, at }: { counter: number; at: Date }) {
  const movesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), movesOn))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** @returns whether this account had it */
export async function deletePasskey(tx: Database, staffId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.staffId, staffId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

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

/** EdDSA, ES256 and RS256 (COSE), whatever this version of Node could do beside: a key that is stored must stay usable. */
export const ALGORITHMS = [-8, -7, -257];

/** Longest name that a device may give a key (WebAuthn 3, section 4: 1,023 bytes), in characters of base64url. */
const LONGEST_ID = 1_364;

/** What a device is told to call an account; no name and no address. */
export const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url');

/** A third of a second and 33 MB, most of it about attestation, which nobody here asks for: loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');
const encodings = () => import('@simplewebauthn/server/helpers');

interface Verified {
  counter: number;
  /** Counts the answer once; the caller has to use it. */
  once: OneUse;
}

interface NewKey extends Verified {
  credentialId: string;
  publicKey: string;
}

/** The key that a device made for this account; undefined, with the reason in the log, when it is not as it has to be. */
export function verifyAttestation(
  services: Services,
  staffId: string,
  { response, ...credential }: PasskeyAttestation,
): Promise<NewKey | undefined> {
  return unlessRefused(services, `add:${staffId}`, async (expected) => {
    const { verifyRegistrationResponse } = await library();
    const attestationObject = await withoutStatement(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, attestationObject }, clientExtensionResults: {} },
      ...expected,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    const key = registrationInfo?.credential;
    if (!key || key.id.length > LONGEST_ID) throw new Error('The credential is missing, or its id is too long');
    const publicKey = Buffer.from(key.publicKey).toString('base64url');
    return { credentialId: key.id, publicKey, counter: key.counter };
  });
}

/** Who made the device is not asked: no certificate from outside is read, and no address in one is called. */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { isoBase64URL, isoCBOR } = await encodings();
  const attestation = isoCBOR.decodeFirst<Map<string, Uint8Array>>(isoBase64URL.toBuffer(attestationObject));
  const parts = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', attestation.get('authData')],
  ] as const;
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts as never)));
}

/** Whether this passkey signed a challenge for logging in; undefined, with the reason in the log, when it did not. */
export function verifyAssertion(
  services: Services,
  { credentialId, publicKey, counter, staffId }: PasskeyRow,
  { response, ...credential }: PasskeyAssertion,
): Promise<Verified | undefined> {
  return unlessRefused(services, 'log-in', async (expected) => {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      ...expected,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The signature is not right');
    if (response.userHandle !== userHandleOf(staffId)) throw new Error('The passkey was made for another account');
    return { counter: authenticationInfo.newCounter };
  });
}

interface Expected {
  expectedOrigin: string;
  expectedRPID: string;
  expectedChallenge: (challenge: unknown) => boolean;
}

/** Whatever the library throws is about what was sent: a refusal, and never a failure of ours. */
async function unlessRefused<T>(
  services: Services,
  purpose: Purpose,
  verify: (expected: Expected) => Promise<T>,
): Promise<(T & { once: OneUse }) | undefined> {
  const { id, origin } = relyingParty(services);
  let once: OneUse | undefined;
  const expectedChallenge = (challenge: unknown) => {
    once = typeof challenge === 'string' ? openChallenge(services, purpose, challenge) : undefined;
    return once !== undefined;
  };
  try {
    const verified = await verify({ expectedOrigin: origin, expectedRPID: id, expectedChallenge });
    return once && { ...verified, once };
  } catch (error) {
    services.log.info({ reason: String(error).slice(0, 300) }, 'a passkey was refused');
    return undefined;
  }
}

/** Passkeys of one account. */
const MOST = 20;

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () => new HttpError(409, 'conflict', `An account has ${MOST} passkeys at most. Remove one first.`);

/** It would log in here when the account at the university is gone. */
const keptElsewhere = () =>
  new HttpError(409, 'conflict', 'You log in with the account of the university. Make a passkey for that account.');

const refused = () =>
  new HttpError(400, 'wrong_passkey', 'This passkey could not be checked. Begin again; you have five minutes.');

/** For a browser that is to make a passkey. A device that has one of this account makes no second. @throws HttpError 409 */
export async function beginPasskey(services: Services, member: StaffRow): Promise<PasskeyCreation> {
  const { id, email, name } = member;
  if (member.isRoleFromGroups) throw keptElsewhere();
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

/**
 * Keeps the passkey that a browser made.
 * @returns recovery codes, to be shown once; none where the account had a second factor before
 * @throws HttpError 400 `wrong_passkey`, 409 when there are too many or this one is there already
 */
export async function addPasskey(
  services: Services,
  member: StaffRow,
  { passkey, name }: { passkey: PasskeyAttestation; name: string },
): Promise<string[]> {
  const key = await verifyAttestation(services, member.id, passkey);
  if (!key) throw refused();
  const { once, credentialId, publicKey, counter } = key;
  return services.db.transaction(async (tx) => {
    if (!(await useOnce(tx, once.hash, once.expiresAt))) throw refused();
    // Of two at once the second one is no first second factor any more.
    await lockStaff(tx, member.id);
    if ((await listPasskeys(tx, member.id)).length >= MOST) throw tooMany();
    const isFirst = !(await hasSecondFactor(tx, member.id));
    const isNew = await insertPasskey(tx, {
      id: newId(),
      staffId: member.id,
      credentialId,
      publicKey,
      counter,
      transports: passkey.response.transports,
      name,
      createdAt: services.clock(),
      lastUsedAt: null,
    });
    if (!isNew) throw new HttpError(409, 'conflict', 'This passkey is kept already.');
    const within = { ...services, db: tx };
    await noteChange(within, member, 'added');
    return isFirst ? giveRecoveryCodes(within, member.id) : [];
  });
}

/** @throws HttpError 404, 409 where the role has to have a second factor and this is the last one */
export async function removePasskey(services: Services, member: StaffRow, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    if (!(await deletePasskey(tx, member.id, id))) throw notFound('There is no such passkey.');
    await afterRemoval(within, member);
    await noteChange(within, member, 'removed');
  });
}

async function noteChange({ db: tx, clock }: Services, { id, email, name }: StaffRow, change: 'added' | 'removed') {
  const at = clock();
  const actor = `staff:${id}`;
  await audit(tx, { at, actor, action: change === 'added' ? 'add-passkey' : 'remove-passkey', subject: actor });
  await queueMail(tx, { at, to: email, ...passkeyChanged({ name, change }) });
}
