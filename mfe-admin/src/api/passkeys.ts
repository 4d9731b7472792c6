import { ApiError, authStore, call, read } from '@university/shared';
import { queryOptions } from '@university/shared/query';
import { forgetPasskey, createPasskey, signWithPasskey } from '../passkeys/device';
import { callWithProof } from './call-with-proof';

/** The caller's own passkeys. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkey'],
    queryFn: async ({ client, signal }) => (await read(client, '/auth/passkey', { signal })).data.passkeys,
    staleTime: 0,
  });

/** Makes a passkey on this device and adds it to the own account. @returns recovery codes, where it is the first factor */
export async function addPasskey(name: string): Promise<string[]> {
  const { data } = await callWithProof('POST /auth/passkey');
  const passkey = await createPasskey(data.options);
  const answer = await callWithProof('POST /auth/passkey/confirm', { body: { passkey, name } });
  return answer.data.recoveryCodes;
}

const askForPasskey = async () => (await call('POST /auth/passkey-login')).data.options;

/** Logs in with a passkey, and keeps the session for this tab. */
export async function logInWithPasskey(): Promise<void> {
  const options = await askForPasskey();
  const passkey = await signWithPasskey(options);
  try {
    const { token, role, email } = await call('POST /auth/passkey-login/confirm', { body: { passkey } });
    authStore.getState().begin({ token, currentRole: role, email });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_passkey') void forgetPasskey(options.rpId, passkey.id);
    throw error;
  }
}

/** Shows by a passkey that it is still the same person. */
export async function confirmWithPasskey(): Promise<void> {
  const passkey = await signWithPasskey(await askForPasskey());
  await call('POST /auth/confirm', { body: { passkey } });
}
