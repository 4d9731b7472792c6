import type { Role } from '@university/shared/contract';
import { texts } from './texts';

/** Where each role begins its work after logging in. */
export const LANDING: Record<Role, string> = {
  admin: '/admin/dashboard',
  notices: '/admin/dashboard',
  admissions: '/admin/dashboard',
  grievances: '/admin/dashboard',
  faculty: '/admin/dashboard',
};

interface Task {
  path: string;
  title: string;
  about: string;
  action: string;
  roles: readonly Role[];
}

/** What staff can do here now. */
const TASKS: readonly Task[] = [{ path: '/admin/uploads', ...texts.tasks.upload, roles: ['notices'] }];

/** The tasks of a role; an admin has all. */
export function tasksOf(role: Role): readonly Task[] {
  return TASKS.filter(({ roles }) => role === 'admin' || roles.includes(role));
}
