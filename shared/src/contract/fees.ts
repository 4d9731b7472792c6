import type { Track } from './allotment';

/** With the application, once on joining, refundable, every semester, or every year. */
export const FEE_TIMINGS = ['registration', 'once', 'deposit', 'semester', 'year'] as const;
export type FeeTiming = (typeof FEE_TIMINGS)[number];

export interface FeeLine {
  timing: FeeTiming;
  amount: number;
  /** null: all. */
  track: Track | null;
  /** null: all; else the tuition fee of this band. */
  band: string | null;
  /** Percent by category; others pay in full. */
  shares: readonly { category: string; percent: number }[];
}

export interface FeeCase {
  track: Track;
  band: string | null;
  /** For a concession; undefined: the general fee. */
  category?: string;
}

export const isDue = (fee: Pick<FeeLine, 'track' | 'band'>, { track, band }: FeeCase): boolean =>
  (fee.track === null || fee.track === track) && (fee.band === null || fee.band === band);

export function dueOf({ amount, shares }: Pick<FeeLine, 'amount' | 'shares'>, category?: string): number {
  const share = shares.find((each) => each.category === category)?.percent ?? 100;
  return Math.round((amount * share) / 100);
}

const sum = (lines: readonly FeeLine[], { category }: FeeCase) =>
  lines.reduce((total, line) => total + dueOf(line, category), 0);

/** Rupees; null without a known tuition fee. */
export interface Fees {
  tuition: number | null;
  /** How often the tuition fee is paid. */
  per: 'semester' | 'year';
  semester: number | null;
  /** Paid once a year, beside what each semester costs. */
  year: number | null;
  /** First semester and year with one-time fees and deposits; without registration. */
  firstPayment: number | null;
  registration: number;
}

export function feesOf(table: readonly FeeLine[], situation: FeeCase): Fees {
  const due = table.filter((line) => isDue(line, situation));
  const of = (...timings: FeeTiming[]) =>
    sum(
      due.filter(({ timing }) => timings.includes(timing)),
      situation,
    );
  const tuition = due.filter(({ band }) => band !== null);
  const isKnown = situation.band !== null && tuition.length > 0;
  const has = (term: FeeTiming) => tuition.some(({ timing }) => timing === term);
  const [per, other] =
    has('year') && !has('semester') ? (['year', 'semester'] as const) : (['semester', 'year'] as const);
  const ofTerm = tuition.filter(({ timing }) => timing !== other);
  return {
    tuition: isKnown ? sum(ofTerm, situation) : null,
    per,
    semester: isKnown ? of('semester') : null,
    year: isKnown ? of('year') : null,
    firstPayment: isKnown ? of('semester', 'year', 'once', 'deposit') : null,
    registration: of('registration'),
  };
}

/** The lowest first payment by the concessions in a category such as `D_SC_PWD`; the region gives none. */
export function firstPaymentOf(table: readonly FeeLine[], { category = '', ...situation }: FeeCase): number | null {
  const [, ...parts] = category.split('_');
  const payments = [undefined, ...parts].map((part) => feesOf(table, { ...situation, category: part }).firstPayment);
  const known = payments.filter((payment) => payment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
