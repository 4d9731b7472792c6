import { dueOf, type FeeTiming, feesOf } from '@university/shared/contract';
import type { FeeItem } from './queries';

export const sumOf = (lines: readonly Pick<FeeItem, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines that are paid at one time and are not the tuition fee. */
export const linesOf = (fees: readonly FeeItem[], ...timings: FeeTiming[]): FeeItem[] =>
  fees.filter(({ timing, band }) => timings.includes(timing) && band === null);

/** What a band costs, in rupees. */
export interface BandRow {
  line: FeeItem;
  /** By group of `concessionsOf`. */
  concessions: number[];
  /** Due with the first semester in all, for those who pay the whole fee, of what everybody of the track pays. */
  firstPayment: number | null;
}

/** Categories that pay only a part of the tuition fee; those who pay the same stand together. */
export function concessionsOf(fees: readonly FeeItem[]): string[][] {
  const tuition = fees.filter(({ band }) => band !== null);
  const groups = new Map<string, string[]>();
  for (const category of new Set(tuition.flatMap(({ shares }) => shares.map((share) => share.category)))) {
    const paid = tuition.map((line) => dueOf(line, category)).join();
    groups.set(paid, [...(groups.get(paid) ?? []), category]);
  }
  return [...groups.values()];
}

export function bandRows(fees: readonly FeeItem[]): BandRow[] {
  const concessions = concessionsOf(fees);
  return fees.flatMap((line) => {
    const { band, track } = line;
    if (band === null) return [];
    // Of a band for every track: what every track pays.
    const table = fees.filter((each) => each.track === null || each.track === track);
    const { firstPayment } = feesOf(table, { track: track ?? 'ug', band });
    return [{ line, concessions: concessions.map(([category]) => dueOf(line, category)), firstPayment }];
  });
}
