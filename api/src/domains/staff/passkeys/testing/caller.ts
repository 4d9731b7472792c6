import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@university/shared/contract';
import { demoLogins } from '../../../../../demo/logins';
import { must } from '../../../../testing/must';
import type { World } from '../../../../testing/world';
import type { Device, Lie } from './device';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls about passkeys, as a browser makes them. */
export function callerOf(world: () => World) {
  let network = 0;
  const post = (url: string, payload?: object, remoteAddress?: string) =>
    world().call({ method: 'POST', url, payload, remoteAddress });
  const as = (token: string, method: Method, url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const creation = async (token: string): Promise<PasskeyCreation> =>
    (await as(token, 'POST', '/auth/passkey')).json().data.options;
  const request = async (): Promise<PasskeyRequest> => (await post('/auth/passkey-login')).json().data.options;

  return {
    post,
    as,
    creation,
    request,
    /** Adds the passkey that a device makes. */
    add: async (token: string, device: Device, lie?: Lie, name?: string) =>
      as(token, 'POST', '/auth/passkey/confirm', { passkey: device.create(await creation(token), lie), name }),
    send: (passkey: PasskeyAssertion | object) => post('/auth/passkey-login/confirm', { passkey }),
    /** Logs in with a device. */
    logIn: async (device: Device, lie?: Lie) =>
      post('/auth/passkey-login/confirm', { passkey: device.get(await request(), lie) }),
    /** Logs in with the password of the demonstration, each time from another network. */
    password: (role: string, one_time_code?: string) => {
      const { email, password } = must(demoLogins.staff.find((login) => login.role === role));
      return post('/auth/login', { email, password, one_time_code }, `10.30.0.${++network}`);
    },
  };
}
