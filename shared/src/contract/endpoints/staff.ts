import { z } from 'zod';
import { success, successList } from '../envelope';
import {
  loginRequest,
  loginResponse,
  me,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  staffInvitation,
  staffMember,
  staffUpdate,
} from '../staff';
import { ANY_STAFF, byId, limit, page, type Endpoint } from './endpoint';

/** Sessions and accounts of staff. */
export const staffEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Staff and faculty login',
    access: 'public',
    body: loginRequest,
    response: loginResponse,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the bearer token',
    access: 'public',
    response: success(z.object({})),
  },
  readMe: {
    method: 'GET',
    path: '/auth/me',
    summary: "The caller's own account",
    access: ANY_STAFF,
    response: success(z.object({ me })),
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/password',
    summary: 'Change the own password; ends all other sessions of the account',
    access: ANY_STAFF,
    body: passwordChange,
    response: success(z.object({})),
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Mail a one-use link for a new password; the same answer whether or not there is an account',
    access: 'public',
    body: passwordResetRequest,
    response: success(z.object({})),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password-reset/confirm',
    summary: 'Choose a password with the token of a mailed link; ends all sessions of the account',
    access: 'public',
    body: passwordReset,
    response: success(z.object({})),
  },
  listStaff: {
    method: 'GET',
    path: '/staff',
    summary: 'All accounts of staff, by name',
    access: [],
    query: z.object({ limit: limit(500, 100), page }),
    response: successList(z.object({ staff: z.array(staffMember) })),
  },
  inviteStaff: {
    method: 'POST',
    path: '/staff',
    summary: 'Make an account and mail its owner a link to choose a password',
    access: [],
    body: staffInvitation,
    response: success(z.object({ staff: staffMember })),
  },
  updateStaff: {
    method: 'PATCH',
    path: '/staff/:id',
    summary: 'Change role, name or committee membership of an account, or disable it',
    access: [],
    params: byId,
    body: staffUpdate,
    response: success(z.object({ staff: staffMember })),
  },
} as const satisfies Record<string, Endpoint>;
