import { istDay } from '@university/shared/time';
import { faculty } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { type Catalogue, fitting, readPublished, type Uncorrected, type Valid } from './snapshot';
import type {
  Picture,
  Department,
  DepartmentDetail,
  DepartmentSchool,
  Faculty,
  FacultyDetail,
} from '@university/shared/contract';
import { notFound } from '@university/web';

export type Person = Valid<'person'>;

/** Somebody who left is here through the last day, in India. */
export const isHere = ({ leftOn }: Pick<Person, 'leftOn'>, now: Date): boolean =>
  leftOn === null || leftOn >= istDay(now);

/** Who is published and has not left, by surname. One query in a version of the public data, which ends with the day. */
export function readPeople(services: Services): Promise<Person[]> {
  return services.shared('people', ['people'], async () => {
    const rows = await readPublished(services, faculty, faculty.surname, faculty.firstname, faculty.id);
    const now = services.calendar();
    return fitting(services, 'person', rows).filter((person) => isHere(person, now));
  });
}

/** What somebody is called where another thing names them. */
export const fullName = ({ salutation, firstname, surname }: Pick<Person, 'salutation' | 'firstname' | 'surname'>) =>
  `${salutation} ${firstname} ${surname}`;

/** Where another thing names somebody. */
export const toPersonLink = (person: Person) => ({
  _id: person.id,
  name: fullName(person),
  designation: person.designation,
});

/** The person with this id, as another thing names them; null for nobody, and for who is not there any more. */
export function personLink(people: readonly Person[], id: string | null) {
  const person = people.find((each) => each.id === id);
  return person ? toPersonLink(person) : null;
}

type Pictures = ReadonlyMap<string, Picture>;

/** The picture with this id; null for none, and for one that is not published. */
export const pictureOf = (pictures: Pictures, id: string | null): Picture | null => (id && pictures.get(id)) || null;

/** Those that are published, in the order given. */
export const picturesOf = (pictures: Pictures, ids: readonly string[]): Picture[] =>
  ids.flatMap((id) => pictures.get(id) ?? []);

/** Widest rendition that a list needs of a picture. Pixels. */
const LISTED = 640;

/** The address of a picture for callers that know of one address alone. */
export function addressOf(picture: Picture | null): string | null {
  if (!picture) return null;
  const width = picture.widths.filter((each) => each <= LISTED).at(-1) ?? picture.widths[0];
  return `${picture.base}-${width}.webp`;
}

const toDepartment = ({ id, name, headId }: Valid<'department'>, people: readonly Person[]): Department => ({
  _id: id,
  name,
  hod: people.find((person) => person.id === headId)?.email ?? '',
});

/** All departments, by name. */
export const listDepartments = ({ departments }: Catalogue, people: readonly Person[]): Department[] =>
  departments.map((department) => toDepartment(department, people));

/** All schools by name, each with its departments by name. */
export const listSchools = ({ schools, departments }: Catalogue, people: readonly Person[]): DepartmentSchool[] =>
  schools.map(({ id, code, name, about }) => ({
    _id: id,
    code,
    name,
    about,
    dept_id: departments.filter(({ schoolId }) => schoolId === id).map((each) => toDepartment(each, people)),
  }));

/** @throws HttpError 404 */
export function departmentById(
  catalogue: Catalogue,
  people: readonly Person[],
  id: string,
): Uncorrected<DepartmentDetail> {
  const row = catalogue.departments.find((department) => department.id === id);
  const school = row && catalogue.schools.find((each) => each.id === row.schoolId);
  if (!school) throw notFound('There is no such department.');
  const { code, about, email, phone } = row;
  return {
    ...toDepartment(row, people),
    code,
    about,
    email,
    phone,
    picture: pictureOf(catalogue.pictures, row.photoId),
    school: { _id: school.id, code: school.code, name: school.name },
    head: personLink(people, row.headId),
  };
}

function toFaculty({ departments, pictures }: Catalogue, person: Person): Faculty {
  const { id, salutation, firstname, surname, email, designation, position, research, departmentId } = person;
  const picture = pictureOf(pictures, person.photoId);
  return {
    ...{ _id: id, salutation, firstname, surname, email, designation, position, research, picture },
    dept_id: { _id: departmentId, name: departments.find((each) => each.id === departmentId)?.name ?? '' },
    photo: addressOf(picture),
    overview: person.overview ?? '',
  };
}

export const toFacultyDetail = (catalogue: Catalogue, person: Person): Uncorrected<FacultyDetail> => ({
  ...toFaculty(catalogue, person),
  qualifications: person.qualifications,
  research_text: person.researchText,
  publications: person.publications,
});

/** People of departments that are published. */
const shown = ({ departments }: Catalogue, people: readonly Person[]) => {
  const ids = new Set(departments.map(({ id }) => id));
  return people.filter(({ departmentId }) => ids.has(departmentId));
};

/** One page of faculty members by surname, and how many there are in all. */
export function listFaculty(
  catalogue: Catalogue,
  people: readonly Person[],
  { limit, page }: { limit: number; page: number },
): { total: number; members: Faculty[] } {
  const all = shown(catalogue, people);
  const members = all.slice((page - 1) * limit, page * limit).map((person) => toFaculty(catalogue, person));
  return { total: all.length, members };
}

/** @throws HttpError 404, also for who has left */
export function facultyById(catalogue: Catalogue, people: readonly Person[], id: string): Uncorrected<FacultyDetail> {
  const person = shown(catalogue, people).find((each) => each.id === id);
  if (!person) throw notFound('There is no such member of the faculty.');
  return toFacultyDetail(catalogue, person);
}
