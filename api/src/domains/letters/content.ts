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

/** What a letter takes from the settings. */
export interface LetterSettings {
  letterhead: Pick<Identity, 'name' | 'address' | 'helpDesk' | 'phone'>;
  codes: AdmissionCodes;
  /** Where students pay. */
  studentPortal: string | null;
  /** Undefined: the usual one. */
  look?: Look | undefined;
}

/** What the settings say now. */
export async function readLetterSettings(tx: Database): Promise<LetterSettings> {
  const { name, address, helpDesk, phone, portals } = await readIdentity(tx);
  const codes = (await readSetting(tx, 'admission')) ?? { regions: [], categories: [] };
  const look = (await readSetting(tx, 'look')) ?? undefined;
  return { letterhead: { name, address, helpDesk, phone }, codes, studentPortal: portals.student, look };
}

/** What a letter prints of a record. */
export interface PrintedRecord {
  record: AllotmentRecord;
  /** The whole name of the track. */
  trackName: string;
  status: LetterStatus;
  /** Where the seat is, and what is due for it first. */
  place: {
    campusCode: string;
    location: string;
    nearestMetro: string | null;
    /** Rupees, with the concession of the registered category; null: agreed with a partner institute, or not known. */
    firstPayment: number | null;
  };
  /** When and where the holder of the seat pays and shows documents; null: nobody has said. */
  dates: {
    pay: DayRange | null;
    verify: DayRange | null;
    /** Null: at the campus of the seat. */
    verifyPlace: string | null;
  };
  /** Where the track's applicants pay beside the link that is sent to them; null: not known. */
  portal: string | null;
  /** Until when the decision can be taken back, also when that is past (ISO 8601); null: it never could. */
  takeBackUntil: string | null;
}

/** The photograph of an applicant. */
export interface LetterPhoto {
  /** Another one for every photograph. */
  hash: string;
  /** The file: a JPEG, upright, about 35 mm wide by 45 mm high. Rejects when it cannot be read. */
  read: () => Promise<Buffer>;
}

/** What a letter is made from. */
export interface LetterSource extends PrintedRecord {
  photo: LetterPhoto | null;
  settings: LetterSettings;
  code: string;
  issuedAt: Date;
  /** Origin of the site, without a slash at its end. */
  publicUrl: string;
}

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Rupees. */
export const rupees = (amount: number): string => money.format(amount);

/** How a language of the letter says things. */
export interface Language extends DatesInWords {
  texts: LetterTexts;
}

export const en: Language = { texts: english, ...datesInWords.en };
export const hi: Language = { texts: hindi, ...datesInWords.hi };

/** A text in English with the Hindi one beside it. */
export const both = (say: (language: Language) => string): string => `${say(en)} / ${say(hi)}`;

/** The same in two lines. */
export const each = <Said>(say: (language: Language) => Said): [Said, Said] => [say(en), say(hi)];

/** From the first day to the last; one day by itself. */
export function daysInWords({ texts, day }: Language, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((each) => day(startOfIstDay(each))) as [string, string];
  return from === to ? first : texts.days(first, last);
}

interface LetterField {
  /** In both languages. */
  label: string;
  /** The first line is the value, those below explain it. Values stand once, words of the university in both languages. */
  lines: string[];
  /** Without it a letter says nothing: it is never cut short. */
  isWhole: boolean;
}

const WHOLE: readonly LetterLine[] = ['name', 'admission', 'program'];

type Lines = readonly (string | null)[];

/** Where documents are verified, in one line; null where the seat has no campus and the round names no place. */
export const verifyPlaceOf = (
  verifyPlace: string | null,
  campus: string | null,
  location: string | null,
): string | null => verifyPlace ?? ([campus, location].filter(Boolean).join(', ') || null);

/** An address of the web as people read it. */
const inPrint = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

function moneyLines({ place, dates, portal }: LetterSource): Record<'payment' | 'payDays' | 'payWhere', Lines> {
  const { firstPayment } = place;
  const { pay } = dates;
  const isKnown = firstPayment !== null || pay !== null;
  return {
    payment: [firstPayment === null ? null : `${rupees(firstPayment)}, ${both(({ texts }) => texts.deposits)}`],
    payDays: pay ? [daysInWords(en, pay), daysInWords(hi, pay)] : [],
    payWhere: isKnown ? each(({ texts }) => (portal ? texts.payAt(inPrint(portal)) : texts.payWhere)) : [],
  };
}

function decisionLines({ record, status, takeBackUntil }: LetterSource): Record<'decision' | 'decidedAt', Lines> {
  const { decided_at } = record;
  const until = takeBackUntil && new Date(takeBackUntil);
  return {
    decision: each(({ texts }) => texts.decisions[status].label),
    decidedAt: [
      decided_at && en.minute(new Date(decided_at)),
      ...(until ? each(({ texts, minute }) => texts.takeBack(minute(until))) : []),
    ],
  };
}

/**
 * The lines of a letter, in their order; one is left out when there is no value for it. The form number stays masked: it
 * is a second proof, and whoever holds the session could read it here.
 */
function letterFields(source: LetterSource): LetterField[] {
  const { record, trackName, place, dates, settings } = source;
  const { program_preference: preference, rank } = record;
  const category = (code: string | null) => code && categoryInWords(code, settings.codes);
  const metro = place.nearestMetro && `${both(({ texts }) => texts.metro)}: ${place.nearestMetro}`;
  const { payment, payDays, payWhere } = moneyLines(source);
  const all: Record<LetterLine, Lines> = {
    name: [record.name],
    formNumber: [record.form_number, both(({ texts }) => texts.masked)],
    admission: [`${trackName} admission ${record.cycle}, round ${record.round}`],
    program: [record.program],
    campus: [record.campus, [place.location, metro].filter(Boolean).join(' · ')],
    registered: [category(record.registered_category)],
    allocated: [category(record.category_allocated)],
    preference: [preference === 1 ? `1 (${both(({ texts }) => texts.firstChoice)})` : (preference?.toString() ?? null)],
    rank: [rank?.toLocaleString('en-IN') ?? null],
    payment,
    payDays,
    payWhere,
    verifyDays: dates.verify ? [daysInWords(en, dates.verify), daysInWords(hi, dates.verify)] : [],
    verifyPlace: [verifyPlaceOf(dates.verifyPlace, record.campus, place.location)],
    ...decisionLines(source),
  };
  const lines = Object.entries(all) as [LetterLine, Lines][];
  return lines.flatMap(([line, [value, ...notes]]) => {
    if (value == null) return [];
    const label = both(({ texts }) => texts.fields[line]);
    return [{ label, lines: [value, ...notes.filter((note) => note !== null)], isWhole: WHOLE.includes(line) }];
  });
}

/** Where the seat of a record is and what is due for it first; null without a campus. */
export function placeOf(row: AllotmentRow, fees: readonly FeeLine[]): PrintedRecord['place'] | null {
  const { campusCode, campusLocation: location, campusMetro: nearestMetro } = row;
  if (campusCode === null || location === null) return null;
  return { campusCode, location, nearestMetro, firstPayment: firstPayment(fees, row) };
}

/**
 * Until when a decision can be taken back, also when that is past, so that a letter says the same as long as the record
 * does (ISO 8601); null where it never could.
 */
export function takeBackUntilOf({ takeBackUntil, closesAt }: Pick<AllotmentRow, 'takeBackUntil' | 'closesAt'>) {
  if (!takeBackUntil) return null;
  return (closesAt && closesAt < takeBackUntil ? closesAt : takeBackUntil).toISOString();
}

/** Where the track's applicants pay: its own portal, or that of all students. */
export const portalOf = ({ portal }: Pick<AllotmentRow, 'portal'>, { studentPortal }: LetterSettings) =>
  portal ?? studentPortal;

/** Null: there is no letter, as the seat is not accepted or a later round gave another. @param at when it is asked for */
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

/** The photograph of the applicant; the name of a stored file changes with it. */
export function photoOf(
  services: Pick<Services, 'files'>,
  { photoFile }: Pick<AllotmentRow, 'photoFile'>,
): LetterPhoto | null {
  if (photoFile === null) return null;
  const read = async () => {
    const photo = await readPhoto(services, photoFile);
    if (!photo) throw new Error(`The photograph ${photoFile} is missing`);
    return photo;
  };
  return { hash: photoFile, read };
}

export type LetterContent = ReturnType<typeof letterContent>;

/** All that is printed, in words. Of what is in both languages the English stands first. */
export function letterContent(source: LetterSource) {
  const { status, place, dates, settings, code, issuedAt, publicUrl } = source;
  const page = `${publicUrl}${LETTER_PAGE}`;
  const url = `${page}/${code}`;
  const named = dates.pay !== null && dates.verify !== null;
  return {
    letterhead: settings.letterhead,
    title: both(({ texts }) => texts.title),
    /** The line below the title. */
    issued: both(({ texts, day }) => texts.issued(day(issuedAt))),
    fields: letterFields(source),
    meaningTitles: each(({ texts }) => texts.meaningTitle),
    /** What the decision means and what is still missing, in each language. */
    meanings: each(({ texts }) => [texts.decisions[status].meaning, texts.provisional(named)]),
    documentsTitle: both(({ texts }) => texts.documentsTitle),
    documentsLead: both(({ texts }) => texts.documentsLead),
    documents: en.texts.documents.map((_, index) => both(({ texts }) => texts.documents[index] ?? '')),
    moreDocuments: both(({ texts }) => texts.moreDocuments),
    photoAlt: both(({ texts }) => texts.photo),
    checkTitle: both(({ texts }) => texts.checkTitle),
    checkLead: each(({ texts }) => texts.checkLead),
    qrAlt: en.texts.qr(url),
    made: each(({ texts }) => texts.made),
    /** Address of the check without and with the code. */
    page,
    url,
    code: groupLetterCode(code),
    seed: place.campusCode,
    issuedAt,
    /** What it says is the same in other colours. */
    look: lookOf(settings),
  };
}
