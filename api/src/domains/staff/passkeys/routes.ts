import { action, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { beginLogin } from '../begin-login';
import { memberOf } from '../../roster/roster';
import { checkPasskeyLogin, passkeyRequest } from './log-in';
import { addPasskey, beginPasskey, removePasskey, toPasskey } from './registration';
import { listPasskeys } from './repository';

export function passkeyRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('listPasskeys', async (_input, { caller }) => ({
      data: { passkeys: (await listPasskeys(db, caller.id)).map(toPasskey) },
    })),
    action('beginPasskey', async (_input, { caller }) => ({
      data: { options: await beginPasskey(services, await memberOf(db, caller)) },
    })),
    action('confirmPasskey', async ({ body }, { caller }) => ({
      data: { recoveryCodes: await addPasskey(services, await memberOf(db, caller), body) },
    })),
    action('removePasskey', async ({ params }, { caller }) => {
      await removePasskey(services, await memberOf(db, caller), params.id);
      return { data: {} };
    }),
    action('beginPasskeyLogin', async () => ({ data: { options: passkeyRequest(services) } })),
    action('confirmPasskeyLogin', async ({ body }, call) => {
      const member = await checkPasskeyLogin(services, body.passkey, call.request.ip);
      const begun = await beginLogin(services, member, { ...call, by: 'a passkey' });
      return { ...begun, email: member.email };
    }),
  ];
}
