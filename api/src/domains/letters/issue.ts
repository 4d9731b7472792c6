import { createHash } from 'node:crypto';
import {
  categoryInWords,
  LETTER_DAYS,
  type LetterCheck,
  type LetterDays,
  letterStatus,
  type FeeLine,
  resultBase,
  LETTER_CODE_ALPHABET,
  LETTER_CODE_LENGTH,
} from '@university/shared/contract';
import { canonicalJson, auditAll, type AuditEntry } from '../../platform/audit/write';
import {
  type LetterSettings,
  type LetterSource,
  photoOf,
  placeOf,
  portalOf,
  type PrintedRecord,
  printedOf,
  readLetterSettings,
  takeBackUntilOf,
  verifyPlaceOf,
} from './content';
import { eq } from 'drizzle-orm';
import { anyOf, type Database, bulkInsert } from '../../platform/database/database';
import { fees, letters } from '../../platform/database/schema';
import { HttpError, notFound } from '@university/web';
import { datesOf } from '../admission/schedule';
import { type AllotmentRow, disableJoinReordering, findAllotment, findAllotments } from '../allotment/queries';
import { standingOf } from '../allotment/view';
import { attemptAt, findBySecret } from '../../platform/throttle';
import { missingProof } from '../allotment/proofs';
import { signedOut } from '../allotment/sessions';
import { inBatches, type Outcome } from '../../platform/batch';
import { randomText } from '../../platform/secrets';
import type { Services } from '../../platform/services';

const digestOf = (values: unknown) => createHash('sha256').update(canonicalJson(values)).digest('hex');

type Recorded = Pick<PrintedRecord, 'record' | 'status' | 'place'>;
type Dated = Pick<PrintedRecord, 'dates' | 'takeBackUntil'>;
type Photo = { hash: string } | null;

/** SHA-256 of what a letter prints of the record: values, not wording. */
function recordDigest({ record, status, place }: Recorded): string {
  const { name, form_number, track, round, program, campus } = record;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = record;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  return digestOf({ name, form_number, track, round, program, campus, status, place, ...seat });
}

function wordingDigest({ record, trackName, portal }: PrintedRecord, settings: LetterSettings): string {
  const { letterhead, codes, documents } = settings;
  const { registered_category, category_allocated, cycle } = record;
  const categories = [registered_category, category_allocated].map((code) => code && categoryInWords(code, codes));
  return digestOf({ letterhead, categories, cycle, trackName, portal, documents: documents.en });
}

/** Dates that may move by themselves. */
const DAYS: Record<LetterDays, (given: Dated) => unknown> = {
  pay: ({ dates }) => dates.pay,
  verify: ({ dates: { verify, verifyPlace } }) => ({ verify, verifyPlace }),
  take_back: ({ takeBackUntil }) => takeBackUntil,
};

const daysDigests = (given: Dated) => LETTER_DAYS.map((days) => digestOf({ [days]: DAYS[days](given) }));

const photoDigest = (photo: Photo) => digestOf({ photo: photo?.hash ?? null });

/**
 * Digests separated by dots: record, wording of settings, photograph, each kind of date. A change of any leads to a new
 * letter. Separate, so that an old letter can still be compared part by part. Letters of earlier versions have only the
 * first one or two.
 */
export function letterDigest(given: PrintedRecord & { photo: Photo; settings: LetterSettings }): string {
  const { photo, settings } = given;
  return [recordDigest(given), wordingDigest(given, settings), photoDigest(photo), ...daysDigests(given)].join('.');
}

export const isOfRecord = (digest: string, given: Recorded): boolean => digest.split('.')[0] === recordDigest(given);

/** Null for letters of versions without these digests. */
export function changedDays(digest: string, given: Dated): LetterDays[] | null {
  const printed = digest.split('.').slice(3);
  if (printed.length === 0) return null;
  const today = daysDigests(given);
  return LETTER_DAYS.filter((_, index) => printed[index] !== today[index]);
}

/** Null for letters of versions without photographs. */
export function printedPhoto(digest: string, photo: Photo): LetterCheck['photo'] {
  const printed = digest.split('.')[2];
  if (printed === undefined) return null;
  if (printed === photoDigest(null)) return 'none';
  return printed === photoDigest(photo) ? 'same' : 'other';
}

const readFees = (db: Database): Promise<FeeLine[]> => db.select().from(fees).where(eq(fees.status, 'published'));

type LetterRow = typeof letters.$inferSelect;

const letterKey = ({ allotmentId, contentDigest }: Pick<LetterRow, 'allotmentId' | 'contentDigest'>) =>
  `${allotmentId}:${contentDigest}`;

interface LetterRequest {
  id: string;
  base: ReturnType<typeof resultBase>;
  /** When the session gave the second proof. */
  provedAt: Date | null;
}

const NO_LETTER = {
  undecided: 'There is a letter once you have accepted a seat: freeze or float it first.',
  replaced: 'A later round gave you another seat. Sign in to that round for its letter.',
};

const noLetter = (message: string) => new HttpError(404, 'no_letter', message);

/**
 * Issues letters of accepted seats, again with the same code while the content is the same. Rejects with HttpError 401
 * for a track of another address, 403 `proof_required`, 404 `not_published` or `no_letter`.
 */
export function letterIssuer(services: Services): (wish: LetterRequest) => Promise<LetterSource> {
  return inBatches((batch) => services.db.transaction((tx) => issueAll(tx, services, batch)));
}

async function issueAll(tx: Database, services: Services, batch: LetterRequest[]): Promise<Outcome<LetterSource>[]> {
  const ids = [...new Set(batch.map(({ id }) => id))];
  await disableJoinReordering(tx);
  // Locked: no concurrent decision, and one letter for two requests.
  const rows = new Map((await findAllotments(tx, ids, true)).map((row) => [row.id, row]));
  const at = services.calendar();
  const settings = await readLetterSettings(tx);
  const known = { fees: await readFees(tx), settings };
  const had = await tx.select().from(letters).where(anyOf(letters.allotmentId, ids));
  const earlier = new Map(had.map((letter) => [letterKey(letter), letter]));
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
    const printed = { ...words, photo: photoOf(services, row), settings };
    const { status } = printed;
    const contentDigest = letterDigest(printed);
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
    return { result: { ...printed, code, issuedAt, publicUrl: services.publicUrl } };
  });

  await bulkInsert(tx, letters, issued);
  await auditAll(tx, entries);
  return outcomes;
}

function refusalOf(row: AllotmentRow | undefined, base: LetterRequest['base']): HttpError | undefined {
  if (!row?.published) return new HttpError(404, 'not_published', 'The result of this round is not published.');
  if (resultBase(row.track) !== base) return signedOut();
  return undefined;
}

/** 100 random bits. */
export const newLetterCode = (): string => randomText(LETTER_CODE_ALPHABET, LETTER_CODE_LENGTH);

const unknown = () => notFound('No letter has this code. Compare it with the letter once more.');

/** The present values, to compare with the paper. `address`: IP address. @throws HttpError 404, 429 */
export async function checkLetter(services: Services, code: string, address: string): Promise<LetterCheck> {
  const { db, calendar } = services;
  const tries = attemptAt('letter', undefined, address);
  const letter = await findBySecret(services, tries, async () => {
    const [found] = await db.select().from(letters).where(eq(letters.code, code));
    return found;
  });
  const row = letter && (await findAllotment(db, letter.allotmentId));
  if (!letter || !row) throw unknown();
  const { status: decision, issuedAt, contentDigest } = letter;
  const { record } = standingOf(row, calendar());
  const place = placeOf(row, await readFees(db));
  const dates = datesOf(row);
  const takeBackUntil = takeBackUntilOf(row);
  const superseded = record.status !== decision || row.replaced;
  const { data: status } = letterStatus.safeParse(record.status);
  const isUnchanged = (digest: string) => Boolean(status && place && isOfRecord(digest, { record, status, place }));
  const { name, program, campus, cycle, track, round, form_number, rank, decided_at } = record;
  const { registered_category, category_allocated, program_preference } = record;
  return {
    name,
    program,
    campus,
    cycle,
    track,
    track_name: row.trackFullName,
    round,
    valid: row.isOut && !superseded,
    superseded,
    decision,
    issuedAt: issuedAt.toISOString(),
    // Early letters have no digest.
    unchanged: contentDigest === null ? null : isUnchanged(contentDigest),
    form_number,
    location: place?.location ?? null,
    nearest_metro: place?.nearestMetro ?? null,
    registered_category,
    category_allocated,
    program_preference,
    rank,
    decided_at,
    take_back_until: takeBackUntil,
    portal: portalOf(row, await readLetterSettings(db)),
    first_payment: place?.firstPayment ?? null,
    pay: dates.pay,
    verify: dates.verify,
    verify_place: verifyPlaceOf(dates.verifyPlace, campus, place?.location ?? null),
    changed_days: contentDigest === null ? null : changedDays(contentDigest, { dates, takeBackUntil }),
    photo: contentDigest === null ? null : printedPhoto(contentDigest, photoOf(services, row)),
  };
}
