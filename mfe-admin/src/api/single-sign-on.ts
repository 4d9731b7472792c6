import { authStore, call, read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

/** Where the browser sets out for the provider. `again`: the person has to show there anew who they are. */
export const SET_OUT = {
  login: '/api/v1/auth/single-sign-on/begin',
  again: '/api/v1/auth/single-sign-on/begin?again=true',
} as const;

/** Whether there is single sign-on, and what people call that account. It changes with the configuration alone. */
export const loginWaysQuery = () =>
  queryOptions({
    queryKey: ['login-ways'],
    queryFn: async ({ client, signal }) => (await read(client, '/auth/ways', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Begins the session of whom the provider has just sent back. */
export async function takeLogin(oneTimeCode: string | undefined): Promise<void> {
  const body = oneTimeCode ? { one_time_code: oneTimeCode } : {};
  const { token, role, email } = await call('POST /auth/single-sign-on', { body });
  authStore.getState().begin({ token, currentRole: role, email });
}
