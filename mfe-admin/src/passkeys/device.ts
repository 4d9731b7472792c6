import type { PasskeyCreation, PasskeyRequest } from '@university/shared/contract';
import { ApiError } from '@university/shared';
import { texts } from '../texts/passkeys';

/** Loaded when somebody wants to use a passkey, not before. A failed load is tried again with the next click. */
async function library() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new ApiError(0, 'unreachable', texts.notLoaded);
  }
}

/** Has a passkey made on a device of this person. @throws ApiError with a sentence for people */
export async function createPasskey(optionsJSON: PasskeyCreation) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON }).catch(sayWhy({ NotAllowedError: texts.notMade }));
}

/** Has a passkey of this person used. @throws ApiError with a sentence for people */
export async function signWithPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON }).catch(sayWhy());
}

/** Tells the browser of a passkey that opens nothing, so that it is offered no more. Not every browser listens. */
export async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
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
