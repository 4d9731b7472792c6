import { ApiError, authStore, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { identity, UNNAMED } from '@university/shared/identity';
import { tabStorage } from '@university/shared/kit';
import type { Failure } from '../form/TaskFrame';
import { login } from './texts';

interface LoginDetails {
  email: string;
  password: string;
  code?: string;
  oneTimeCode?: string;
}

export const isOneTimeCodeWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';

export async function logIn({ email, password, code, oneTimeCode }: LoginDetails): Promise<void> {
  const body = { email, password, ...(code && { code }), ...(oneTimeCode && { one_time_code: oneTimeCode }) };
  const { token, role } = await call(calls.login, { body });
  authStore.getState().begin({ token, currentRole: role, email });
}

const FIELDS: readonly string[] = ['email', 'password', 'code', 'one_time_code'];

/** `wait`: seconds until the next attempt. */
export interface LoginFailure extends Failure {
  wait?: number;
}

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

export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_required';
}

export function throttled(wait: number | undefined): LoginFailure {
  return { message: wait === undefined ? login.throttledSoon : 'Too many attempts.', problems: [], wait };
}

export const SET_OUT = {
  login: '/api/v1/auth/single-sign-on/begin',
  again: '/api/v1/auth/single-sign-on/begin?again=true',
} as const;

export async function endSingleSignOn(oneTimeCode: string): Promise<void> {
  const body = oneTimeCode ? { one_time_code: oneTimeCode } : {};
  const { token, role, email } = await call(calls.endSingleSignOn, { body });
  authStore.getState().begin({ token, currentRole: role, email });
}

/** Administrators of a site without an identity begin with the set-up. */
function start(): string {
  const isNew = identity.siteUrl === UNNAMED.siteUrl;
  return isNew && authStore.getState().session?.currentRole === 'admin' ? '/admin/setup' : '/admin/dashboard';
}

/** `//host` and `/\host` are other sites. */
const ownPage = (from: unknown) => (typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined);

const fromOf = (state: unknown) => ownPage((state as { from?: unknown } | null)?.from);

export const returnTo = (state: unknown): string => fromOf(state) ?? start();

const KEY = 'return-to';

export function noteReturn(state: unknown): void {
  tabStorage.set(KEY, fromOf(state) ?? null);
}

export function takeReturn(): { from: string | null } {
  const from = tabStorage.get(KEY);
  tabStorage.set(KEY, null);
  return { from };
}
