import { ApiError, authStore, call } from '@university/shared';

export interface LoginDetails {
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
  const { token, role } = await call('POST /auth/login', { body });
  authStore.getState().begin({ token, currentRole: role, email });
}
