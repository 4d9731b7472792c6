import { stableId } from '../../src/platform/ids';
import { departmentNames, type Row, schoolOf } from '../catalogue/facts';
import { departmentTexts } from '../catalogue/departments';
import { split } from '../catalogue/prose';
import { inventPeople, type Person } from '../names';
import { seededRandom, type Random } from '../random';
import { degreesOf } from './degrees';
import { leaverRows } from './leavers';
import { overviewOf } from './overview';
import { publicationsOf } from './publications';
import { RESEARCH_TEXTS } from './research';

const COUNT = 300;

/**
 * From the head of a department down: how many of 100 hold the post, in which years they joined, and how much they have
 * published.
 */
const DESIGNATIONS = [
  { designation: 'Professor', salutation: 'Prof.', share: 12, joined: [2006, 2014], papers: [3, 5] },
  { designation: 'Associate Professor', salutation: 'Dr.', share: 23, joined: [2010, 2018], papers: [2, 4] },
  { designation: 'Assistant Professor', salutation: 'Dr.', share: 45, joined: [2014, 2024], papers: [1, 3] },
  { designation: 'Skill Instructor', salutation: null, share: 20, joined: [2011, 2024], papers: [0, 0] },
] as const;
type Designation = (typeof DESIGNATIONS)[number];

function draw(random: Random): Designation {
  let left = random.between(1, 100);
  for (const row of DESIGNATIONS) {
    left -= row.share;
    if (left <= 0) return row;
  }
  return DESIGNATIONS[0];
}

/** Names and posts, and what belongs to them; what else people have comes from a source of its own. */
const random = seededRandom(1);
const more = seededRandom(5);

function toRow(person: Person, department: string, isHead: boolean): Row<'person'> {
  const { firstname, surname, isWoman } = person;
  const post = isHead ? random.pick(DESIGNATIONS.slice(0, 2)) : draw(random);
  const { designation, salutation, joined, papers } = post;
  const topics = split(departmentTexts[department]?.research ?? '');
  const research = random.sample(topics, random.between(2, 3));
  const school = schoolOf.get(department) ?? '';
  const overview = overviewOf(random, more, { firstname, surname, department, school, research });
  const email = `${firstname}.${surname}@seu.example`.toLowerCase();
  return {
    id: stableId('faculty', email),
    salutation: salutation ?? (isWoman ? 'Ms.' : 'Mr.'),
    firstname,
    surname,
    email,
    departmentId: stableId('department', department),
    designation: isHead ? `${designation} and Head of Department` : designation,
    position: isHead ? 0 : 1 + DESIGNATIONS.indexOf(post),
    joinedOn: `${more.between(joined[0], joined[1])}-${more.pick(['01-02', '07-01', '08-16'])}`,
    leftOn: null,
    staffId: null,
    photoId: null,
    overview,
    qualifications: degreesOf(school, department, {
      isDoctor: salutation !== null,
      years: more.between(6, 18),
    }),
    research,
    researchText: isHead ? (RESEARCH_TEXTS[department] ?? null) : null,
    publications: publicationsOf(more, department, more.between(papers[0], papers[1])),
  };
}

/** The first person of each department is its head. */
export const facultyRows = inventPeople(random, COUNT).map((person, index) => {
  const department = departmentNames[index % departmentNames.length] ?? '';
  const isHead = index < departmentNames.length;
  return { department, isHead, row: toRow(person, department, isHead) };
});

/** Everybody, and who has left and appears nowhere. */
export const personRows: Row<'person'>[] = [...facultyRows.map(({ row }) => row), ...leaverRows];

/** Id of the head by the name of the department. */
export const heads: ReadonlyMap<string, string> = new Map(
  facultyRows.filter(({ isHead }) => isHead).map(({ department, row }) => [department, row.id]),
);
