import { formatDate } from '@university/shared/time';
import type { Deadline } from './deadline';
import { texts } from './texts';
import { dueOf, feesOf, type FeeTiming, type ProgramYear } from '@university/shared/contract';
import type { FeeItem, ProgramFacts, TeachingPlace } from './detail';

type Years = Readonly<Record<string, ProgramYear>>;

/** By number: `year10` sorts after `year2`. */
export function yearsInOrder(years: Years): { number: string; year: ProgramYear }[] {
  return Object.entries(years)
    .map(([key, year]) => ({ number: key.replace(/^year/, ''), year }))
    .sort((a, b) => Number(a.number) - Number(b.number));
}

export function totalCredits(years: Years): number {
  return Object.values(years).reduce((sum, { credits }) => sum + credits, 0);
}

/** Levels of awards. Source: UGC, National Credit Framework, 2023. */
const LEVELS: readonly (readonly [award: RegExp, level: string])[] = [
  [/^ug certificate$/i, '4.5'],
  [/^ug diploma$/i, '5.0'],
  [/^bachelor.s degree$|^b\.sc\. \(engineering\)$/i, '5.5'],
  [/^bachelor.s degree \(honours\)$|^b\.tech\.$|^pg diploma$/i, '6.0'],
  [/^master.s degree$/i, '6.5'],
];

export function frameworkLevel(award: string): string | undefined {
  return LEVELS.find(([pattern]) => pattern.test(award))?.[1];
}

/** `categories` is empty for the general fee. */
interface Payers {
  categories: string[];
  /** Rupees. */
  firstPayment: number;
  semester: number;
  year: number;
}

interface FeeRow {
  name: string;
  amounts: number[];
}

interface FeeGroup {
  timing: FeeTiming;
  rows: FeeRow[];
  sums: number[];
}

export interface FeeTable {
  payers: Payers[];
  groups: FeeGroup[];
}

/** Paid with the application is not part of the first payment. */
const TIMINGS = ['year', 'semester', 'once', 'deposit'] as const satisfies FeeTiming[];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Given = Pick<ProgramFacts, 'fees' | 'track' | 'fee_note'>;

const amountsOf = (fees: readonly FeeItem[], category?: string) => fees.map((fee) => dueOf(fee, category));

function sharers(fees: readonly FeeItem[]): string[][] {
  const general = amountsOf(fees).join();
  const groups = new Map<string, string[]>();
  for (const category of new Set(fees.flatMap(({ shares }) => shares.map((share) => share.category)))) {
    const amounts = amountsOf(fees, category).join();
    if (amounts !== general) groups.set(amounts, [...(groups.get(amounts) ?? []), category]);
  }
  return [...groups.values()];
}

export function feeTableOf({ fees: all, track, fee_note }: Given): FeeTable | null {
  const fees = all.filter(({ timing }) => timing !== 'registration');
  const band = fees.find((fee) => fee.band !== null)?.band ?? null;
  if (fee_note !== null || band === null) return null;
  const whose = [[], ...sharers(fees)];
  const payers = whose.map((categories): Payers => {
    const { firstPayment, semester, year } = feesOf(fees, { track, band, category: categories[0] });
    return { categories, firstPayment: firstPayment ?? 0, semester: semester ?? 0, year: year ?? 0 };
  });
  const groups = TIMINGS.map((timing): FeeGroup => {
    const rows = fees
      .filter((fee) => fee.timing === timing)
      .map((fee) => ({ name: fee.name, amounts: whose.map(([category]) => dueOf(fee, category)) }));
    return { timing, rows, sums: whose.map((_, index) => sum(rows.map(({ amounts }) => amounts[index] ?? 0))) };
  });
  return { payers, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** Two semesters a year, deposits included. */
export const costOf = ({ firstPayment, semester, year }: Payers, years: number): number =>
  firstPayment + (2 * years - 1) * semester + (years - 1) * year;

/** What comes after the first payment: each later semester, each later year, or both. */
export function laterPayments({ payers }: FeeTable): { timing: 'semester' | 'year'; amounts: number[] }[] {
  const all = (['semester', 'year'] as const).map((timing) => ({
    timing,
    amounts: payers.map((payer) => payer[timing]),
  }));
  return all.filter(({ amounts }) => amounts.some((amount) => amount > 0));
}

export function registrationOf(fees: readonly FeeItem[]): FeeItem[] {
  return fees.filter(({ timing }) => timing === 'registration');
}

interface CategorySeats {
  category: string;
  seats: number[];
  total: number;
}

export const placesByCategory = (places: readonly TeachingPlace[]): TeachingPlace[] =>
  places.filter(({ byCategory }) => byCategory.length > 0);

export function seatsByCategory(places: readonly TeachingPlace[]): CategorySeats[] {
  const categories = new Set(places.flatMap(({ byCategory }) => byCategory.map(({ category }) => category)));
  return [...categories].map((category) => {
    const seats = places.map(({ byCategory }) =>
      sum(byCategory.filter((each) => each.category === category).map((each) => each.seats)),
    );
    return { category, seats, total: sum(seats) };
  });
}

export const placeName = ({ name, shift }: Pick<TeachingPlace, 'name' | 'shift'>): string =>
  shift ? `${name}, ${shift}` : name;

export function lastDate({ day, isOver }: Deadline): string {
  return isOver ? texts.program.over(formatDate(day)) : formatDate(day);
}
