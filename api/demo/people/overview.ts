import { papersOf } from '../catalogue/study';
import type { Random } from '../random';
import { INTERESTS, PATHS } from './paths';

/** Papers that everybody takes, or that nobody teaches in class. */
const COMMON =
  /Communication|Elective|English|Environmental Studies|Internship|Placement|Project|Semester|Thesis|Training/;

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

interface Subject {
  firstname: string;
  surname: string;
  department: string;
  /** Its code. */
  school: string;
  research: string[];
}

/** What a page says of somebody first: where the person comes from, what is taught, what is asked. */
export function overviewOf(random: Random, more: Random, subject: Subject): string {
  const { firstname, surname, department, school, research } = subject;
  const papers = papersOf(department).filter((paper) => !COMMON.test(paper));
  const taught =
    papers.length > 0
      ? `Papers this year: ${more.sample(papers, 2).join('; ')}.`
      : `Teaches short courses, and papers of ${department} in the programmes of other departments.`;
  const path = random.pick(PATHS[school] ?? []);
  const interests = random.pick(INTERESTS);
  return `${firstname} ${surname} ${path}. ${taught} ${interests} ${list.format(research)}.`;
}
