import type { Faculty } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { findPeople, type PeopleFilter } from '../people/filter';
import { byEmail, type Person, toPerson } from '../people/person';
import { recovering } from './recovering';
import type { School } from './schools';
import { wholeFaculty } from './whole-faculty';

const FRESH_FOR = 5 * 60_000;

/** How many people one answer shows; a search that finds more asks for another word. */
export const MOST_SHOWN = 40;

export interface FoundPeople {
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
