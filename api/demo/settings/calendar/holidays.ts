import type { DocumentData } from '@university/shared/contract';
import { beganIn } from './year';

type Holiday = DocumentData<'calendar'>['holidays'][number];

/** Month and day where a holiday has the same date in every year, else each date that is known: what is not known is left out. */
type Row = readonly [name: string, days: string | readonly string[]];

/** Days on which every campus and office is closed, as gazetted for offices in Delhi; those of 2027 and 2028 by almanacs. */
const GAZETTED: readonly Row[] = [
  ['Independence Day', '08-15'],
  ['Mahatma Gandhi’s Birthday', '10-02'],
  ['Christmas Day', '12-25'],
  ['Republic Day', '01-26'],
  ['Muharram', ['2025-07-06', '2026-06-26', '2027-06-16', '2028-06-04']],
  ['Janmashtami', ['2025-08-16', '2026-09-04', '2027-08-25', '2028-08-13']],
  ['Milad-un-Nabi (Id-e-Milad)', ['2025-09-05', '2026-08-26', '2027-08-16', '2028-08-04']],
  ['Dussehra', ['2025-10-02', '2026-10-20', '2027-10-09', '2028-09-27']],
  ['Diwali (Deepavali)', ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17']],
  ['Guru Nanak’s Birthday', ['2025-11-05', '2026-11-24', '2027-11-14', '2028-11-02']],
  ['Holi', ['2026-03-04', '2027-03-22', '2028-03-11']],
  ['Id-ul-Fitr', ['2026-03-21', '2027-03-10', '2028-02-27']],
  ['Ram Navami', ['2026-03-26', '2027-04-15', '2028-04-03']],
  ['Mahavir Jayanti', ['2026-03-31', '2027-04-19', '2028-04-07']],
  ['Good Friday', ['2026-04-03', '2027-03-26', '2028-04-14']],
  ['Buddha Purnima', ['2026-05-01', '2027-05-20', '2028-05-08']],
  ['Id-ul-Zuha (Bakrid)', ['2026-05-27', '2027-05-17', '2028-05-05']],
];

/** Days of which each employee may choose two. */
const RESTRICTED: readonly Row[] = [
  ['Raksha Bandhan', ['2025-08-09', '2026-08-28', '2027-08-17', '2028-08-05']],
  ['Ganesh Chaturthi', ['2025-08-27', '2026-09-14', '2027-09-04', '2028-08-23']],
  ['Dussehra (Saptami)', ['2025-09-29', '2026-10-18', '2027-10-07', '2028-09-25']],
  ['Maharishi Valmiki’s Birthday', ['2025-10-07', '2026-10-26', '2027-10-15', '2028-10-03']],
  ['Karva Chauth', ['2025-10-10', '2026-10-29', '2027-10-18', '2028-10-07']],
  ['Govardhan Puja', ['2025-10-22', '2026-11-09', '2027-10-30', '2028-10-18']],
  ['Bhai Duj', ['2025-10-23', '2026-11-11', '2027-10-31', '2028-10-19']],
  ['Guru Teg Bahadur’s Martyrdom Day', '11-24'],
  ['Christmas Eve', '12-24'],
  ['New Year’s Day', '01-01'],
  ['Makar Sankranti and Pongal', '01-14'],
  ['Basant Panchami', ['2026-01-23', '2027-02-11', '2028-01-31']],
  ['Guru Ravidas’s Birthday', ['2026-02-01', '2027-02-20', '2028-02-10']],
];

/** Holidays that depend on the sighting of the moon. */
const MOON = /^(Muharram|Milad|Id-)/;

/** The days of a holiday in the academic year that begins in `began`; a lunar one may come twice in it. */
const daysIn = (days: Row[1], began: number): string[] =>
  (typeof days === 'string' ? [`${began}-${days}`, `${began + 1}-${days}`] : days).filter(
    (day) => beganIn(day) === began,
  );

const listOf = (rows: readonly Row[], began: number, isRestricted: boolean): Holiday[] =>
  rows
    .flatMap(([name, days]) => daysIn(days, began).map((day) => ({ day, name, isRestricted, moves: MOON.test(name) })))
    .sort((one, other) => one.day.localeCompare(other.day));

/** Holidays of an academic year, those that close the university first, each by date. */
export const holidaysOf = (began: number): Holiday[] => [
  ...listOf(GAZETTED, began, false),
  ...listOf(RESTRICTED, began, true),
];

/** The day of Diwali, by which the autumn break is set; null where it is not known. */
export const diwaliOf = (began: number): string | null =>
  holidaysOf(began).find(({ name }) => name.startsWith('Diwali'))?.day ?? null;
