import { ApiError, authStore, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { PasskeyCreation, PasskeyRequest } from '@university/shared/contract';
import { useHydrated } from '@university/shared/island';
import { callWithProof } from '../api/changes';
import { passkeys as texts } from './texts';

/** A failed load is retried with the next click. */
async function library() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new ApiError(0, 'unreachable', 'Something could not be loaded. Check your connection and try again.');
  }
}

async function createPasskey(optionsJSON: PasskeyCreation) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON }).catch(sayWhy({ NotAllowedError: texts.notMade }));
}

async function signWithPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON }).catch(sayWhy());
}

/** Not supported by every browser. */
async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  const { sendSignal } = await library();
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => {});
}

const sayWhy =
  (own: Partial<Record<string, string>> = {}) =>
  (error: unknown): never => {
    const problems: Partial<Record<string, string>> = { ...texts.problems, ...own };
    const name = error instanceof Error ? error.name : '';
    throw new ApiError(0, 'no_passkey', problems[name] ?? texts.problem);
  };

/** @returns recovery codes, if it is the first factor */
export async function addPasskey(name: string): Promise<string[]> {
  const { data } = await callWithProof(calls.beginPasskey);
  const passkey = await createPasskey(data.options);
  const answer = await callWithProof(calls.confirmPasskey, { body: { passkey, name } });
  return answer.data.recoveryCodes;
}

const askForPasskey = async () => (await call(calls.beginPasskeyLogin)).data.options;

export async function logInWithPasskey(): Promise<void> {
  const options = await askForPasskey();
  const passkey = await signWithPasskey(options);
  try {
    const { token, role, email } = await call(calls.confirmPasskeyLogin, { body: { passkey } });
    authStore.getState().begin({ token, currentRole: role, email });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_passkey') void forgetPasskey(options.rpId, passkey.id);
    throw error;
  }
}

export async function confirmWithPasskey(): Promise<void> {
  const passkey = await signWithPasskey(await askForPasskey());
  await call(calls.confirm, { body: { passkey } });
}

/** Browsers refuse passkeys for IP addresses. */
const NUMBER = /^[\d.]+$|^\[/;

export const hasPasskeys = (hostname: string) => typeof PublicKeyCredential === 'function' && !NUMBER.test(hostname);

/** Undefined until hydrated. */
export function usePasskeySupport(): boolean | undefined {
  return useHydrated() ? hasPasskeys(location.hostname) : undefined;
}
