import { createHash } from 'node:crypto';
import {
  groupLetterCode,
  LETTER_PAGE,
  type Allotment,
  type AllotmentRecord,
  type LetterStatus,
} from '@university/shared/contract';
import { DECISIONS, REGIONS, RESERVATIONS, texts, TRACK_NAMES } from './texts';
import { canonicalJson } from '../../platform/audit/write';

/** Where a seat is, and what is due for it first. */
export interface Place {
  campusCode: string;
  location: string;
  nearestMetro: string | null;
  /** Rupees, with the concession of the registered category; null: agreed with a partner institute, or not known. */
  firstPayment: number | null;
}

/** What a letter is made from. */
export interface LetterSource {
  record: AllotmentRecord;
  status: LetterStatus;
  place: Place;
  code: string;
  issuedAt: Date;
  /** Until when the decision can be taken back. */
  takeBack: Allotment['takeBack'];
  /** Origin of the site, without a slash at its end. */
  publicUrl: string;
}

export interface LetterField {
  label: string;
  /** The first line is the value, those below explain it. */
  lines: string[];
}

/** All that is printed, in words. */
export interface LetterContent {
  /** The line below the title. */
  issued: string;
  fields: LetterField[];
  meaning: string;
  /** Address of the check without and with the code. */
  page: string;
  url: string;
  code: string;
  seed: string;
  issuedAt: Date;
}

const timeZone = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
const minute = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

const inIst = (instant: string) => `${minute.format(new Date(instant))} IST`;

/** `D_UR` as `Delhi, general (unreserved)`; a code that is not in the tables stays as it is. */
export function categoryInWords(code: string): string {
  const [region = '', reservation = ''] = code.split('_');
  const words = [REGIONS[region], RESERVATIONS[reservation]];
  return words.every(Boolean) ? words.join(', ') : code;
}

/** A field is left out when the record has no value for it. */
const field = (label: string, ...lines: (string | null)[]): LetterField[] =>
  lines[0] === null ? [] : [{ label, lines: lines.filter((line) => line !== null) }];

const category = (label: string, code: string | null) => field(label, code && `${categoryInWords(code)} (${code})`);

/** The words of a letter. The form number stays masked: it is a second proof, and whoever holds the session could read it here. */
export function letterContent({
  record,
  status,
  place,
  code,
  issuedAt,
  takeBack,
  publicUrl,
}: LetterSource): LetterContent {
  const { fields } = texts;
  const preference = record.program_preference;
  const page = `${publicUrl}${LETTER_PAGE}`;
  return {
    issued: texts.issued(day.format(issuedAt)),
    fields: [
      ...field(fields.name, record.name),
      ...field(fields.formNumber, record.form_number, texts.masked),
      ...field(fields.admission, texts.round(TRACK_NAMES[record.track], record.round)),
      ...field(fields.program, record.program),
      ...field(fields.campus, record.campus, place.location, place.nearestMetro && texts.metro(place.nearestMetro)),
      ...category(fields.registered, record.registered_category),
      ...category(fields.allocated, record.category_allocated),
      ...field(fields.preference, preference === 1 ? texts.firstChoice : (preference?.toString() ?? null)),
      ...field(fields.rank, record.rank?.toLocaleString('en-IN') ?? null),
      ...field(fields.payment, place.firstPayment === null ? null : texts.payment(money.format(place.firstPayment))),
      ...field(fields.decision, DECISIONS[status].label),
      ...field(
        fields.decidedAt,
        record.decided_at && inIst(record.decided_at),
        takeBack && texts.takeBack(inIst(takeBack.until)),
      ),
    ],
    meaning: DECISIONS[status].meaning,
    page,
    url: `${page}/${code}`,
    code: groupLetterCode(code),
    seed: place.campusCode,
    issuedAt,
  };
}

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

/**
 * SHA-256 of everything that a letter prints, by value and not by wording: another letter, with another code, is issued
 * as soon as one of these is another.
 */
export function letterDigest(given: Lettered): string {
  const { name, form_number, track, round, program, campus, status, place } = given;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = given;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  const printed = { name, form_number, track, round, program, campus, status, place, ...seat };
  return createHash('sha256').update(canonicalJson(printed)).digest('hex');
}
