import { createHash } from 'node:crypto';
import {
  categoryInWords,
  groupLetterCode,
  LETTER_PAGE,
  type Allotment,
  type AllotmentRecord,
  type LetterStatus,
} from '@university/shared/contract';
import type { LetterSettings } from './settings';
import { DECISIONS, texts } from './texts';
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
  /** The whole name of the track. */
  trackName: string;
  status: LetterStatus;
  place: Place;
  settings: LetterSettings;
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
  letterhead: LetterSettings['letterhead'];
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

/** A field is left out when the record has no value for it. */
const field = (label: string, ...lines: (string | null)[]): LetterField[] =>
  lines[0] === null ? [] : [{ label, lines: lines.filter((line) => line !== null) }];

/** The words of a letter. The form number stays masked: it is a second proof, and whoever holds the session could read it here. */
export function letterContent({
  record,
  trackName,
  status,
  place,
  settings,
  code,
  issuedAt,
  takeBack,
  publicUrl,
}: LetterSource): LetterContent {
  const { fields } = texts;
  const preference = record.program_preference;
  const page = `${publicUrl}${LETTER_PAGE}`;
  const category = (code: string | null) => code && categoryInWords(code, settings.codes);
  return {
    letterhead: settings.letterhead,
    issued: texts.issued(day.format(issuedAt)),
    fields: [
      ...field(fields.name, record.name),
      ...field(fields.formNumber, record.form_number, texts.masked),
      ...field(fields.admission, texts.round(trackName, record.round)),
      ...field(fields.program, record.program),
      ...field(fields.campus, record.campus, place.location, place.nearestMetro && texts.metro(place.nearestMetro)),
      ...field(fields.registered, category(record.registered_category)),
      ...field(fields.allocated, category(record.category_allocated)),
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

const digestOf = (values: unknown) => createHash('sha256').update(canonicalJson(values)).digest('hex');

/** SHA-256 of everything that a letter prints of a record, by value and not by wording. */
export function recordDigest(given: Lettered): string {
  const { name, form_number, track, round, program, campus, status, place } = given;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = given;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  return digestOf({ name, form_number, track, round, program, campus, status, place, ...seat });
}

/**
 * The digest of a record, a dot, and one of what the settings add to its letter: another letter, with another code, is
 * issued as soon as one of the two is another. They are apart, so that a letter with the old name of the university
 * still says that its record is unchanged.
 */
export function letterDigest(given: Lettered, { letterhead, codes }: LetterSettings): string {
  const { registered_category, category_allocated } = given;
  const categories = [registered_category, category_allocated].map((code) => code && categoryInWords(code, codes));
  return `${recordDigest(given)}.${digestOf({ letterhead, categories })}`;
}

/** Whether the record still says what was printed of it. @param digest of the letter; from before there were settings it has one part */
export const isOfRecord = (digest: string, given: Lettered): boolean => digest.split('.')[0] === recordDigest(given);
