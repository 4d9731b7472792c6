import type { ProgramYear } from '@university/shared/contract';
import { coursesOf } from './subjects';

export type FactsLevel = 'Diploma' | 'B.Tech' | 'UG' | 'PG';

/** Source: facts.json, credits_per_year_hint. */
const CREDITS_PER_YEAR = 40;

/** Award for leaving after year 1, 2 …; null: no exit. Source: facts.json, multi_exit_ug. Keyed by level and length. */
const EXITS: Record<string, (string | null)[]> = {
  'Diploma 3': [null, null, 'Diploma'],
  'Diploma 4': [null, null, null, 'Diploma'],
  'B.Tech 4': ['UG Certificate', 'UG Diploma', 'B.Sc. (Engineering)', 'B.Tech.'],
  'UG 4': ['UG Certificate', 'UG Diploma', 'Bachelor’s degree', 'Bachelor’s degree (Honours)'],
  'UG 2': [null, 'Diploma in Pharmacy'],
  'PG 2': ['PG Diploma', 'Master’s degree'],
  'PG 1': ['PG Diploma'],
};

/** What everybody takes besides the subjects of the programme. */
const FIRST_YEAR = ['Communication Skills', 'Digital Literacy', 'Workshop Practice'];
const MIDDLE_YEAR = ['Environmental Studies', 'Industry Visit and Report'];
const LAST_YEAR = ['Entrepreneurship', 'Industry Internship', 'Capstone Project'];

function commonCourses(year: number, length: number): string[] {
  if (year === length) return LAST_YEAR;
  return year === 1 ? FIRST_YEAR : MIDDLE_YEAR;
}

/** The years of a programme, `year1` to `yearN`. */
export function yearsOf(level: FactsLevel, length: number, department: string): Record<string, ProgramYear> {
  const courses = coursesOf(department);
  const share = Math.ceil(courses.length / length);
  const exits = EXITS[`${level} ${length}`] ?? [];
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `year${index + 1}`,
      {
        credits: CREDITS_PER_YEAR,
        exitAward: exits[index] ?? null,
        syllabus: null,
        courses: [...courses.slice(index * share, (index + 1) * share), ...commonCourses(index + 1, length)],
      },
    ]),
  );
}
