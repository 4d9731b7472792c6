import type { DocumentData } from '@university/shared/contract';

type Calendar = DocumentData<'calendar'>;
type Term = Calendar['terms'][number];
type Holiday = Calendar['holidays'][number];

/** Something that happens on a day or from a first to a last day, and for whom where not for all. */
type Row = [name: string, from: string, to?: string | null, whom?: string];

/** What people meet for at the headquarters. */
const EVENTS = ['Orientation of new students', 'Annual convocation'];

const termOf =
  (term: string) =>
  ([name, from, to = null, whom]: Row): Term => ({
    ...{ term, name, from, to, whom: whom ?? null },
    isEvent: EVENTS.includes(name),
  });

const ODD_SEMESTER: readonly Row[] = [
  ['Registration for the semester', '2025-07-28', '2025-08-01', 'Second year and above'],
  ['Teaching begins', '2025-08-04', null, 'Second year and above'],
  ['Orientation of new students', '2025-08-25', '2025-08-29', 'First year'],
  ['Teaching begins', '2025-09-01', null, 'First year'],
  ['Last day to change an elective', '2025-09-12'],
  ['Mid-semester tests', '2025-10-06', '2025-10-11'],
  ['Autumn break', '2025-10-20', '2025-10-24'],
  ['Examination forms and fee', '2025-11-03', '2025-11-14'],
  ['Last day of teaching', '2025-11-29'],
  ['Practical and workshop examinations', '2025-12-01', '2025-12-06'],
  ['End-semester examinations', '2025-12-08', '2025-12-23'],
  ['Winter break', '2025-12-24', '2026-01-04', 'Students'],
  ['Results of the odd semester', '2026-01-19'],
];

const EVEN_SEMESTER: readonly Row[] = [
  ['Registration and first day of teaching', '2026-01-05'],
  ['Start of January-term programmes', '2026-01-12', null, 'New students of the spring session'],
  ['Annual convocation', '2026-02-20', null, 'Graduates of 2025 and their guests'],
  ['Mid-semester tests', '2026-03-09', '2026-03-14'],
  ['Examination forms and fee', '2026-04-06', '2026-04-17'],
  ['Last day of teaching', '2026-04-30'],
  ['Practical and workshop examinations', '2026-05-04', '2026-05-09'],
  ['End-semester examinations', '2026-05-11', '2026-05-26'],
  ['Summer training and internships', '2026-06-01', '2026-07-11'],
  ['Results of the even semester', '2026-06-22'],
  ['Supplementary examinations', '2026-07-06', '2026-07-11'],
];

/** Days on which every campus and office is closed, as gazetted for offices in Delhi. July 2025 to June 2026. */
const GAZETTED: readonly (readonly [day: string, name: string])[] = [
  ['2025-07-06', 'Muharram'],
  ['2025-08-15', 'Independence Day'],
  ['2025-08-16', 'Janmashtami'],
  ['2025-09-05', 'Milad-un-Nabi (Id-e-Milad)'],
  ['2025-10-02', 'Mahatma Gandhi’s Birthday and Dussehra'],
  ['2025-10-20', 'Diwali (Deepavali)'],
  ['2025-11-05', 'Guru Nanak’s Birthday'],
  ['2025-12-25', 'Christmas Day'],
  ['2026-01-26', 'Republic Day'],
  ['2026-03-04', 'Holi'],
  ['2026-03-21', 'Id-ul-Fitr'],
  ['2026-03-26', 'Ram Navami'],
  ['2026-03-31', 'Mahavir Jayanti'],
  ['2026-04-03', 'Good Friday'],
  ['2026-05-01', 'Buddha Purnima'],
  ['2026-05-27', 'Id-ul-Zuha (Bakrid)'],
  ['2026-06-26', 'Muharram'],
];

/** Days of which each employee may choose two. */
const RESTRICTED: readonly (readonly [day: string, name: string])[] = [
  ['2025-08-09', 'Raksha Bandhan'],
  ['2025-08-27', 'Ganesh Chaturthi'],
  ['2025-09-29', 'Dussehra (Saptami)'],
  ['2025-10-07', 'Maharishi Valmiki’s Birthday'],
  ['2025-10-10', 'Karva Chauth'],
  ['2025-10-22', 'Govardhan Puja'],
  ['2025-10-23', 'Bhai Duj'],
  ['2025-11-24', 'Guru Teg Bahadur’s Martyrdom Day'],
  ['2025-12-24', 'Christmas Eve'],
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-14', 'Makar Sankranti and Pongal'],
  ['2026-01-23', 'Basant Panchami'],
  ['2026-02-01', 'Guru Ravidas’s Birthday'],
];

/** Holidays that depend on the sighting of the moon. */
const MOON = /^(Muharram|Milad|Id-)/;

const holidayOf =
  (isRestricted: boolean) =>
  ([day, name]: readonly [string, string]): Holiday => ({ day, name, isRestricted, moves: MOON.test(name) });

/** Holidays and the academic year of the demonstration. Days are in IST. */
export const calendar: Calendar = {
  year: '2025-26',
  terms: [...ODD_SEMESTER.map(termOf('Odd semester')), ...EVEN_SEMESTER.map(termOf('Even semester'))],
  holidays: [...GAZETTED.map(holidayOf(false)), ...RESTRICTED.map(holidayOf(true))],
};
