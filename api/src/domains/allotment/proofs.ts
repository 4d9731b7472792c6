import { timingSafeEqual } from 'node:crypto';
import type { AllotmentChange } from '@university/shared/contract';
import { HttpError, clientNetwork, notFound } from '@university/web';
import type { Database } from '../../platform/database/database';
import { keyedHash } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { Attempts, type Subject } from '../../platform/throttle/attempts';
import { codeHashOf, codesOf, findCodes, isShort, renewCodes, spendCodes } from './codes';
import { type AllotmentRow, findAllotment, findSessions, joinAsWritten } from './repository';
import { proveSessions, signedOut } from './sessions';
import { needsCode } from './view';

/** The session that a decision is sent from. */
export interface Sender {
  /** Hash of the session's token. */
  session: string;
  /** IP address. */
  address: string;
}

export type Claim = Pick<AllotmentChange, 'form_number' | 'code'> & Sender & { id: string };

/**
 * By whom wrong proofs are counted: the session, and the network at this record. Not the record by itself: then a
 * stranger could keep its owner waiting. Wrong codes are counted by the record too, which makes nobody wait: `codesOf`.
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

/** Why this claim is not even judged: something of it is missing. */
export function missingProof(services: Services, claim: Partial<Claim>): HttpError | undefined {
  const asked = needsCode(services) ? (['form_number', 'code'] as const) : (['form_number'] as const);
  const issues = asked.filter((field) => !claim[field]).map((path) => ({ path, message: FIELDS[path] }));
  if (issues.length === 0) return undefined;
  const { required } = needsCode(services) ? TEXTS.withCode : TEXTS.withoutCode;
  return new HttpError(403, 'proof_required', required, { issues });
}

interface Proofs {
  /** Why this proof is not taken; undefined when it is, which proves its session and spends its code. In turn. */
  refusal(claim: Claim, row: AllotmentRow): HttpError | undefined;
  save(): Promise<void>;
}

/**
 * Judges the second proofs of a batch: the form number and, where mail goes out, a mailed code. One refusal stands for
 * both, after the same work: nobody can find out one without the other.
 * @param claims those that may need one; their records are locked by `tx`
 */
export async function loadProofs(
  tx: Database,
  services: Services,
  claims: readonly Claim[],
  at: Date,
): Promise<Proofs> {
  const { secretKey, tally } = services;
  if (claims.length === 0) return { refusal: () => undefined, save: async () => {} };
  // The lock on the record stands for one on those who never failed: their attempts come one after the other.
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

  /** Counts a wrong code against its record. @returns whether short ones are void now */
  function areVoid(row: AllotmentRow): boolean {
    if (!codes) return false;
    const wasOver = attempts.isOver(codesOf(row.id));
    attempts.fail([codesOf(row.id)]);
    // Nobody waits for a code that nobody asked for.
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
      const isVoid = isShort(claim.code ?? '') && attempts.isOver(codesOf(row.id));
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

/**
 * Takes the second proof by itself, once a session; a session that has given it needs none.
 * @throws HttpError as a decision does
 */
export async function giveProof(services: Services, claim: Claim): Promise<void> {
  const refusal = await services.db.transaction(async (tx) => {
    await joinAsWritten(tx);
    const row = await findAllotment(tx, claim.id, true);
    const at = services.clock();
    const [session] = await findSessions(tx, [claim.session], at);
    if (!row?.published) return notFound();
    if (session?.allotmentId !== row.id) return signedOut();
    if (session.provedAt) return undefined;
    const proofs = await loadProofs(tx, services, [claim], at);
    const refused = proofs.refusal(claim, row);
    // A wrong one is counted.
    await proofs.save();
    return refused;
  });
  if (refusal) throw refusal;
}

function isSameNumber(secretKey: string, given: string, known: string): boolean {
  const [one, other] = [given.toUpperCase(), known].map((text) => Buffer.from(keyedHash(secretKey, `form:${text}`)));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Whether this is one of the hashes; each is compared whole. */
function holds(hashes: ReadonlySet<string> | undefined, hash: string): boolean {
  let isThere = false;
  for (const known of hashes ?? []) isThere = timingSafeEqual(Buffer.from(known), Buffer.from(hash)) || isThere;
  return isThere;
}
