import { z } from 'zod';
import { approval } from '../approvals';
import { success, successList } from '../envelope';
import {
  confirmation,
  loginRequest,
  loginResponse,
  me,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  secondFactorReset,
  staffInvitation,
  staffInvitations,
  staffMember,
  staffSession,
  staffUpdate,
} from '../staff';
import { ANY_STAFF, byId, limit, page, type Terms } from './endpoint';

/** The account as it is now, and what waits for a second admin. */
const changedStaff = success(z.object({ staff: staffMember, approval: approval.optional() }));

/** Sessions and accounts of staff. */
export const staffEndpoints = {
  login: {
    summary: 'Staff and faculty login',
    access: 'public',
    fails: [401],
    body: loginRequest,
    response: loginResponse,
  },
  logout: {
    summary: 'End the session of the bearer token',
    access: 'public',
    response: success(z.object({})),
  },
  readMe: {
    summary: "The caller's own account",
    access: ANY_STAFF,
    beforeEnrolment: true,
    response: success(z.object({ me })),
  },
  changePassword: {
    summary: 'Change the own password; ends all other sessions of the account',
    access: ANY_STAFF,
    beforeEnrolment: true,
    body: passwordChange,
    response: success(z.object({})),
  },
  confirm: {
    summary: 'Prove again who is there, by password and code or by a passkey, for calls that ask for a recent login',
    access: ANY_STAFF,
    beforeEnrolment: true,
    fails: [410],
    body: confirmation,
    response: success(z.object({})),
  },
  listSessions: {
    summary: "The caller's own sessions",
    access: ANY_STAFF,
    response: success(z.object({ sessions: z.array(staffSession) })),
  },
  endSession: {
    summary: 'End an own session',
    access: ANY_STAFF,
    params: byId,
    response: success(z.object({})),
  },
  requestPasswordReset: {
    summary: 'Mail a one-use link for a new password; the same answer whether or not there is an account',
    access: 'public',
    body: passwordResetRequest,
    response: success(z.object({})),
  },
  resetPassword: {
    summary: 'Choose a password with the token of a mailed link; ends all sessions of the account',
    access: 'public',
    fails: [410],
    body: passwordReset,
    response: success(z.object({})),
  },
  listStaff: {
    summary: 'All accounts of staff, by name',
    access: [],
    query: z.object({ limit: limit(500, 100), page }),
    response: successList(z.object({ staff: z.array(staffMember) })),
  },
  inviteStaff: {
    summary:
      'Make an account and mail its owner a link to choose a password; the role admin and the committee wait for a second admin (`approval`)',
    access: [],
    recentLogin: true,
    body: staffInvitation,
    response: changedStaff,
  },
  inviteMany: {
    summary: 'Make many accounts, all or none; what is wrong is named by its place in the list (`people.3.email`)',
    access: [],
    recentLogin: true,
    body: staffInvitations,
    response: success(z.object({ staff: z.array(staffMember) })),
  },
  updateStaff: {
    summary:
      'Change role, name or committee membership of an account, or disable it; the role admin and the committee wait for a second admin (`approval`)',
    access: [],
    recentLogin: true,
    params: byId,
    body: staffUpdate,
    response: changedStaff,
  },
  proposeSecondFactorReset: {
    summary:
      'Propose to drop the second factor of somebody else who has lost it, for a second admin to approve; 409 where there is none, or a proposal waits',
    access: [],
    recentLogin: true,
    params: byId,
    body: secondFactorReset,
    response: success(z.object({ approval })),
  },
} as const satisfies Record<string, Terms>;
