import type { Row } from '../catalogue/facts';
import { split } from '../catalogue/prose';
import { departmentTexts as english } from '../catalogue/departments';
import { INTERESTS, PATHS } from '../people/paths';
import { departmentTexts } from './departments';
import { paperTexts } from './papers';
import { degreeInHindi } from './people/degrees';
import { firstnameTexts, salutationTexts, surnameTexts } from './people/names';
import { interestTexts, pathTexts } from './people/paths';
import { researchTexts } from './people/research';

const DESIGNATIONS: Readonly<Record<string, string>> = {
  Professor: 'प्रोफ़ेसर',
  'Associate Professor': 'एसोसिएट प्रोफ़ेसर',
  'Assistant Professor': 'सहायक प्रोफ़ेसर',
  'Skill Instructor': 'कौशल प्रशिक्षक',
};

const AND_HEAD = ' and Head of Department';

const designationOf = (designation: string): string => {
  const post = designation.replace(AND_HEAD, '');
  return `${DESIGNATIONS[post] ?? post}${designation.endsWith(AND_HEAD) ? ' और विभागाध्यक्ष' : ''}`;
};

const list = new Intl.ListFormat('hi-IN', { type: 'conjunction' });

/** What is said of a person, as the columns of a person have it. Publications keep the titles under which they came out. */
export type PersonTexts = Pick<
  Row<'person'>,
  'salutation' | 'firstname' | 'surname' | 'designation' | 'overview' | 'qualifications' | 'research' | 'researchText'
>;

/** Topics of a department in Hindi, by the English topic. */
const topicsOf = (department: string): Record<string, string> => {
  const hindi = split(departmentTexts[department]?.research ?? '');
  return Object.fromEntries(
    split(english[department]?.research ?? '').map((topic, index) => [topic, hindi[index] ?? '']),
  );
};

/**
 * A person of the demonstration in Hindi, from the same parts as in English.
 * @param department English name
 * @param school code
 */
export function personInHindi(row: Row<'person'>, department: string, school: string): PersonTexts {
  const topics = topicsOf(department);
  const firstname = firstnameTexts[row.firstname] ?? row.firstname;
  const surname = surnameTexts[row.surname] ?? row.surname;
  const research = row.research.map((topic) => topics[topic] ?? topic);
  const overview =
    row.overview && overviewOf(row.overview, { name: `${firstname} ${surname}`, department, school, research });
  return {
    salutation: row.salutation && (salutationTexts[row.salutation] ?? row.salutation),
    firstname,
    surname,
    designation: designationOf(row.designation),
    overview,
    qualifications: row.qualifications.map(degreeInHindi),
    research,
    researchText: row.researchText && (researchTexts[department] ?? null),
  };
}

interface Subject {
  /** First name and surname, in Hindi. */
  name: string;
  department: string;
  school: string;
  research: string[];
}

/** The parts of an overview are found in the English one, which draws them by chance. */
function overviewOf(overview: string, { name, department, school, research }: Subject): string {
  const path = (PATHS[school] ?? []).findIndex((each) => overview.includes(` ${each}. `));
  const interest = INTERESTS.findIndex((each) => overview.includes(` ${each} `));
  const papers = overview.split('Papers this year: ')[1]?.split('. ')[0];
  const taught = papers
    ? `इस वर्ष के विषय: ${split(papers)
        .map((paper) => paperTexts[paper] ?? paper)
        .join('; ')}।`
    : `${departmentTexts[department]?.name} के छोटे पाठ्यक्रम, और दूसरे विभागों के पाठ्यक्रमों में इसके विषय।`;
  return `${name} ${pathTexts[school]?.[path]}। ${taught} ${interestTexts[interest]} ${list.format(research)}।`;
}
