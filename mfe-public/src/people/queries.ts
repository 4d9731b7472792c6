import { ApiError, read } from '@university/shared';
import type { Department, Faculty } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from '../reading';
import { PROGRAMS_FRESH_FOR } from '../programmes/levels';
import { byName, type ProgramLine, toLine } from '../programmes/queries';
import { byEmail, findPeople, type PeopleFilter, type Person, toPerson, wholeFaculty } from './faculty';
import type { School } from './schools';

const FRESH_FOR = 5 * 60_000;

/** How many people one answer shows; a search that finds more asks for another word. */
export const MOST_SHOWN = 40;

interface FoundPeople {
  count: number;
  /** The first of them, by surname. */
  shown: (Person & { department: string })[];
}

/** Members of the faculty that fit a search. */
export const foundPeopleQuery = (filter: PeopleFilter) =>
  queryOptions({
    queryKey: ['faculty', 'found', filter.q, filter.department],
    queryFn: async ({ client }): Promise<FoundPeople> => {
      const found = findPeople(await wholeFaculty(client), filter);
      return {
        count: found.length,
        shown: found.slice(0, MOST_SHOWN).map((member) => ({ ...toPerson(member), department: member.dept_id.name })),
      };
    },
    staleTime: FRESH_FOR,
    ...recovering,
  });

export interface Staffing {
  teachers: number;
  head: Person | null;
}

/** How many teach in each department of these schools, and who heads it; by the department's `_id`. */
export const staffingQuery = (schools: readonly School[]) =>
  queryOptions({
    queryKey: ['faculty', 'staffing'],
    queryFn: async ({ client }): Promise<Record<string, Staffing>> => {
      const faculty = await wholeFaculty(client);
      const departments = schools.flatMap((school) => school.departments);
      return Object.fromEntries(
        departments.map(({ _id, hod }) => {
          const head = byEmail(faculty, hod);
          const teachers = faculty.filter((member) => member.dept_id._id === _id).length;
          return [_id, { teachers, head: head ? toPerson(head) : null }];
        }),
      );
    },
    staleTime: FRESH_FOR,
    ...recovering,
  });

/** What the page of a member shows. */
export interface Member extends Person, Pick<Faculty, 'email' | 'photo' | 'overview' | 'research'> {
  department: Faculty['dept_id'];
}

/** The member with this `_id`, or null where there is none. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['faculty', 'member', id],
    queryFn: async ({ client }): Promise<Member | null> => {
      const member = (await wholeFaculty(client)).find(({ _id }) => _id === id);
      if (!member) return null;
      const { email, photo, overview, research, dept_id } = member;
      return { ...toPerson(member), email, photo, overview, research, department: dept_id };
    },
    staleTime: FRESH_FOR,
    ...recovering,
  });

/** The department with this `_id`, or null where there is none. */
export const departmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['department', id],
    queryFn: async ({ client, signal }): Promise<Department | null> => {
      const { departments } = (await read(client, '/departments', { signal })).data;
      return departments.find(({ _id }) => _id === id) ?? null;
    },
    staleTime: 10 * 60_000,
    ...recovering,
  });

export interface DepartmentPeople {
  /** Null where the e-mail of the head is nobody's on the faculty. */
  head: (Person & { email: string }) | null;
  /** The others, by surname. */
  members: Person[];
}

/** Who teaches in a department. Its head is found by e-mail, and may be of another department. */
export const departmentPeopleQuery = ({ _id: id, hod }: Department) =>
  queryOptions({
    queryKey: ['department', id, 'people'],
    queryFn: async ({ client }): Promise<DepartmentPeople> => {
      const faculty = await wholeFaculty(client);
      const head = byEmail(faculty, hod);
      return {
        head: head ? { ...toPerson(head), email: head.email } : null,
        members: faculty.filter((member) => member.dept_id._id === id && member !== head).map(toPerson),
      };
    },
    staleTime: 5 * 60_000,
    ...recovering,
  });

/** What a department teaches. */
export const departmentProgramsQuery = (id: string) =>
  queryOptions({
    queryKey: ['department', id, 'programs'],
    queryFn: async ({ client, signal }): Promise<ProgramLine[]> => {
      try {
        const { programs } = (await read(client, '/program/:id', { params: { id }, signal })).data;
        // The same call answers a programme's _id with that one.
        return programs
          .filter(({ department }) => department._id === id)
          .map(toLine)
          .sort(byName);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });
