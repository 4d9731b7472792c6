import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, DepartmentDetail, Faculty, FacultyDetail } from '@university/shared/contract';
import type { ShownPicture } from '@university/shared/kit';
import type { QueryClient } from '@university/shared/query';
import { ifAny, pick, publicQuery } from '@university/shared/reading';
import { LANGUAGE } from '@university/shared/language';
import type { Offer } from '../components/Offers';
import { hasPage, PROGRAMS_FRESH_FOR } from '../programmes/levels';
import type { School } from '../programmes/queries';
import { proseOf } from '@university/shared/prose';

/** Source: specification, section 9. */
const LIMIT = 1000;

const FACULTY_FRESH_FOR = 5 * MINUTE;

const cache = new WeakMap<QueryClient, { at: number; list: Promise<Faculty[]> }>();

/** Cached beside the queries, because what they hold is sent with every page. Failures are not cached. */
function wholeFaculty(client: QueryClient): Promise<Faculty[]> {
  const known = cache.get(client);
  if (known && Date.now() - known.at < FACULTY_FRESH_FOR) return known.list;
  const list = read(client, calls.listFaculty, { query: { limit: LIMIT } }).then(({ data }) => data.faculty);
  cache.set(client, { at: Date.now(), list });
  list.catch(() => cache.delete(client));
  return list;
}

export interface Person extends Pick<Faculty, '_id' | 'designation'> {
  name: string;
}

function fullName({ salutation, firstname, surname }: Pick<Faculty, 'salutation' | 'firstname' | 'surname'>) {
  return [salutation, firstname, surname].filter(Boolean).join(' ');
}

const toPerson = (member: Faculty): Person => ({
  _id: member._id,
  name: fullName(member),
  designation: member.designation,
});

const OF_PICTURE = ['alt', 'width', 'height', 'colour', 'focal_x', 'focal_y', 'base', 'widths'] as const;

export interface Portrayed extends Person {
  picture: ShownPicture | null;
}

const toPortrayed = (member: Faculty): Portrayed => ({
  ...toPerson(member),
  picture: member.picture && pick(member.picture, OF_PICTURE),
});

/** Case-insensitive. */
function byEmail(faculty: readonly Faculty[], email: string): Faculty | undefined {
  const wanted = email.trim().toLowerCase();
  return wanted ? faculty.find((member) => member.email.toLowerCase() === wanted) : undefined;
}

export interface PeopleFilter {
  q: string;
  department: string;
}

export function peopleFilterOf(params: URLSearchParams): PeopleFilter {
  return { q: (params.get('q') ?? '').trim(), department: params.get('department') ?? '' };
}

export const isEmpty = ({ q, department }: PeopleFilter): boolean => !q && !department;

function findPeople(faculty: readonly Faculty[], { q, department }: PeopleFilter): Faculty[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return faculty.filter((member) => {
    if (department && member.dept_id._id !== department) return false;
    const held = [fullName(member), member.designation, member.dept_id.name, ...member.research]
      .join(' ')
      .toLowerCase();
    return words.every((word) => held.includes(word));
  });
}

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

interface DepartmentPeople {
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
