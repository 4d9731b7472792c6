import { randomInt } from 'node:crypto';
import { resultBase, LETTER_CODE_ALPHABET, LETTER_CODE_LENGTH } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { type AllotmentRow, findAllotments, joinAsWritten } from '../allotment/repository';
import { missingProof } from '../allotment/proofs';
import { signedOut } from '../allotment/sessions';
import { auditAll, type AuditEntry } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import { bulkInsert } from '../../platform/database/bulk-insert';
import type { Database } from '../../platform/database/database';
import { letters } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import type { LetterSource } from './source';
import { letterDigest } from './digest';
import { photoOf, printedOf } from './printed';
import { findLetters, letterKey, type LetterRow, readFees } from './repository';
import { readLetterSettings } from './settings';

interface Wish {
  /** Of the allotment. */
  id: string;
  /** The address that it was asked for at. */
  base: ReturnType<typeof resultBase>;
  /** When the session that asks gave the second proof. */
  provedAt: Date | null;
}

const NO_LETTER = {
  undecided: 'There is a letter once you have accepted a seat: freeze or float it first.',
  replaced: 'A later round gave you another seat. Sign in to that round for its letter.',
};

const noLetter = (message: string) => new HttpError(404, 'no_letter', message);

/**
 * Issues the letters of accepted seats: the same letter, with the same code, as long as it says the same. Rejects with
 * HttpError 401 when the record is of a track that the address does not serve, 403 `proof_required`, 404 `not_published` or `no_letter`.
 */
export function letterIssuer(services: Services): (wish: Wish) => Promise<LetterSource> {
  return inBatches((batch) => services.db.transaction((tx) => issueAll(tx, services, batch)));
}

async function issueAll(tx: Database, services: Services, batch: Wish[]): Promise<Outcome<LetterSource>[]> {
  const ids = [...new Set(batch.map(({ id }) => id))];
  await joinAsWritten(tx);
  // Locked, so that the decision stays as it is, and two who ask at once get one letter.
  const rows = new Map((await findAllotments(tx, ids, true)).map((row) => [row.id, row]));
  const at = services.calendar();
  const settings = await readLetterSettings(tx);
  const known = { fees: await readFees(tx), settings };
  const earlier = new Map((await findLetters(tx, ids)).map((letter) => [letterKey(letter), letter]));
  const issued: LetterRow[] = [];
  const entries: AuditEntry[] = [];

  const outcomes = batch.map(({ id, base, provedAt }): Outcome<LetterSource> => {
    const row = rows.get(id);
    const refusal = refusalOf(row, base);
    if (!row || refusal) return { error: refusal ?? noLetter(NO_LETTER.undecided) };
    const words = printedOf(row, known, at);
    if (!words) return { error: noLetter(row.replaced ? NO_LETTER.replaced : NO_LETTER.undecided) };
    const unproved = provedAt ? undefined : missingProof(services, {});
    if (unproved) return { error: unproved };
    const printed = { ...words, photo: photoOf(services, row) };
    const { status } = printed;
    const contentDigest = letterDigest({ ...printed.record, ...printed }, settings);
    const key = letterKey({ allotmentId: id, contentDigest });
    let letter = earlier.get(key);
    if (!letter) {
      letter = { code: newLetterCode(), allotmentId: id, status, issuedAt: at, contentDigest };
      earlier.set(key, letter);
      issued.push(letter);
    }
    entries.push({
      at: services.clock(),
      actor: `applicant:${row.applicantId}`,
      action: 'letter',
      subject: `allotment:${id}`,
      detail: { status },
    });
    const { code, issuedAt } = letter;
    return { result: { ...printed, settings, code, issuedAt, publicUrl: services.publicUrl } };
  });

  await bulkInsert(tx, letters, issued);
  await auditAll(tx, entries);
  return outcomes;
}

function refusalOf(row: AllotmentRow | undefined, base: Wish['base']): HttpError | undefined {
  if (!row?.published) return new HttpError(404, 'not_published', 'The result of this round is not published.');
  if (resultBase(row.track) !== base) return signedOut();
  return undefined;
}

/** A code that nobody can guess: every character drawn at random, 100 bits in all. */
export function newLetterCode(): string {
  return Array.from(
    { length: LETTER_CODE_LENGTH },
    () => LETTER_CODE_ALPHABET[randomInt(LETTER_CODE_ALPHABET.length)],
  ).join('');
}
