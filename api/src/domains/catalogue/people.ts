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

/** Through the last day, in India. */
export const isHere = ({ leftOn }: Pick<Person, 'leftOn'>, now: Date): boolean =>
  leftOn === null || leftOn >= istDay(now);

/** Published and present people by surname; cached for a version of public data. */
export function readPeople(services: Services): Promise<Person[]> {
  return services.shared('people', ['people'], async () => {
    const rows = await readPublished(services, faculty, faculty.surname, faculty.firstname, faculty.id);
    const now = services.calendar();
    return fitting(services, 'person', rows).filter((person) => isHere(person, now));
  });
}

export const fullName = ({ salutation, firstname, surname }: Pick<Person, 'salutation' | 'firstname' | 'surname'>) =>
  `${salutation} ${firstname} ${surname}`;

export const toPersonLink = (person: Person) => ({
  _id: person.id,
  name: fullName(person),
  designation: person.designation,
});

/** Null also for a person who has left. */
export function personLink(people: readonly Person[], id: string | null) {
  const person = people.find((each) => each.id === id);
  return person ? toPersonLink(person) : null;
}

type Pictures = ReadonlyMap<string, Picture>;

/** Null also for an unpublished picture. */
export const pictureOf = (pictures: Pictures, id: string | null): Picture | null => (id && pictures.get(id)) || null;

export const picturesOf = (pictures: Pictures, ids: readonly string[]): Picture[] =>
  ids.flatMap((id) => pictures.get(id) ?? []);

/** Pixels. */
const LISTED = 640;

/** For clients that know one address only. */
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

export const listDepartments = ({ departments }: Catalogue, people: readonly Person[]): Department[] =>
  departments.map((department) => toDepartment(department, people));

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

const shown = ({ departments }: Catalogue, people: readonly Person[]) => {
  const ids = new Set(departments.map(({ id }) => id));
  return people.filter(({ departmentId }) => ids.has(departmentId));
};

export function listFaculty(
  catalogue: Catalogue,
  people: readonly Person[],
  { limit, page }: { limit: number; page: number },
): { total: number; members: Faculty[] } {
  const all = shown(catalogue, people);
  const members = all.slice((page - 1) * limit, page * limit).map((person) => toFaculty(catalogue, person));
  return { total: all.length, members };
}

/** @throws HttpError 404 */
export function facultyById(catalogue: Catalogue, people: readonly Person[], id: string): Uncorrected<FacultyDetail> {
  const person = shown(catalogue, people).find((each) => each.id === id);
  if (!person) throw notFound('There is no such member of the faculty.');
  return toFacultyDetail(catalogue, person);
}
