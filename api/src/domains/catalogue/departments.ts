import type { Department, DepartmentDetail, DepartmentSchool } from '@university/shared/contract';
import { notFound } from '@university/web';
import type { Uncorrected } from './corrections';
import type { Fitting } from './fit';
import { type Person, personLink } from './people';
import { pictureOf } from './pictures';
import type { Catalogue } from './snapshot';

const toDepartment = ({ id, name, headId }: Fitting<'department'>, people: readonly Person[]): Department => ({
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
