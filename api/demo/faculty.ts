import { bulkInsert } from '../src/platform/database/bulk-insert';
import type { Database } from '../src/platform/database/database';
import { faculty } from '../src/platform/database/schema';
import { stableId } from '../src/platform/ids';
import { departmentNames } from './catalogue';
import { inventPeople, type Person } from './names';
import { seededRandom, type Random } from './random';
import { researchOf } from './subjects';

const COUNT = 300;

/** From the head of a department down; the numbers are how many of 100 hold the designation. */
const DESIGNATIONS = [
  { designation: 'Professor', salutation: 'Prof.', share: 12 },
  { designation: 'Associate Professor', salutation: 'Dr.', share: 23 },
  { designation: 'Assistant Professor', salutation: 'Dr.', share: 45 },
  { designation: 'Skill Instructor', salutation: null, share: 20 },
] as const;

const PATHS = [
  'came to teaching after years in industry and still spends part of each summer with partner firms',
  'has taught at the University since its first batch and coordinates the laboratories of the department',
  'guides student projects from first sketch to a working prototype',
  'works with local enterprises so that students learn on real orders and real deadlines',
  'leads short courses for working people in the evenings and at weekends',
];
const INTERESTS = ['Current work covers', 'Present interests are', 'Recent student projects deal with'];

function draw(random: Random): (typeof DESIGNATIONS)[number] {
  let left = random.between(1, 100);
  for (const row of DESIGNATIONS) {
    left -= row.share;
    if (left <= 0) return row;
  }
  return DESIGNATIONS[0];
}

function toRow(person: Person, department: string, isHead: boolean, random: Random): typeof faculty.$inferInsert {
  const { firstname, surname, isWoman } = person;
  const { designation, salutation } = isHead ? random.pick(DESIGNATIONS.slice(0, 2)) : draw(random);
  const research = random.sample(researchOf(department), random.between(2, 3));
  const email = `${firstname}.${surname}@seu.example`.toLowerCase();
  return {
    id: stableId('faculty', email),
    firstname,
    surname,
    email,
    salutation: salutation ?? (isWoman ? 'Ms.' : 'Mr.'),
    departmentId: stableId('department', department),
    designation: isHead ? `${designation} and Head of Department` : designation,
    photo: null,
    overview:
      `${firstname} ${surname} teaches ${department} and ${random.pick(PATHS)}. ` +
      `${random.pick(INTERESTS)} ${research.slice(0, -1).join(', ')} and ${research.at(-1)}. ` +
      `Students may come with questions in the office hours posted at the department.`,
    research,
  };
}

const random = seededRandom(1);

/** The first person of each department is its head. */
export const facultyRows = inventPeople(random, COUNT).map((person, index) => {
  const department = departmentNames[index % departmentNames.length] ?? 'English';
  return {
    department,
    isHead: index < departmentNames.length,
    row: toRow(person, department, index < departmentNames.length, random),
  };
});

/** E-mail of the head by department name. */
export const heads: ReadonlyMap<string, string> = new Map(
  facultyRows.filter(({ isHead }) => isHead).map(({ department, row }) => [department, row.email]),
);

export async function seedFaculty(db: Database): Promise<void> {
  await bulkInsert(
    db,
    faculty,
    facultyRows.map(({ row }) => row),
  );
}
