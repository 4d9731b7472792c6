import type { Track } from './allotment';

/** When a fee is paid: with the application, once on joining, as a deposit that comes back, or every semester. */
export const FEE_TIMINGS = ['registration', 'once', 'deposit', 'semester'] as const;
export type FeeTiming = (typeof FEE_TIMINGS)[number];

/** One line of the table of fees, as far as sums need it. */
export interface FeeLine {
  timing: FeeTiming;
  /** Rupees. */
  amount: number;
  /** null: every track. */
  track: Track | null;
  /** null: every programme; else the tuition fee of this band. */
  band: string | null;
  /** Percent of the amount that a category pays; who is not named pays all of it. */
  shares: readonly { category: string; percent: number }[];
}

/** What a programme's fees depend on. */
export interface FeeCase {
  track: Track;
  band: string | null;
  /** Whose fee: a category that a concession names. Undefined: the general fee. */
  category?: string;
}

/** Whether somebody of this programme pays this line. */
export const isDue = (fee: Pick<FeeLine, 'track' | 'band'>, { track, band }: FeeCase): boolean =>
  (fee.track === null || fee.track === track) && (fee.band === null || fee.band === band);

/** Rupees that are due of a line, whole rupees. */
export function dueOf({ amount, shares }: Pick<FeeLine, 'amount' | 'shares'>, category?: string): number {
  const share = shares.find((each) => each.category === category)?.percent ?? 100;
  return Math.round((amount * share) / 100);
}

const sum = (lines: readonly FeeLine[], { category }: FeeCase) =>
  lines.reduce((total, line) => total + dueOf(line, category), 0);

/** What a programme costs, rupees. Null sums where no tuition fee is known for its band. */
export interface Fees {
  tuition: number | null;
  /** All that is due in a later semester. */
  semester: number | null;
  /** All that is due with the first semester: it, what is paid once, and the deposits. The application is paid before. */
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
  return {
    tuition: isKnown ? sum(tuition, situation) : null,
    semester: isKnown ? of('semester') : null,
    firstPayment: isKnown ? of('semester', 'once', 'deposit') : null,
    registration: of('registration'),
  };
}

/**
 * The first payment of somebody registered under a category such as `D_SC_PWD`: the least that a concession of one of its
 * parts leaves. The region, which comes first, gives none. Null where no tuition fee is known.
 */
export function firstPaymentOf(table: readonly FeeLine[], { category = '', ...situation }: FeeCase): number | null {
  const [, ...parts] = category.split('_');
  const payments = [undefined, ...parts].map((part) => feesOf(table, { ...situation, category: part }).firstPayment);
  const known = payments.filter((payment) => payment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
