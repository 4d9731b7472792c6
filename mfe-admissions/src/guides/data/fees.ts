/** Rupees a semester in 2025-26, by fee band. Source: facts.json, fees.bands. */
export const FEE_BANDS = [
  { band: 'A', fee: 87_000 },
  { band: 'B', fee: 50_000 },
  { band: 'C', fee: 35_000 },
  { band: 'D', fee: 25_000 },
  { band: 'E', fee: 10_000 },
] as const;

/** Share of the general fee that SC, ST and PwD applicants pay. Source: facts.json, fees.concession. */
export const CONCESSION = 0.4;

interface Item {
  name: string;
  rupees: number;
}

/** Paid once, with the first semester. Caution money comes back. Source: facts.json, fees.one_time. */
export const ONE_TIME: readonly (Item & { isCaution: boolean })[] = [
  { name: 'General caution money', rupees: 1000, isCaution: true },
  { name: 'Laboratory caution money', rupees: 2000, isCaution: true },
  { name: 'Library caution money', rupees: 500, isCaution: true },
  { name: 'Enrolment', rupees: 200, isCaution: false },
  { name: 'Identity card', rupees: 100, isCaution: false },
];

/** Added to the fee of every semester. Source: facts.json, fees.per_semester_extra. */
export const EVERY_SEMESTER: readonly Item[] = [
  { name: 'Admission or re-admission', rupees: 500 },
  { name: 'Sports', rupees: 250 },
  { name: 'Library', rupees: 500 },
  { name: 'IT services', rupees: 250 },
  { name: 'Extra-curricular activities', rupees: 250 },
  { name: 'Laboratory', rupees: 1000 },
  { name: 'Development', rupees: 1000 },
  { name: 'Examination', rupees: 2000 },
];

export const sumOf = (items: readonly Item[]): number => items.reduce((sum, { rupees }) => sum + rupees, 0);

/** What is due in all in the first semester, rupees; the concession is on the fee of the band alone. */
export const firstSemester = (fee: number): number => fee + sumOf(EVERY_SEMESTER) + sumOf(ONE_TIME);

/**
 * Share of the fee that comes back, by when it is asked for, and what the university retains. Source: University Grants
 * Commission, notification on refund of fees, October 2018.
 */
export const REFUNDS = [
  ['15 days or more before the last day of admission', '100%', 'At most 5% for the work done, never more than ₹5,000'],
  ['Less than 15 days before the last day of admission', '90%', '10%'],
  ['Up to 15 days after the last day of admission', '80%', '20%'],
  ['More than 15, up to 30 days after it', '50%', '50%'],
  ['More than 30 days after it', '0%', 'All but the caution money'],
] as const;
