import { createHash, randomInt } from 'node:crypto';
import {
  categoryInWords,
  LETTER_DAYS,
  type AllotmentRecord,
  type LetterCheck,
  type LetterDays,
  type LetterStatus,
  type FeeLine,
  resultBase,
  LETTER_CODE_ALPHABET,
  LETTER_CODE_LENGTH,
} from '@university/shared/contract';
import { canonicalJson, auditAll, type AuditEntry } from '../../platform/audit/write';
import {
  type LetterDates,
  type Place,
  type LetterSettings,
  type LetterContent,
  type LetterSource,
  photoOf,
  printedOf,
  readLetterSettings,
} from './content';
import { eq } from 'drizzle-orm';
import { anyOf, type Database, bulkInsert } from '../../platform/database/database';
import { fees, letters } from '../../platform/database/schema';
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { NO_FONT, rememberCompressed, forgetTexts } from './typesetter';
import { drawLetter } from './sheet';
import { texts } from './texts';
import { HttpError } from '@university/web';
import { type AllotmentRow, findAllotments, disableJoinReordering } from '../allotment/queries';
import { missingProof } from '../allotment/proofs';
import { signedOut } from '../allotment/sessions';
import { inBatches, type Outcome } from '../../platform/batch';
import type { Services } from '../../platform/services';

/** Everything of a record that a letter prints. */
type Lettered = Pick<
  AllotmentRecord,
  | 'name'
  | 'form_number'
  | 'track'
  | 'round'
  | 'program'
  | 'campus'
  | 'registered_category'
  | 'category_allocated'
  | 'program_preference'
  | 'rank'
  | 'decided_at'
> & { status: LetterStatus; place: Place };

/** What the days of a round add. */
interface Dated {
  dates: LetterDates;
  takeBackUntil: string | null;
}

/** What is printed beside the settings. */
export interface Printed extends Lettered, Dated {
  cycle: string;
  trackName: string;
  portal: string | null;
  /** The photograph; of it the hash alone counts. */
  photo: { hash: string } | null;
}

const digestOf = (values: unknown) => createHash('sha256').update(canonicalJson(values)).digest('hex');

/** SHA-256 of everything that a letter prints of a record, by value and not by wording. */
export function recordDigest(given: Lettered): string {
  const { name, form_number, track, round, program, campus, status, place } = given;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = given;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  return digestOf({ name, form_number, track, round, program, campus, status, place, ...seat });
}

function wordingDigest(given: Printed, { letterhead, codes }: LetterSettings): string {
  const { registered_category, category_allocated, cycle, trackName, portal } = given;
  const categories = [registered_category, category_allocated].map((code) => code && categoryInWords(code, codes));
  const { name, address, helpDesk, phone } = letterhead;
  return digestOf({ letterhead: { name, address, helpDesk, phone }, categories, cycle, trackName, portal });
}

/** What moves by itself and is compared by itself. */
const DAYS: Record<LetterDays, (given: Dated) => unknown> = {
  pay: ({ dates }) => dates.pay,
  verify: ({ dates: { verify, verifyPlace } }) => ({ verify, verifyPlace }),
  take_back: ({ takeBackUntil }) => takeBackUntil,
};

const daysDigests = (given: Dated) => LETTER_DAYS.map((days) => digestOf({ [days]: DAYS[days](given) }));

const photoDigest = (photo: Printed['photo']) => digestOf({ photo: photo?.hash ?? null });

/**
 * Digests with dots between: of the record, of what the settings call things, of the photograph, and of days of each kind.
 * Another letter, with another code, is issued as soon as one of them is another. They are apart, so that a letter with
 * the old name of the university still says that its record is unchanged, and one from before the days moved says which.
 * Letters of earlier versions have the first alone, or the first two.
 */
export function letterDigest(given: Printed, settings: LetterSettings): string {
  const parts = [recordDigest(given), wordingDigest(given, settings), photoDigest(given.photo), ...daysDigests(given)];
  return parts.join('.');
}

/** Whether the record still says what was printed of it. @param digest of the letter */
export const isOfRecord = (digest: string, given: Lettered): boolean => digest.split('.')[0] === recordDigest(given);

/** Which days are others than those that were printed; null for a letter that has none. */
export function changedDays(digest: string, given: Dated): LetterDays[] | null {
  const printed = digest.split('.').slice(3);
  if (printed.length === 0) return null;
  const today = daysDigests(given);
  return LETTER_DAYS.filter((_, index) => printed[index] !== today[index]);
}

/** Which photograph was printed; null for a letter from before there were any. @param photo that of today */
export function printedPhoto(digest: string, photo: Printed['photo']): LetterCheck['photo'] {
  const printed = digest.split('.')[2];
  if (printed === undefined) return null;
  if (printed === photoDigest(null)) return 'none';
  return printed === photoDigest(photo) ? 'same' : 'other';
}

/** What first payments are reckoned from. */
export const readFees = (db: Database): Promise<FeeLine[]> =>
  db.select().from(fees).where(eq(fees.status, 'published'));

export type LetterRow = typeof letters.$inferSelect;

/** The letters that these records have had so far. */
export function findLetters(db: Database, allotmentIds: readonly string[]): Promise<LetterRow[]> {
  return db.select().from(letters).where(anyOf(letters.allotmentId, allotmentIds));
}

export async function findLetterByCode(db: Database, code: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.code, code));
  return row;
}

/** The key of a letter among those of several records: what it prints belongs to it. */
export const letterKey = ({ allotmentId, contentDigest }: Pick<LetterRow, 'allotmentId' | 'contentDigest'>) =>
  `${allotmentId}:${contentDigest}`;

/** The types of the library do not know this subset and call for one of PDF/A. */
const ACCESSIBLE = 'PDF/UA' as 'PDF/A-1';

/** Letters after which what is remembered of texts is dropped: about a dozen words in each are its own. */
const FORGET_AFTER = 1_000;
let drawn = 0;

/** Gathers what is drawn on a page as text: the library makes an array of bytes of every operator. */
class GatheringDocument extends PDFDocument {
  #operators: string[] = [];

  override addContent(operators: string) {
    // Readers place the text that stands for a span by the coordinates at its end: it ends while they still hold.
    if (operators === 'EMC' && this.#operators.at(-1) === 'Q') this.#operators.splice(-1, 0, operators);
    else this.#operators.push(operators);
    return this;
  }

  override ref(data: object) {
    return rememberCompressed(super.ref(data));
  }

  override addPage(options?: PDFKit.PDFDocumentOptions) {
    this.#write();
    return super.addPage(options);
  }

  override end() {
    this.#write();
    super.end();
  }

  #write() {
    if (this.#operators.length > 0) super.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }
}

/**
 * A letter as PDF, tagged (PDF/UA), on one page. The same content always gives the same bytes. The file says nothing of the
 * applicant but on its page.
 * @param photo JPEG
 */
export async function renderLetter(content: LetterContent, photo?: Buffer): Promise<Buffer> {
  const document = new GatheringDocument({
    autoFirstPage: false,
    font: NO_FONT,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: texts.title, CreationDate: content.issuedAt },
  });
  drawLetter(document, content, photo);
  if (++drawn % FORGET_AFTER === 0) forgetTexts();
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}

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
  await disableJoinReordering(tx);
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
