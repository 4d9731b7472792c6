import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, Faculty } from '@university/shared/contract';
import type { School } from '../programmes/schools';
import { publicQuery } from '../reading';
import {
  byEmail,
  FACULTY_FRESH_FOR,
  findPeople,
  type PeopleFilter,
  type Person,
  toPerson,
  wholeFaculty,
} from './faculty';

/** How many people one answer shows; a search that finds more asks for another word. */
export const MOST_SHOWN = 40;

interface FoundPeople {
  count: number;
  /** The first of them, by surname. */
  shown: (Person & { department: string })[];
}

/** Members of the faculty that fit a search. */
export const foundPeopleQuery = (filter: PeopleFilter) =>
  publicQuery(
    ['faculty', 'found', filter.q, filter.department],
    async ({ client }): Promise<FoundPeople> => {
      const found = findPeople(await wholeFaculty(client), filter);
      const shown = found.slice(0, MOST_SHOWN);
      return {
        count: found.length,
        shown: shown.map((member) => ({ ...toPerson(member), department: member.dept_id.name })),
      };
    },
    FACULTY_FRESH_FOR,
  );

export interface Staffing {
  teachers: number;
  head: Person | null;
}

/** How many teach in each department of these schools, and who heads it; by the department's `_id`. */
export const staffingQuery = (schools: readonly School[]) =>
  publicQuery(
    ['faculty', 'staffing'],
    async ({ client }): Promise<Record<string, Staffing>> => {
      const faculty = await wholeFaculty(client);
      const staffingOf = ({ _id, hod }: Department): Staffing => {
        const head = byEmail(faculty, hod);
        const teachers = faculty.filter((member) => member.dept_id._id === _id).length;
        return { teachers, head: head ? toPerson(head) : null };
      };
      const departments = schools.flatMap((school) => school.departments);
      return Object.fromEntries(departments.map((department) => [department._id, staffingOf(department)]));
    },
    FACULTY_FRESH_FOR,
  );

/** What the page of a member shows. */
export interface Member extends Person, Pick<Faculty, 'email' | 'photo' | 'overview' | 'research'> {
  department: Faculty['dept_id'];
}

/** The member with this `_id`, or null where there is none. */
export const memberQuery = (id: string) =>
  publicQuery(
    ['faculty', 'member', id],
    async ({ client }): Promise<Member | null> => {
      const member = (await wholeFaculty(client)).find(({ _id }) => _id === id);
      if (!member) return null;
      const { email, photo, overview, research, dept_id } = member;
      return { ...toPerson(member), email, photo, overview, research, department: dept_id };
    },
    FACULTY_FRESH_FOR,
  );

/** The department with this `_id`, or null where there is none. */
export const departmentQuery = (id: string) =>
  publicQuery(
    ['department', id],
    async ({ client, signal }): Promise<Department | null> => {
      const { departments } = (await read(client, calls.listDepartments, { signal })).data;
      return departments.find(({ _id }) => _id === id) ?? null;
    },
    10 * MINUTE,
  );

export interface DepartmentPeople {
  /** Null where the e-mail of the head is nobody's on the faculty. */
  head: (Person & { email: string }) | null;
  /** The others, by surname. */
  members: Person[];
}

/** Who teaches in a department. Its head is found by e-mail, and may be of another department. */
export const departmentPeopleQuery = ({ _id: id, hod }: Department) =>
  publicQuery(
    ['department', id, 'people'],
    async ({ client }): Promise<DepartmentPeople> => {
      const faculty = await wholeFaculty(client);
      const head = byEmail(faculty, hod);
      return {
        head: head ? { ...toPerson(head), email: head.email } : null,
        members: faculty.filter((member) => member.dept_id._id === id && member !== head).map(toPerson),
      };
    },
    FACULTY_FRESH_FOR,
  );
