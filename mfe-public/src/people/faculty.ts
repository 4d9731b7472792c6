import { MINUTE } from '@university/shared/time';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Faculty } from '@university/shared/contract';
import type { ShownPicture } from '@university/shared/kit';
import type { QueryClient } from '@university/shared/query';
import { pick } from '../reading';

/** Source: specification, section 9. */
const LIMIT = 1000;

/** Milliseconds after which people are read again. */
export const FACULTY_FRESH_FOR = 5 * MINUTE;

const cache = new WeakMap<QueryClient, { at: number; list: Promise<Faculty[]> }>();

/**
 * Everybody on the faculty, by one call. Cached beside the queries, not among them:
 * what they hold travels with every page, and pages need a few of a thousand people. A failed call is forgotten.
 */
export function wholeFaculty(client: QueryClient): Promise<Faculty[]> {
  const known = cache.get(client);
  if (known && Date.now() - known.at < FACULTY_FRESH_FOR) return known.list;
  const list = read(client, calls.listFaculty, { query: { limit: LIMIT } }).then(({ data }) => data.faculty);
  cache.set(client, { at: Date.now(), list });
  list.catch(() => cache.delete(client));
  return list;
}

/** What a list of people shows of one. */
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

/** A person with a portrait. */
export interface Portrayed extends Person {
  picture: ShownPicture | null;
}

export const toPortrayed = (member: Faculty): Portrayed => ({
  ...toPerson(member),
  picture: member.picture && pick(member.picture, OF_PICTURE),
});

/** The member whose e-mail this is; addresses have no case. */
export function byEmail(faculty: readonly Faculty[], email: string): Faculty | undefined {
  const wanted = email.trim().toLowerCase();
  return wanted ? faculty.find((member) => member.email.toLowerCase() === wanted) : undefined;
}

/** What people look for among the faculty. It lives in the address. */
export interface PeopleFilter {
  q: string;
  /** `_id`, or empty for all. */
  department: string;
}

export function peopleFilterOf(params: URLSearchParams): PeopleFilter {
  return { q: (params.get('q') ?? '').trim(), department: params.get('department') ?? '' };
}

export const isEmpty = ({ q, department }: PeopleFilter): boolean => !q && !department;

/** The members of the department whose name, designation, department or research holds every word. */
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
