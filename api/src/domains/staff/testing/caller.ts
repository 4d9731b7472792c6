import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { generate } from 'otplib';
import { demoLogins } from '../../../../demo/logins';
import { must } from '../../../testing/must';
import type { World } from '../../../testing/world';
import type { Device, Lie } from './device';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The steps of one-time codes. */
export const STEP = 30_000;

/** That of all staff of the demonstration. */
export const DEMO_PASSWORD = must(demoLogins.staff[0]).password;

/** Calls about accounts and their proofs, as a browser makes them. */
export function callerOf(world: () => World) {
  let network = 0;
  const post = (url: string, payload?: object, remoteAddress?: string) =>
    world().call({ method: 'POST', url, payload, remoteAddress });
  const as = (token: string, method: Method, url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const creation = async (token: string): Promise<PasskeyCreation> =>
    (await as(token, 'POST', '/auth/passkey')).json().data.options;
  const request = async (): Promise<PasskeyRequest> => (await post('/auth/passkey-login')).json().data.options;
  const codeOf = (secret: string, steps = 0): Promise<string> =>
    generate({ secret, epoch: Math.floor((world().clock.now.getTime() + steps * STEP) / 1000) });

  return {
    post,
    as,
    creation,
    request,
    codeOf,
    /** Moves the clock on. */
    later: (minutes: number) => {
      world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
    },
    /** Logs in with a password, where nothing else is given from another network each time. */
    logInBy: (
      email: string,
      { password = DEMO_PASSWORD, ...more }: { password?: string; code?: string; one_time_code?: string } = {},
      remoteAddress = `10.30.0.${++network}`,
    ) => post('/auth/login', { email, password, ...more }, remoteAddress),
    /** Calls until it is told to wait. @returns the last status */
    untilRefused: async (call: (attempt: number) => Promise<{ statusCode: number }>): Promise<number> => {
      for (let attempt = 0; attempt < 29; attempt++) if ((await call(attempt)).statusCode === 429) return 429;
      return (await call(29)).statusCode;
    },
    /** Turns one-time codes on. */
    turnCodesOn: async (token: string): Promise<{ secret: string; recoveryCodes: string[] }> => {
      const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
      const on = await as(token, 'POST', '/auth/second-factor/confirm', { code: await codeOf(secret) });
      expect(on.statusCode).toBe(200);
      return { secret, recoveryCodes: on.json().data.recoveryCodes };
    },
    /** Adds the passkey that a device makes. */
    add: async (token: string, device: Device, lie?: Lie, name?: string) =>
      as(token, 'POST', '/auth/passkey/confirm', { passkey: device.create(await creation(token), lie), name }),
    send: (passkey: PasskeyAssertion | object) => post('/auth/passkey-login/confirm', { passkey }),
    /** Logs in with a device. */
    logIn: async (device: Device, lie?: Lie) =>
      post('/auth/passkey-login/confirm', { passkey: device.get(await request(), lie) }),
  };
}
