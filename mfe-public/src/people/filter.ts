import type { Faculty } from '@university/shared/contract';
import { fullName } from './person';

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
