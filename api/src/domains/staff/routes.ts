import type { Confirmation } from '@university/shared/contract';
import { bearerToken, notFound } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { action, pageMetadata, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listStaff, memberOf, recordOwnAction, toMe, toStaffMember } from '../roster/roster';
import { inviteMany, inviteStaff, updateStaff } from './accounts';
import { beginLogin, checkLogin } from './log-in';
import { changePassword, confirmPassword, requestPasswordReset, resetPassword } from './passwords';
import { confirmByPasskey } from './passkeys';
import { proposeSecondFactorReset } from './rights';
import { requireSecondFactor } from './second-factor';
import { confirmAtProvider } from './single-sign-on';
import { endSessionNamed, endStaffSession, listSessionsOf, noteProof } from './sessions';

/** Takes what a login takes, or a passkey, or the provider. @throws HttpError 400, 403 `second_factor_required`, 429 */
async function confirmLogin(services: Services, staffId: string, given: Confirmation, request: FastifyRequest) {
  const address = request.ip;
  if ('passkey' in given) return confirmByPasskey(services, staffId, given.passkey, address);
  if ('single_sign_on' in given) return confirmAtProvider(services, request, staffId);
  const member = await confirmPassword(services, staffId, { password: given.password, address });
  await requireSecondFactor(services, member, { code: given.one_time_code, address }, 'session');
}

export function staffRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    action('login', async ({ body }, call) => {
      const member = await checkLogin(services, body, call.request);
      await requireSecondFactor(services, member, { code: body.one_time_code, address: call.request.ip });
      return beginLogin(services, member, call);
    }),
    action('logout', async (_input, { request }) => {
      const token = bearerToken(request);
      const id = token && (await endStaffSession(db, token));
      if (id) await recordOwnAction(services, { id }, 'logout');
      return { data: {} };
    }),
    action('readMe', async (_input, { caller }) => ({ data: { me: toMe(await memberOf(db, caller)) } })),
    action('changePassword', async ({ body }, { request, caller }) => {
      await changePassword(services, caller.id, { ...body, keptToken: bearerToken(request), address: request.ip });
      return { data: {} };
    }),
    action('confirm', async ({ body }, { request, caller }) => {
      await confirmLogin(services, caller.id, body, request);
      await noteProof(db, bearerToken(request) ?? '', clock());
      return { data: {} };
    }),
    action('listSessions', async (_input, { request, caller }) => ({
      data: { sessions: await listSessionsOf(db, caller.id, { now: clock(), ownToken: bearerToken(request) }) },
    })),
    action('endSession', async ({ params }, { caller }) => {
      if (!(await endSessionNamed(db, caller.id, params.id))) throw notFound('There is no such session.');
      await recordOwnAction(services, caller, 'end-session');
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
    action('inviteStaff', async ({ body }, { caller }) => {
      const { member, approval } = await inviteStaff(services, caller.id, body);
      return { data: { staff: toStaffMember(member), approval } };
    }),
    action('inviteMany', async ({ body }, { caller }) => ({
      data: { staff: (await inviteMany(services, caller.id, body)).map(toStaffMember) },
    })),
    action('updateStaff', async ({ params, body }, { caller }) => {
      const { member, approval } = await updateStaff(services, caller.id, params.id, body);
      return { data: { staff: toStaffMember(member), approval } };
    }),
    action('proposeSecondFactorReset', async ({ params, body }, { caller }) => ({
      data: { approval: await proposeSecondFactorReset(services, caller.id, params.id, body.reason) },
    })),
  ];
}
