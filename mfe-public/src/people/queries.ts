import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, DepartmentDetail, FacultyDetail } from '@university/shared/contract';
import { LANGUAGE } from '@university/shared/language';
import type { Offer } from '../components/Offers';
import { hasPage, PROGRAMS_FRESH_FOR } from '../programmes/levels';
import type { School } from '../programmes/schools';
import { proseOf } from '@university/shared/prose';
import { ifAny, pick, publicQuery } from '@university/shared/reading';
import {
  byEmail,
  FACULTY_FRESH_FOR,
  findPeople,
  type PeopleFilter,
  type Person,
  type Portrayed,
  toPerson,
  toPortrayed,
  wholeFaculty,
} from './faculty';

export const MOST_SHOWN = 40;

interface FoundPeople {
  count: number;
  shown: (Portrayed & { department: string })[];
}

export const foundPeopleQuery = (filter: PeopleFilter) =>
  publicQuery(
    ['faculty', 'found', filter.q, filter.department],
    async ({ client }): Promise<FoundPeople> => {
      const found = findPeople(await wholeFaculty(client), filter);
      const shown = found.slice(0, MOST_SHOWN);
      return {
        count: found.length,
        shown: shown.map((member) => ({ ...toPortrayed(member), department: member.dept_id.name })),
      };
    },
    FACULTY_FRESH_FOR,
  );

export interface Staffing {
  teachers: number;
  head: Person | null;
}

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

const OF_MEMBER = ['salutation', 'email', 'research', 'qualifications', 'publications', 'corrections'] as const;

export interface Member extends Portrayed, Pick<FacultyDetail, (typeof OF_MEMBER)[number]> {
  department: FacultyDetail['dept_id'];
  overview: string | null;
  research_text: string | null;
}

export const memberQuery = (id: string) =>
  publicQuery(
    ['faculty', 'member', id],
    async ({ client, signal }): Promise<Member | null> => {
      const answer = await ifAny(read(client, calls.getFaculty, { params: { id }, signal }));
      if (!answer) return null;
      const { faculty: member } = answer.data;
      return {
        ...toPortrayed(member),
        ...pick(member, OF_MEMBER),
        department: member.dept_id,
        overview: await proseOf(member.overview),
        research_text: await proseOf(member.research_text),
      };
    },
    FACULTY_FRESH_FOR,
  );

const OF_DEPARTMENT = [
  '_id',
  'name',
  'code',
  'hod',
  'email',
  'phone',
  'picture',
  'school',
  'head',
  'corrections',
] as const;

export interface DepartmentPage extends Pick<DepartmentDetail, (typeof OF_DEPARTMENT)[number]> {
  about: string | null;
}

export const departmentQuery = (id: string) =>
  publicQuery(
    ['department', id],
    async ({ client, signal }): Promise<DepartmentPage | null> => {
      const answer = await ifAny(read(client, calls.getDepartment, { params: { id }, signal }));
      if (!answer) return null;
      const { department } = answer.data;
      return { ...pick(department, OF_DEPARTMENT), about: await proseOf(department.about) };
    },
    10 * MINUTE,
  );

export const departmentOffersQuery = (id: string) =>
  publicQuery(
    ['department', id, 'offers'],
    async ({ client, signal }): Promise<Offer[]> => {
      const answer = await ifAny(read(client, calls.getPrograms, { params: { id }, signal }));
      // The same call answers a programme's `_id` with that programme.
      const taught = answer?.data.programs.filter(({ department }) => department._id === id) ?? [];
      return taught
        .map((program) => ({
          ...pick(program, ['_id', 'name', 'programLevel', 'seats', 'first_payment']),
          has_page: hasPage(program),
        }))
        .sort((one, other) => one.name.localeCompare(other.name, LANGUAGE));
    },
    PROGRAMS_FRESH_FOR,
  );

export interface DepartmentPeople {
  portrait: Portrayed['picture'];
  members: Portrayed[];
}

export const departmentPeopleQuery = ({ _id: id, head }: Pick<DepartmentPage, '_id' | 'head'>) =>
  publicQuery(
    ['department', id, 'people'],
    async ({ client }): Promise<DepartmentPeople> => {
      const faculty = await wholeFaculty(client);
      const leader = faculty.find(({ _id }) => _id === head?._id);
      const members = faculty
        .filter((member) => member.dept_id._id === id && member !== leader)
        // Within a position they stay sorted by surname.
        .sort((one, other) => one.position - other.position);
      return { portrait: leader ? toPortrayed(leader).picture : null, members: members.map(toPortrayed) };
    },
    FACULTY_FRESH_FOR,
  );
