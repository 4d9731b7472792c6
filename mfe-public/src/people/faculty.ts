import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Faculty } from '@university/shared/contract';
import type { ShownPicture } from '@university/shared/kit';
import type { QueryClient } from '@university/shared/query';
import { pick } from '@university/shared/reading';

/** Source: specification, section 9. */
const LIMIT = 1000;

export const FACULTY_FRESH_FOR = 5 * MINUTE;

const cache = new WeakMap<QueryClient, { at: number; list: Promise<Faculty[]> }>();

/** Cached beside the queries, because what they hold is sent with every page. Failures are not cached. */
export function wholeFaculty(client: QueryClient): Promise<Faculty[]> {
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

export const toPerson = (member: Faculty): Person => ({
  _id: member._id,
  name: fullName(member),
  designation: member.designation,
});

const OF_PICTURE = ['alt', 'width', 'height', 'colour', 'focal_x', 'focal_y', 'base', 'widths'] as const;

export interface Portrayed extends Person {
  picture: ShownPicture | null;
}

export const toPortrayed = (member: Faculty): Portrayed => ({
  ...toPerson(member),
  picture: member.picture && pick(member.picture, OF_PICTURE),
});

/** Case-insensitive. */
export function byEmail(faculty: readonly Faculty[], email: string): Faculty | undefined {
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

export function findPeople(faculty: readonly Faculty[], { q, department }: PeopleFilter): Faculty[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return faculty.filter((member) => {
    if (department && member.dept_id._id !== department) return false;
    const held = [fullName(member), member.designation, member.dept_id.name, ...member.research]
      .join(' ')
      .toLowerCase();
    return words.every((word) => held.includes(word));
  });
}
