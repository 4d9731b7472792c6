import { LONG_CODE_DIGITS, type AllotmentChange } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { HttpError, notFound, clientNetwork } from '@university/web';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { proofCodes } from '../../platform/database/schema';
import { keyedHash } from '../../platform/secrets';
import { queueMails } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { Attempts, type Subject } from '../../platform/throttle';
import { decisionCode } from './mails';
import { type AllotmentRow, findAllotment, findSessions, disableJoinReordering } from './queries';
import { isShortCode, newCode } from '../sign-in/codes';
import { notMeLink, heldError, storeNotMeLinks } from './report-not-me';
import { needsCode } from './view';
import { timingSafeEqual } from 'node:crypto';
import { proveSessions, signedOut } from './sessions';

export const CODE_MINUTES = 10;

/**
 * Codes of a record that are valid at once. Several, so that a stranger who asks for codes does not invalidate the
 * owner's.
 */
export const MOST_CODES = 3;

const CODE_DIGITS = 6;

/** Wrong codes are counted for each record, whoever sends them. */
const codesOf = (id: string): Subject => ({ kind: 'code', name: `proof:${id}` });

export const codeHashOf = (secretKey: string, id: string, code: string) =>
  keyedHash(secretKey, `decision-code:${id}:${code}`);

/**
 * Mails a code, a long one after many wrong codes. Earlier codes stay valid. @throws HttpError 409 without mail or
 * while decisions are held, 429 with `MOST_CODES`
 */
export async function sendCode(services: Services, id: string): Promise<{ minutes: number }> {
  const { db, clock, secretKey } = services;
  if (!needsCode(services)) throw new HttpError(409, 'no_code_needed', 'No code is needed: the form number is enough.');
  await db.transaction(async (tx) => {
    // Locked, so that concurrent requests count each other's codes.
    const row = await findAllotment(tx, id, true);
    if (!row?.published) throw notFound();
    if (row.decisionsHeldAt) throw heldError(await readIdentity(tx));
    const at = clock();
    await refuseMore(tx, id, at);
    const attempts = await Attempts.load(tx, { secretKey, at, subjects: [codesOf(id)] });
    await mailCodes(tx, services, [row], { at, digits: attempts.isOver(codesOf(id)) ? LONG_CODE_DIGITS : CODE_DIGITS });
  });
  return { minutes: CODE_MINUTES };
}

async function renewCodes(tx: Database, services: Services, rows: readonly AllotmentRow[], at: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(proofCodes).where(inArray(proofCodes.allotmentId, ids));
  await mailCodes(tx, services, rows, { at, digits: LONG_CODE_DIGITS });
}

async function mailCodes(
  tx: Database,
  services: Services,
  rows: readonly AllotmentRow[],
  { at, digits }: { at: Date; digits: number },
) {
  const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE);
  const sent = rows.map((row) => ({ row, code: newCode(digits), link: notMeLink(services, row, 'code', at) }));
  await tx
    .insert(proofCodes)
    .values(
      sent.map(({ row: { id }, code }) => ({
        allotmentId: id,
        codeHash: codeHashOf(services.secretKey, id, code),
        expiresAt,
      })),
    )
    .onConflictDoUpdate({ target: [proofCodes.allotmentId, proofCodes.codeHash], set: { expiresAt } });
  await storeNotMeLinks(
    tx,
    sent.map(({ link }) => link),
  );
  await queueMails(
    tx,
    sent.map(({ row, code, link }) => decisionCode(row, { code, minutes: CODE_MINUTES, at, link: link.url })),
  );
}

async function refuseMore(tx: Database, id: string, at: Date): Promise<void> {
  await tx.delete(proofCodes).where(and(eq(proofCodes.allotmentId, id), lte(proofCodes.expiresAt, at)));
  const good = await tx
    .select({ expiresAt: proofCodes.expiresAt })
    .from(proofCodes)
    .where(eq(proofCodes.allotmentId, id))
    .orderBy(asc(proofCodes.expiresAt));
  const [first] = good;
  if (!first || good.length < MOST_CODES) return;
  const message = `We mailed you ${MOST_CODES} codes, and they are still good: use any of them. Look into your spam folder too.`;
  const retryAfter = Math.ceil((first.expiresAt.getTime() - at.getTime()) / 1_000);
  throw new HttpError(429, 'codes_sent', message, { retryAfter });
}

async function findCodes(tx: Database, ids: readonly string[], at: Date): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .select({ id: proofCodes.allotmentId, hash: proofCodes.codeHash })
    .from(proofCodes)
    .where(and(inArray(proofCodes.allotmentId, [...ids]), gt(proofCodes.expiresAt, at)));
  const codes = new Map<string, Set<string>>();
  for (const { id, hash } of rows) codes.set(id, (codes.get(id) ?? new Set()).add(hash));
  return codes;
}

async function spendCodes(tx: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.delete(proofCodes).where(inArray(proofCodes.codeHash, [...hashes]));
}

interface Sender {
  /** Hash of the token. */
  session: string;
  address: string;
}

export type Claim = Pick<AllotmentChange, 'form_number' | 'code'> & Sender & { id: string };

/**
 * Wrong proofs count for the session and for the network at this record. Not for the record alone: strangers could lock
 * its owner out.
 */
const subjectsOf = ({ id, session, address }: Claim): Subject[] => [
  { kind: 'guess', name: `proof:${session}` },
  { kind: 'guess', name: `proof:${id}:${clientNetwork(address)}` },
];

const FIELDS = {
  form_number: 'Enter the form number of this application',
  code: 'Enter the 6 or 12 digits from the mail',
} as const;

const TEXTS = {
  withCode: {
    required: 'Give your form number and the code that we mail you. You need both once while you are signed in.',
    wrong: 'The form number and the code are not right together. Check both. A code works once and for a few minutes.',
    void: 'There were many wrong codes, so the short ones are void. Use the code of 12 digits in our newest mail, or have a new one mailed.',
  },
  withoutCode: {
    required: 'Give your form number. You need it once while you are signed in.',
    wrong: 'This is not the form number of this application.',
    void: undefined,
  },
} as const;

export function missingProof(services: Services, claim: Partial<Claim>): HttpError | undefined {
  const asked = needsCode(services) ? (['form_number', 'code'] as const) : (['form_number'] as const);
  const issues = asked.filter((field) => !claim[field]).map((path) => ({ path, message: FIELDS[path] }));
  if (issues.length === 0) return undefined;
  const { required } = needsCode(services) ? TEXTS.withCode : TEXTS.withoutCode;
  return new HttpError(403, 'proof_required', required, { issues });
}

interface Proofs {
  /** Undefined if the proof is right; then its session is proved and its code spent. */
  refusal(claim: Claim, row: AllotmentRow): HttpError | undefined;
  save(): Promise<void>;
}

/**
 * Checks the second proofs of a batch: form number and, with mail, a code. Both fail alike, so that neither can be
 * guessed alone. The records of `claims` must be locked.
 */
export async function loadProofs(
  tx: Database,
  services: Services,
  claims: readonly Claim[],
  at: Date,
): Promise<Proofs> {
  const { secretKey, tally } = services;
  if (claims.length === 0) return { refusal: () => undefined, save: async () => {} };
  // Senders without a throttle row are serialised by the lock on the record.
  const attempts = await Attempts.load(tx, {
    secretKey,
    at,
    subjects: claims.flatMap((claim) => [...subjectsOf(claim), codesOf(claim.id)]),
  });
  const codes = needsCode(services)
    ? await findCodes(
        tx,
        claims.map(({ id }) => id),
        at,
      )
    : undefined;
  const words = codes ? TEXTS.withCode : TEXTS.withoutCode;
  const proved: string[] = [];
  const spent: string[] = [];
  const renewed: AllotmentRow[] = [];

  function areVoid(row: AllotmentRow): boolean {
    if (!codes) return false;
    const wasOver = attempts.isOver(codesOf(row.id));
    attempts.fail([codesOf(row.id)]);
    // No mail if there was no code to guess.
    if (!wasOver && attempts.isOver(codesOf(row.id)) && codes.delete(row.id)) renewed.push(row);
    return attempts.isOver(codesOf(row.id));
  }

  return {
    refusal(claim, row) {
      const subjects = subjectsOf(claim);
      const refused = missingProof(services, claim) ?? attempts.refusal(subjects);
      if (refused) return refused;
      const isNumber = isSameNumber(secretKey, claim.form_number ?? '', row.formNumber);
      const code = codes && codeHashOf(secretKey, claim.id, claim.code ?? '');
      const isVoid = isShortCode(claim.code) && attempts.isOver(codesOf(row.id));
      const isCode = code === undefined || (holds(codes?.get(claim.id), code) && !isVoid);
      if (!isNumber || !isCode) {
        attempts.fail(subjects);
        tally.add({ action: 'fail-proof', subject: `allotment:${row.id}`, network: clientNetwork(claim.address) });
        return new HttpError(400, 'wrong_proof', (areVoid(row) && words.void) || words.wrong);
      }
      for (const subject of subjects) attempts.forget(subject);
      if (code) {
        codes?.get(claim.id)?.delete(code);
        spent.push(code);
      }
      proved.push(claim.session);
      return undefined;
    },
    async save() {
      await spendCodes(tx, spent);
      await renewCodes(tx, services, renewed, at);
      await proveSessions(tx, proved, at);
      await attempts.save(tx);
    },
  };
}

/** Takes the second proof without a decision. @throws HttpError as a decision does */
export async function giveProof(services: Services, claim: Claim): Promise<void> {
  const refusal = await services.db.transaction(async (tx) => {
    await disableJoinReordering(tx);
    const row = await findAllotment(tx, claim.id, true);
    const at = services.clock();
    const [session] = await findSessions(tx, [claim.session], at);
    if (!row?.published) return notFound();
    if (session?.allotmentId !== row.id) return signedOut();
    if (session.provedAt) return undefined;
    const proofs = await loadProofs(tx, services, [claim], at);
    const refused = proofs.refusal(claim, row);
    await proofs.save();
    return refused;
  });
  if (refusal) throw refusal;
}

function isSameNumber(secretKey: string, given: string, known: string): boolean {
  const [one, other] = [given.toUpperCase(), known].map((text) => Buffer.from(keyedHash(secretKey, `form:${text}`)));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function holds(hashes: ReadonlySet<string> | undefined, hash: string): boolean {
  let isThere = false;
  for (const known of hashes ?? []) isThere = timingSafeEqual(Buffer.from(known), Buffer.from(hash)) || isThere;
  return isThere;
}
