import { hash, verify } from '@node-rs/argon2';
import type { Identity } from '@university/shared/contract';
import { clientNetwork, FairQueue, HttpError, invalid, QueueFull } from '@university/web';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { passwordLinks, staff } from '../../platform/database/schema';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { invitation, passwordChanged, passwordReset } from '../../platform/mail/texts';
import { hashToken, newToken } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import {
  attemptAt,
  Attempts,
  countAttempt,
  findBySecret,
  type Subject,
  tooManyAttempts,
} from '../../platform/throttle';
import { findStaff, recordOwnAction, type StaffRow } from '../roster/roster';
import { forgetDevicesOf } from '../sign-in/devices';
import { endSessionsOf } from './sessions';
import { MINUTE } from '@university/shared/time';
import type { Database } from '../../platform/database/database';
import type { MailSettings } from '../../platform/mail/settings';

const OF_ANY_UNIVERSITY =
  'university universities univ vishwavidyalaya college campus institute school department admin administrator admission admissions student students faculty staff teacher professor principal registrar chancellor office exam exams examination result results notice notices grievance login portal website welcome india bharat hindustan';

const FILLERS = new Set(['and', 'the', 'for', 'new', 'www', 'with', 'your']);

const SHORTEST = 3;

interface Chooser {
  person: { name: string; email: string };
  identity: Identity;
}

function ownWords({ person, identity }: Chooser): string[] {
  const { name, shortName, address, siteUrl, helpDesk, phone } = identity;
  const words = [name, ...address, siteUrl, helpDesk, OF_ANY_UNIVERSITY, person.name, person.email]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST && !FILLERS.has(word));
  const short = [shortName.toLowerCase(), phone.replaceAll(/\D/g, '')].filter(Boolean);
  return [...new Set([...words, ...short])].sort((a, b) => b.length - a.length);
}

/** zxcvbn gets slow with length, and a weak beginning needs no long end. */
const LOOKED_AT = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

/** 65 MB and a quarter of a second: loaded on first use. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: 10,
  });
}

async function guessesFor(text: string, words: string[] = []): Promise<number> {
  if (text === '') return 1;
  loading ??= load();
  return (await loading).check(text, words).guesses;
}

/**
 * zxcvbn's score 3, "safely unguessable" for slow hashes (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation",
 * USENIX Security 2016).
 */
const ENOUGH = 1e8;

/** Each further distinct sign counts as ten guesses. */
const USUAL_SIGNS = 2;

const ADVICE = 'Choose four words that do not belong together, or let a password manager make one.';

/** Substitutions as in `un1ver$ity`. */
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const without = (text: string, words: readonly string[]) =>
  words.reduce((left, word) => left.replaceAll(word, ''), text);

const YEAR = /(?:19|20)\d\d/g;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

function remainders(password: string, words: readonly string[]): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = without(lower.replaceAll(SIGN, ''), words).replaceAll(YEAR, '');
  const spelled = lower.replaceAll(YEAR, '').replaceAll(/./gsu, (sign) => STANDS_FOR[sign] ?? sign);
  return [plain, without(spelled.replaceAll(SIGN, ''), words)];
}

/** The problem with a password; undefined if it is strong. The contract checks its length. */
export async function passwordProblem(password: string, chooser: Chooser): Promise<string | undefined> {
  const { email } = chooser.person;
  if ([email, email.split('@')[0]].includes(password.trim().toLowerCase())) {
    return `Choose something other than your e-mail address. ${ADVICE}`;
  }
  const words = ownWords(chooser);
  if ((await guessesFor(password, words)) < ENOUGH) {
    return `Many people use a password like this one, so it is tried first. ${ADVICE}`;
  }
  const signs = new Set(password.match(SIGN)).size;
  const credit = 10 ** Math.max(0, signs - USUAL_SIGNS);
  for (const rest of remainders(password, words)) {
    if ((await guessesFor(rest)) * credit < ENOUGH) {
      return `Your own name, the name of the university, years and usual words are tried first, and little else is in this password. ${ADVICE}`;
    }
  }
  return undefined;
}

async function refuseWeakPassword(password: string, chooser: Chooser, field: string): Promise<void> {
  const message = await passwordProblem(password, chooser);
  if (message) throw invalid([{ path: field, message }]);
}

/** OWASP's first choice for argon2id: 19 MiB, two passes (argon2id is the library's default). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at once, one of each sender: each takes tens of milliseconds of CPU. Rates are limited elsewhere. */
const queue = new FairQueue({
  atOnce: 2,
  waitingEach: 10,
  hold: 10_000,
  burst: Number.POSITIVE_INFINITY,
  share: 1,
});

/** Milliseconds; `Retry-After` of a sender with too many waiting. */
const PAUSE = 5_000;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let dummyHash: Promise<string> | undefined;

/** Constant time, with or without a hash. `sender`: network or known device. @throws HttpError 429 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string, sender: string) {
  dummyHash ??= hashPassword('no account has this password');
  const known = passwordHash ?? (await dummyHash);
  const right = await queue
    .run(sender, () => verify(known, password))
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? tooManyAttempts(PAUSE) : error;
    });
  return Boolean(passwordHash) && right;
}

/** `address`: IP address; `field`: for the error. @throws HttpError 400, 429. Not 401: the session is valid */
export async function confirmPassword(
  services: Services,
  staffId: string,
  { password, address }: { password: string; address: string },
  field = 'password',
): Promise<StaffRow> {
  const member = await findBySecret(services, attemptAt('password', staffId, address), async () => {
    const found = await findStaff(services.db, staffId);
    return (await verifyPassword(found?.passwordHash, password, clientNetwork(address))) ? found : undefined;
  });
  if (!member) throw invalid([{ path: field, message: 'This is not your current password' }]);
  return member;
}

/** Ends sessions and invalidates links. */
async function replacePassword(
  services: Services,
  member: StaffRow,
  passwordHash: string,
  { action, keptToken }: { action: 'change-password' | 'reset-password'; keptToken?: string | undefined },
): Promise<void> {
  const { db: tx } = services;
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, member.id));
  await endSessionsOf(tx, member.id, keptToken);
  await dropLinksOf(tx, member.id);
  await recordOwnAction(services, member, action, { to: member.email, ...passwordChanged(member) });
}

/** Ends all sessions but that of `keptToken`. @throws HttpError 400, 429 */
export async function changePassword(
  services: Services,
  staffId: string,
  given: { current: string; next: string; keptToken: string | undefined; address: string },
) {
  const { db } = services;
  const { current, next, keptToken, address } = given;
  const member = await confirmPassword(services, staffId, { password: current, address }, 'current');
  await refuseWeakPassword(next, { person: member, identity: await readIdentity(db) }, 'next');
  const passwordHash = await hashPassword(next);
  await db.transaction((tx) =>
    replacePassword({ ...services, db: tx }, member, passwordHash, { action: 'change-password', keptToken }),
  );
}

/**
 * The same statements and audit line with and without an account. Mails nothing while the last link is still valid, so
 * that nobody's mailbox is flooded. @throws HttpError 429
 */
export async function requestPasswordReset(services: Services, email: string, address: string): Promise<void> {
  const { db, clock, mail, secretKey } = services;
  await countAttempt(services, attemptAt('password-reset', email, address));
  await db.transaction(async (tx) => {
    const at = clock();
    const mailing: Subject = { kind: 'link-mail', name: `password-reset:${email}` };
    const attempts = await Attempts.load(tx, { secretKey, at, subjects: [mailing] });
    const isDue = attempts.take(mailing);
    await attempts.save(tx);
    const { link, staffId } = await makePasswordLink(tx, email, { at, life: LINK_LIFE.reset, mail });
    await queueMails(tx, [{ at, to: email, ...passwordReset({ link }), isMeant: isDue && staffId !== undefined }]);
    const subject = `staff:${staffId ?? 'unknown'}`;
    await audit(tx, { at, actor: 'anybody', action: 'request-password-reset', subject });
  });
}

const spent = () => new HttpError(410, 'gone', 'This link has been used or is too old. Ask for a new one.');

/**
 * Ends all sessions and forgets all devices. @throws HttpError 410; 400 for a weak password, after which the link stays
 * valid
 */
export async function resetPassword(services: Services, token: string, password: string): Promise<void> {
  const { db, clock } = services;
  const isLink = eq(passwordLinks.tokenHash, hashToken(token));
  const [link] = await db
    .select({ owner: staff, expiresAt: passwordLinks.expiresAt })
    .from(passwordLinks)
    .innerJoin(staff, eq(staff.id, passwordLinks.staffId))
    .where(and(isLink, eq(staff.disabled, false)));
  if (!link || link.expiresAt <= clock()) throw spent();
  const { owner } = link;
  await refuseWeakPassword(password, { person: owner, identity: await readIdentity(db) }, 'password');
  // Hashing is slow, and the embedded database has one connection.
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Another call may have used it.
    const used = await tx.delete(passwordLinks).where(isLink).returning();
    if (used.length === 0) throw spent();
    await replacePassword({ ...services, db: tx }, owner, passwordHash, { action: 'reset-password' });
    await forgetDevicesOf(tx, { kind: 'staff', id: owner.id });
  });
}

export const LINK_LIFE = { reset: 30 * MINUTE, invitation: 3 * 24 * 60 * MINUTE } as const;

/**
 * For an active account that is not managed by single sign-on, where a password would outlive the account. One
 * statement in any case, so that timing does not reveal accounts. The token is not stored.
 */
async function makePasswordLink(
  tx: Database,
  email: string,
  { at, life, mail }: { at: Date; life: number; mail: Pick<MailSettings, 'siteUrl'> },
): Promise<{ link: string; staffId: string | undefined }> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + life).toISOString();
  const [made] = await tx
    .insert(passwordLinks)
    .select(
      tx
        .select({
          tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
          staffId: staff.id,
          expiresAt: sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        })
        .from(staff)
        .where(and(eq(staff.email, email), eq(staff.disabled, false), eq(staff.isRoleFromGroups, false))),
    )
    .returning({ staffId: passwordLinks.staffId });
  // In the hash: browsers do not send it, so it is in no log.
  return { link: `${mail.siteUrl}/admin-login/password#${token}`, staffId: made?.staffId };
}

export async function dropLinksOf(tx: Database, staffId: string): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.staffId, staffId));
}

export async function mailInvitation({ db: tx, clock, mail }: Services, { email }: StaffRow): Promise<void> {
  const at = clock();
  const { link } = await makePasswordLink(tx, email, { at, life: LINK_LIFE.invitation, mail });
  await queueMail(tx, { at, to: email, ...invitation({ email, link }) });
}
