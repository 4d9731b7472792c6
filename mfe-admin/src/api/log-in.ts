import { authStore, call } from '@university/shared';

/** Logs in and keeps the session for this tab, which the whole site sees at once. */
export async function logIn(email: string, password: string): Promise<void> {
  const { token, role } = await call('POST /auth/login', { body: { email, password } });
  authStore.getState().begin({ token, currentRole: role, email });
}
