import { categoryInWords } from '@university/shared/contract';
import type { LetterSource } from './source';
import { both, daysInWords, each, en, hi, rupees } from './words';
import type { LetterLine } from './texts';

export interface LetterField {
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
export function letterFields(source: LetterSource): LetterField[] {
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
