import type { Faculty, FacultyDetail } from '@university/shared/contract';
import { notFound } from '@university/web';
import type { Uncorrected } from './corrections';
import type { Person } from './people';
import { addressOf, pictureOf } from './pictures';
import type { Catalogue } from './snapshot';

export function toFaculty({ departments, pictures }: Catalogue, person: Person): Faculty {
  const { id, salutation, firstname, surname, email, designation, position, research, departmentId } = person;
  const picture = pictureOf(pictures, person.photoId);
  return {
    _id: id,
    salutation,
    firstname,
    surname,
    email,
    dept_id: { _id: departmentId, name: departments.find((each) => each.id === departmentId)?.name ?? '' },
    designation,
    photo: addressOf(picture),
    picture,
    position,
    overview: person.overview ?? '',
    research,
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
