import { dueOf, type FeeTiming, feesOf } from '@university/shared/contract';
import type { FeeItem, ProgramFacts } from './detail';

/** Who pays the same: everybody (no categories), or those whom a concession names. */
export interface Payers {
  categories: string[];
  /** Rupees due with the first semester in all. */
  firstPayment: number;
  /** Rupees due in every later semester. */
  semester: number;
}

/** One line of the table of fees, with what each of the payers pays of it, in rupees. */
interface FeeRow {
  name: string;
  amounts: number[];
}

/** Fees that are paid at the same time. */
export interface FeeGroup {
  timing: FeeTiming;
  rows: FeeRow[];
  /** By payers. */
  sums: number[];
}

export interface FeeTable {
  /** The general fee first. */
  payers: Payers[];
  groups: FeeGroup[];
}

/** In the order in which people read them. What is paid with the application is no part of the first payment. */
const TIMINGS = ['semester', 'once', 'deposit'] as const satisfies FeeTiming[];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Given = Pick<ProgramFacts, 'fees' | 'track' | 'fee_note'>;

const amountsOf = (fees: readonly FeeItem[], category?: string) => fees.map((fee) => dueOf(fee, category));

/** Categories that pay less, each with those who pay the same for everything. */
function sharers(fees: readonly FeeItem[]): string[][] {
  const general = amountsOf(fees).join();
  const groups = new Map<string, string[]>();
  for (const category of new Set(fees.flatMap(({ shares }) => shares.map((share) => share.category)))) {
    const amounts = amountsOf(fees, category).join();
    if (amounts !== general) groups.set(amounts, [...(groups.get(amounts) ?? []), category]);
  }
  return [...groups.values()];
}

/** What a programme costs, line by line; null where its fee is agreed elsewhere or not known. */
export function feeTableOf({ fees: all, track, fee_note }: Given): FeeTable | null {
  const fees = all.filter(({ timing }) => timing !== 'registration');
  const band = fees.find((fee) => fee.band !== null)?.band ?? null;
  if (fee_note !== null || band === null) return null;
  const whose = [[], ...sharers(fees)];
  const payers = whose.map((categories): Payers => {
    const { firstPayment, semester } = feesOf(fees, { track, band, category: categories[0] });
    return { categories, firstPayment: firstPayment ?? 0, semester: semester ?? 0 };
  });
  const groups = TIMINGS.map((timing): FeeGroup => {
    const rows = fees
      .filter((fee) => fee.timing === timing)
      .map((fee) => ({ name: fee.name, amounts: whose.map(([category]) => dueOf(fee, category)) }));
    return { timing, rows, sums: whose.map((_, index) => sum(rows.map(({ amounts }) => amounts[index] ?? 0))) };
  });
  return { payers, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** What so many years cost from the first payment on, with two semesters in each; deposits included. */
export const costOf = ({ firstPayment, semester }: Payers, years: number): number =>
  firstPayment + (2 * years - 1) * semester;

/** What is paid with the application, and never part of the first payment. */
export function registrationOf(fees: readonly FeeItem[]): FeeItem[] {
  return fees.filter(({ timing }) => timing === 'registration');
}
