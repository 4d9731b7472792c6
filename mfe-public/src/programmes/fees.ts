import { dueOf, type FeeTiming, feesOf } from '@university/shared/contract';
import type { FeeItem, ProgramFacts } from './detail';

/** `categories` is empty for the general fee. */
export interface Payers {
  categories: string[];
  /** Rupees. */
  firstPayment: number;
  semester: number;
}

interface FeeRow {
  name: string;
  amounts: number[];
}

export interface FeeGroup {
  timing: FeeTiming;
  rows: FeeRow[];
  sums: number[];
}

export interface FeeTable {
  payers: Payers[];
  groups: FeeGroup[];
}

/** Paid with the application is not part of the first payment. */
const TIMINGS = ['semester', 'once', 'deposit'] as const satisfies FeeTiming[];

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

/** Two semesters a year, deposits included. */
export const costOf = ({ firstPayment, semester }: Payers, years: number): number =>
  firstPayment + (2 * years - 1) * semester;

export function registrationOf(fees: readonly FeeItem[]): FeeItem[] {
  return fees.filter(({ timing }) => timing === 'registration');
}
