import { ApiError, authStore, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { tabStorage } from '@university/shared/kit';
import type { Failure } from '../form/TaskFrame';
import { login } from './texts';

interface LoginDetails {
  email: string;
  password: string;
  /** The mailed code, where it was asked for. */
  code?: string;
  /** What an app shows or a recovery code, where the account has a second factor. */
  oneTimeCode?: string;
}

/** The account has a second factor, and no code of it came with the password. */
export const isOneTimeCodeWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** Logs in, and keeps the session for this tab, which the whole site sees at once. */
export async function logIn({ email, password, code, oneTimeCode }: LoginDetails): Promise<void> {
  const body = { email, password, ...(code && { code }), ...(oneTimeCode && { one_time_code: oneTimeCode }) };
  const { token, role } = await call(calls.login, { body });
  authStore.getState().begin({ token, currentRole: role, email });
}

const FIELDS: readonly string[] = ['email', 'password', 'code', 'one_time_code'];

/** Why a login failed. `wait`: seconds before another try has a chance. */
export interface LoginFailure extends Failure {
  wait?: number;
}

/** What is missing before anything is sent. A code is undefined where there is no field for it. */
export function missing({ email, password, code, oneTimeCode }: LoginDetails): LoginFailure | null {
  const problems = [
    ...(email === '' ? [{ field: 'email', message: login.noEmail }] : []),
    ...(password === '' ? [{ field: 'password', message: login.noPassword }] : []),
    ...(code === '' ? [{ field: 'code', message: login.noCode }] : []),
    ...(oneTimeCode === '' ? [{ field: 'one_time_code', message: login.noOneTimeCode }] : []),
  ];
  return problems.length > 0 ? { problems } : null;
}

/** What is true after a login that failed. */
export function explain(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { message: login.failed, problems: [] };
  if (asksForCode(error)) return { problems: [{ field: 'code', message: login.codeWrong }] };
  if (error.code === 'wrong_code') {
    return { problems: [{ field: 'one_time_code', message: login.oneTimeCodeWrong }] };
  }
  if (error.status === 401) return { message: login.wrong, problems: [] };
  if (error.status === 429) return throttled(error.retryAfter);
  const problems = error.issues
    .filter(({ path }) => FIELDS.includes(path))
    .map(({ path, message }) => ({ field: path, message }));
  return problems.length > 0 ? { problems } : { message: error.message, problems };
}

/** Whether the API asks for a mailed code beside these details. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_required';
}

/** What is true after too many attempts. */
export function throttled(wait: number | undefined): LoginFailure {
  return { message: wait === undefined ? login.throttledSoon : login.throttled, problems: [], wait };
}

/** Where the browser sets out for the provider. `again`: the person has to show there anew who they are. */
export const SET_OUT = {
  login: '/api/v1/auth/single-sign-on/begin',
  again: '/api/v1/auth/single-sign-on/begin?again=true',
} as const;

/** Begins the session of whom the provider has just sent back. */
export async function endSingleSignOn(oneTimeCode: string | undefined): Promise<void> {
  const body = oneTimeCode ? { one_time_code: oneTimeCode } : {};
  const { token, role, email } = await call(calls.endSingleSignOn, { body });
  authStore.getState().begin({ token, currentRole: role, email });
}

/** Where everybody begins their work after logging in. */
const START = '/admin/dashboard';

/** A page of this site. `//host` and `/\host` are addresses of other sites. */
const ownPage = (from: unknown) => (typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined);

const fromOf = (state: unknown) => ownPage((state as { from?: unknown } | null)?.from);

/** Where a login leads: back to the page that asked for it, if that is one of ours, else to the dashboard. */
export const returnTo = (state: unknown): string => fromOf(state) ?? START;

const KEY = 'return-to';

/** Notes in this tab what page asked for the login, while the browser is at the provider. */
export function noteReturn(state: unknown): void {
  tabStorage.set(KEY, fromOf(state) ?? null);
}

/** What was noted, as the state of a navigation has it; once. */
export function takeReturn(): { from: string | null } {
  const from = tabStorage.get(KEY);
  tabStorage.set(KEY, null);
  return { from };
}
