import type {
  Approval,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
  StaffMember,
} from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { generate } from 'otplib';
import { demoLogins } from '../../../../demo/logins';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import type { World } from '../../../testing/world';
import type { Device, Lie } from './device';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const STEP = 30_000;

export const DEMO_PASSWORD = must(demoLogins.staff[0]).password;

export const CHOSEN_PASSWORD = 'four words that rhyme';

const passwordOf = (email: string) =>
  demoLogins.staff.some((login) => login.email === email) ? DEMO_PASSWORD : CHOSEN_PASSWORD;

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

  const logInBy = (
    email: string,
    { password = passwordOf(email), ...more }: { password?: string; code?: string; one_time_code?: string } = {},
    remoteAddress = `10.30.${++network >> 8}.${network & 255}`,
  ) => post('/auth/login', { email, password, ...more }, remoteAddress);
  const tokenOf = async (email: string, one_time_code?: string) =>
    (await logInBy(email, { one_time_code })).json<{ token: string }>().token;
  const asStaff = async (email: string, method: Method, url: string, payload?: object) =>
    as(await tokenOf(email), method, url, payload);
  const linksTo = async (email: string) =>
    (await mailTo(world(), email)).flatMap(({ text }) => /\/password#([\w-]+)/.exec(text)?.[1] ?? []);

  return {
    post,
    as,
    creation,
    request,
    codeOf,
    logInBy,
    tokenOf,
    asStaff,
    linksTo,
    /** Without mails about logins. */
    subjectsTo: async (email: string) =>
      (await mailTo(world(), email)).flatMap(({ subject }) =>
        subject.startsWith('Somebody logged in') ? [] : subject,
      ),
    takeUp: async (email: string) => {
      const token = (await linksTo(email)).at(-1);
      return post('/auth/password-reset/confirm', { token, password: CHOSEN_PASSWORD });
    },
    accountOf: async (email: string): Promise<StaffMember> => {
      const { staff } = (await as(await world().tokenOf('admin'), 'GET', '/staff')).json().data;
      return must(staff.find((member: StaffMember) => member.email === email));
    },
    approvalIn: (answer: { json(): unknown }) =>
      must((answer.json() as { data: { approval?: Approval } }).data.approval),
    decide: (by: string, { _id }: Approval, what: 'approve' | 'decline' = 'approve') =>
      asStaff(by, 'POST', `/approval/${_id}/${what}`),
    later: (minutes: number) => {
      world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
    },
    untilRefused: async (call: (attempt: number) => Promise<{ statusCode: number }>): Promise<number> => {
      for (let attempt = 0; attempt < 29; attempt++) if ((await call(attempt)).statusCode === 429) return 429;
      return (await call(29)).statusCode;
    },
    turnCodesOn: async (token: string): Promise<{ secret: string; recoveryCodes: string[] }> => {
      const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
      const on = await as(token, 'POST', '/auth/second-factor/confirm', { code: await codeOf(secret) });
      expect(on.statusCode).toBe(200);
      return { secret, recoveryCodes: on.json().data.recoveryCodes };
    },
    add: async (token: string, device: Device, lie?: Lie, name?: string) =>
      as(token, 'POST', '/auth/passkey/confirm', { passkey: device.create(await creation(token), lie), name }),
    send: (passkey: PasskeyAssertion | object) => post('/auth/passkey-login/confirm', { passkey }),
    logIn: async (device: Device, lie?: Lie) =>
      post('/auth/passkey-login/confirm', { passkey: device.get(await request(), lie) }),
  };
}
