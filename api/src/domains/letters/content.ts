import { type Look, lookOf } from '@university/shared/colours';
import {
  type AdmissionCodes,
  type Identity,
  type AllotmentRecord,
  type DayRange,
  type LetterStatus,
  categoryInWords,
  type FeeLine,
  letterStatus,
  groupLetterCode,
  LETTER_PAGE,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import type { Database } from '../../platform/database/database';
import { readIdentity, readSetting } from '../../platform/settings';
import { startOfIstDay } from '@university/shared/time';
import { type DatesInWords, datesInWords } from '../../platform/dates-in-words';
import { texts as english, type LetterLine, type LetterTexts } from './texts';
import { texts as hindi } from './texts.hi';
import type { Services } from '../../platform/services';
import { datesOf } from '../admission/schedule';
import type { AllotmentRow } from '../allotment/queries';
import { firstPayment, standingOf } from '../allotment/view';
import { readPhoto } from '../results/photos';
import { isPrintable } from './fonts';

export interface LetterSettings {
  letterhead: Pick<Identity, 'name' | 'address' | 'helpDesk' | 'phone'>;
  codes: AdmissionCodes;
  /** Documents for verification. */
  documents: Record<Language, string[]>;
  studentPortal: string | null;
  look?: Look | undefined;
}

export async function readLetterSettings(tx: Database): Promise<LetterSettings> {
  const { name, address, helpDesk, phone, portals } = await readIdentity(tx);
  const admission = await readSetting(tx, 'admission');
  const { regions = [], categories = [], documents = [], hi = [] } = admission ?? {};
  const hindiOf = new Map(hi.map(({ of, text }) => [of, text]));
  const look = (await readSetting(tx, 'look')) ?? undefined;
  return {
    letterhead: { name, address, helpDesk, phone },
    codes: { regions, categories },
    documents: { en: documents, hi: documents.map((each) => hindiOf.get(each) ?? each) },
    studentPortal: portals.student,
    look,
  };
}

export interface PrintedRecord {
  record: AllotmentRecord;
  trackName: string;
  status: LetterStatus;
  /** The seat and its first payment. */
  place: {
    campusCode: string;
    location: string;
    nearestMetro: string | null;
    /** Rupees, with the concession of the registered category; null if unknown or agreed with a partner institute. */
    firstPayment: number | null;
  };
  dates: {
    pay: DayRange | null;
    verify: DayRange | null;
    /** Null: the campus of the seat. */
    verifyPlace: string | null;
  };
  portal: string | null;
  /** ISO 8601, also if it is past; null if the decision never could be taken back. */
  takeBackUntil: string | null;
}

interface LetterPhoto {
  /** Differs for every photograph. */
  hash: string;
  /** JPEG, upright, about 35 by 45 mm. */
  read: () => Promise<Buffer>;
}

export interface LetterSource extends PrintedRecord {
  photo: LetterPhoto | null;
  settings: LetterSettings;
  code: string;
  issuedAt: Date;
  /** Without trailing slash. */
  publicUrl: string;
}

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

export const rupees = (amount: number): string => money.format(amount);

interface Words extends DatesInWords {
  texts: LetterTexts;
}

export const WORDS: Record<Language, Words> = {
  en: { texts: english, ...datesInWords.en },
  hi: { texts: hindi, ...datesInWords.hi },
};

export function daysInWords({ texts, day }: Words, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((each) => day(startOfIstDay(each))) as [string, string];
  return from === to ? first : texts.days(first, last);
}

interface LetterField {
  label: string;
  lines: string[];
  /** Never shortened to fit the page. */
  isWhole: boolean;
}

const WHOLE: readonly LetterLine[] = ['name', 'admission', 'program'];

type Lines = readonly (string | null)[];

export const verifyPlaceOf = (
  verifyPlace: string | null,
  campus: string | null,
  location: string | null,
): string | null => verifyPlace ?? ([campus, location].filter(Boolean).join(', ') || null);

const inPrint = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

function moneyLines({ place, dates, portal }: LetterSource, words: Words) {
  const { firstPayment } = place;
  const { pay } = dates;
  const { texts } = words;
  const isKnown = firstPayment !== null || pay !== null;
  return {
    payment: [firstPayment === null ? null : `${rupees(firstPayment)}, ${texts.deposits}`],
    payDays: [pay && daysInWords(words, pay)],
    payWhere: [isKnown && portal ? inPrint(portal) : null],
  };
}

function decisionLines({ record, status, takeBackUntil }: LetterSource, { texts, minute }: Words) {
  const { decided_at } = record;
  return {
    decision: [texts.decisions[status].label],
    decidedAt: [
      decided_at && minute(new Date(decided_at)),
      takeBackUntil && texts.takeBack(minute(new Date(takeBackUntil))),
    ],
  };
}

/**
 * Lines in order; those without a value are left out. The form number stays masked: it is a second proof, and a session
 * alone must not reveal it.
 */
function letterFields(source: LetterSource, words: Words): LetterField[] {
  const { record, trackName, place, dates, settings } = source;
  const { texts } = words;
  const { program_preference: preference, rank } = record;
  const category = (code: string | null) => code && categoryInWords(code, settings.codes);
  const metro = place.nearestMetro && `${texts.metro}: ${place.nearestMetro}`;
  const all: Record<LetterLine, Lines> = {
    name: [isPrintable(record.name) ? record.name : texts.unprintable],
    formNumber: [record.form_number, texts.masked],
    admission: [texts.admission(trackName, record.cycle, record.round)],
    program: [record.program],
    campus: [record.campus, [place.location, metro].filter(Boolean).join(' · ')],
    registered: [category(record.registered_category)],
    allocated: [category(record.category_allocated)],
    preference: [preference === 1 ? `1 (${texts.firstChoice})` : (preference?.toString() ?? null)],
    rank: [rank?.toLocaleString('en-IN') ?? null],
    ...moneyLines(source, words),
    verifyDays: [dates.verify && daysInWords(words, dates.verify)],
    verifyPlace: [verifyPlaceOf(dates.verifyPlace, record.campus, place.location)],
    ...decisionLines(source, words),
  };
  // The texts define the order.
  const lines = Object.keys(texts.fields) as LetterLine[];
  return lines.flatMap((line) => {
    const [value, ...notes] = all[line];
    if (value == null) return [];
    const lines = [value, ...notes.filter((note) => note !== null)];
    return [{ label: texts.fields[line], lines, isWhole: WHOLE.includes(line) }];
  });
}

export function placeOf(row: AllotmentRow, fees: readonly FeeLine[]): PrintedRecord['place'] | null {
  const { campusCode, campusLocation: location, campusMetro: nearestMetro } = row;
  if (campusCode === null || location === null) return null;
  return { campusCode, location, nearestMetro, firstPayment: firstPayment(fees, row) };
}

/** Also if it is past, so that a letter stays the same as long as its record. */
export function takeBackUntilOf({ takeBackUntil, closesAt }: Pick<AllotmentRow, 'takeBackUntil' | 'closesAt'>) {
  if (!takeBackUntil) return null;
  return (closesAt && closesAt < takeBackUntil ? closesAt : takeBackUntil).toISOString();
}

export const portalOf = ({ portal }: Pick<AllotmentRow, 'portal'>, { studentPortal }: LetterSettings) =>
  portal ?? studentPortal;

/** Null without an accepted seat, or if a later round replaced it. */
export function printedOf(
  row: AllotmentRow,
  { fees, settings }: { fees: readonly FeeLine[]; settings: LetterSettings },
  at: Date,
): PrintedRecord | null {
  const { record } = standingOf(row, at);
  const { data: status } = letterStatus.safeParse(record.status);
  const place = placeOf(row, fees);
  if (!status || !place || row.replaced) return null;
  return {
    ...{ record, status, place },
    trackName: row.trackFullName,
    dates: datesOf(row),
    portal: portalOf(row, settings),
    takeBackUntil: takeBackUntilOf(row),
  };
}

/** A new photograph has a new file name. */
export function photoOf(services: Pick<Services, 'files'>, { photoFile }: Pick<AllotmentRow, 'photoFile'>) {
  if (photoFile === null) return null;
  const read = async () => {
    const photo = await readPhoto(services, photoFile);
    if (!photo) throw new Error(`The photograph ${photoFile} is missing`);
    return photo;
  };
  return { hash: photoFile, read };
}

export type LetterContent = ReturnType<typeof letterContent>;

/** Values are not translated. */
export function letterContent(source: LetterSource, language: Language) {
  const { status, place, dates, settings, code, issuedAt, publicUrl } = source;
  const words = WORDS[language];
  const { texts } = words;
  const page = `${publicUrl}${LETTER_PAGE}`;
  const url = `${page}/${code}`;
  const named = dates.pay !== null && dates.verify !== null;
  return {
    language,
    letterhead: settings.letterhead,
    title: texts.title,
    issued: texts.issued(words.day(issuedAt)),
    fields: letterFields(source, words),
    meaningTitle: texts.meaningTitle,
    meaning: [texts.decisions[status].meaning, texts.provisional(named)],
    documentsTitle: texts.documentsTitle,
    documentsLead: texts.documentsLead,
    documents: settings.documents[language],
    moreDocuments: texts.moreDocuments,
    photoAlt: texts.photo,
    checkTitle: texts.checkTitle,
    checkLead: texts.checkLead,
    qrAlt: texts.qr(url),
    made: texts.made,
    /** The page of the check, without and with the code. */
    page,
    url,
    code: groupLetterCode(code),
    seed: place.campusCode,
    issuedAt,
    /** Colours are not content: they make no other letter. */
    look: lookOf(settings),
  };
}
