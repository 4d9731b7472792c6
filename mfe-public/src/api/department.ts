import { ApiError, read } from '@university/shared';
import type { Department } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { byEmail, type Person, toPerson } from '../people/person';
import { PROGRAMS_FRESH_FOR } from './freshness';
import { byName, type ProgramLine, toLine } from './programs';
import { recovering } from './recovering';
import { wholeFaculty } from './whole-faculty';

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
