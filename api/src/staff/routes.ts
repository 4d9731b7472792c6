import { audit } from '../audit/repository';
import { ApiError, notFound } from '../errors';
import { bearerToken } from '../http/bearer';
import { pageMetadata } from '../http/page';
import { action, type Route } from '../http/route';
import type { Services } from '../services';
import { attemptAt, countAttempt, forgetAttempts } from '../throttle/throttle';
import { inviteStaff, updateStaff } from './accounts';
import { changePassword } from './change-password';
import { fits } from './passwords';
import { findStaff, findStaffByEmail, listStaff } from './repository';
import { requestPasswordReset, resetPassword } from './reset-password';
import { beginStaffSession, endStaffSession } from './sessions';
import { toMe, toStaffMember } from './view';

const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'The e-mail address or the password is not right.');

export function staffRoutes(services: Services): Route[] {
  const { db, now } = services;
  return [
    action('login', async ({ body }, { request }) => {
      const email = body.email.toLowerCase();
      const subjects = attemptAt('login', email, request.ip);
      await countAttempt(services, subjects);
      const member = await findStaffByEmail(db, email);
      if (!(await fits(member?.passwordHash, body.password)) || !member || member.disabled) throw wrongCredentials();
      await forgetAttempts(services, subjects);
      const token = await beginStaffSession(db, member.id, now());
      await audit(db, { at: now(), actor: `staff:${member.id}`, action: 'login', subject: `staff:${member.id}` });
      return { token, role: member.role };
    }),
    action('logout', async (_input, { request }) => {
      const token = bearerToken(request);
      if (token) await endStaffSession(db, token);
      return { data: {} };
    }),
    action('readMe', async (_input, { caller }) => {
      const member = await findStaff(db, caller.id);
      if (!member) throw notFound('There is no such account.');
      return { data: { me: toMe(member) } };
    }),
    action('changePassword', async ({ body }, { request, caller }) => {
      await changePassword(services, caller.id, { ...body, keptToken: bearerToken(request) });
      return { data: {} };
    }),
    action('requestPasswordReset', async ({ body }, { request }) => {
      await requestPasswordReset(services, body.email, request.ip);
      return { data: {} };
    }),
    action('resetPassword', async ({ body }) => {
      await resetPassword(services, body.token, body.password);
      return { data: {} };
    }),
    action('listStaff', async ({ query }) => {
      const { total, rows } = await listStaff(db, query);
      return { data: { staff: rows.map(toStaffMember) }, metadata: pageMetadata(total, query) };
    }),
    action('inviteStaff', async ({ body }, { caller }) => ({
      data: { staff: toStaffMember(await inviteStaff(services, caller.id, body)) },
    })),
    action('updateStaff', async ({ params, body }, { caller }) => ({
      data: { staff: toStaffMember(await updateStaff(services, caller.id, params.id, body)) },
    })),
  ];
}
