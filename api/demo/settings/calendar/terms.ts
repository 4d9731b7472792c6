import type { DocumentData } from '@university/shared/contract';
import { addDays } from '@university/shared/time';
import { diwaliOf, holidaysOf } from './holidays';
import { sameWeekday, weekdayOf, workingDay } from './year';

type Term = DocumentData<'calendar'>['terms'][number];

/** Something that happens on a day or from a first to a last day of 2025-26, and for whom where not for all. */
type Row = [name: string, from: string, to?: string | null, whom?: string];

const AUTUMN_BREAK = 'Autumn break';

/** What people meet for at the headquarters. */
const EVENTS = ['Orientation of new students', 'Annual convocation'];

/** The year in which the rows below begin. */
const WRITTEN_FOR = 2025;

const ODD_SEMESTER: readonly Row[] = [
  ['Registration for the semester', '2025-07-28', '2025-08-01', 'Second year and above'],
  ['Teaching begins', '2025-08-04', null, 'Second year and above'],
  ['Orientation of new students', '2025-08-25', '2025-08-29', 'First year'],
  ['Teaching begins', '2025-09-01', null, 'First year'],
  ['Last day to change an elective', '2025-09-12'],
  ['Mid-semester tests', '2025-10-06', '2025-10-11'],
  [AUTUMN_BREAK, '2025-10-20', '2025-10-24'],
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
  ['Annual convocation', '2026-02-20', null, 'Graduates of the last year and their guests'],
  ['Mid-semester tests', '2026-03-09', '2026-03-14'],
  ['Examination forms and fee', '2026-04-06', '2026-04-17'],
  ['Last day of teaching', '2026-04-30'],
  ['Practical and workshop examinations', '2026-05-04', '2026-05-09'],
  ['End-semester examinations', '2026-05-11', '2026-05-26'],
  ['Summer training and internships', '2026-06-01', '2026-07-11'],
  ['Results of the even semester', '2026-06-22'],
  ['Supplementary examinations', '2026-07-06', '2026-07-11'],
];

const MONDAY = 1;

/** Monday to Friday of the week in which the day after Diwali falls. */
function autumnBreak(diwali: string): [from: string, to: string] {
  const after = addDays(diwali, 1);
  const monday = addDays(after, MONDAY - (weekdayOf(after) || 7));
  return [monday, addDays(monday, 4)];
}

function termsIn(term: string, rows: readonly Row[], began: number): Term[] {
  const closed = holidaysOf(began)
    .filter(({ isRestricted }) => !isRestricted)
    .map(({ day }) => day);
  const diwali = diwaliOf(began);
  const moved = (day: string) => sameWeekday(day, began - WRITTEN_FOR);
  return rows
    .map(([name, first, last = null, whom = null]): Term => {
      const isBreak = / break$/.test(name);
      const [from, to] =
        name === AUTUMN_BREAK && diwali
          ? autumnBreak(diwali)
          : [isBreak ? moved(first) : workingDay(moved(first), closed), last && moved(last)];
      return { term, name, from, to, whom, isEvent: EVENTS.includes(name) };
    })
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The dates of an academic year: those of 2025-26 on the same weekdays, and none that begins on a holiday. */
export const termsOf = (began: number): Term[] => [
  ...termsIn('Odd semester', ODD_SEMESTER, began),
  ...termsIn('Even semester', EVEN_SEMESTER, began),
];
