import type { Role } from '@university/shared/contract';

/** Where each role begins its work after logging in. */
export const LANDING: Record<Role, string> = {
  admin: '/admin/dashboard',
  notices: '/admin/dashboard',
  admissions: '/admin/dashboard',
  grievances: '/admin/dashboard',
  faculty: '/admin/dashboard',
};
