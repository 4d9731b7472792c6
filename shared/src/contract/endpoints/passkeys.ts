import { z } from 'zod';
import { success } from '../envelope';
import {
  passkey,
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
} from '../passkeys';
import { loginResponse } from '../staff';
import { ANY_STAFF, byId, type Terms } from './endpoint';

/** Passkeys (WebAuthn): both factors in one. */
export const passkeyEndpoints = {
  listPasskeys: {
    summary: "The caller's own passkeys, the oldest first",
    access: ANY_STAFF,
    beforeEnrolment: true,
    response: success(z.object({ passkeys: z.array(passkey) })),
  },
  beginPasskey: {
    summary: 'What a browser needs to make a passkey; good for five minutes',
    access: ANY_STAFF,
    beforeEnrolment: true,
    recentLogin: true,
    response: success(z.object({ options: passkeyCreation })),
  },
  confirmPasskey: {
    summary:
      'Keep the passkey that the browser made; recovery codes come with the first second factor, and are shown once',
    access: ANY_STAFF,
    beforeEnrolment: true,
    recentLogin: true,
    fails: [410],
    body: z.object({ passkey: passkeyAttestation, name: passkeyName.default('Passkey') }),
    response: success(z.object({ recoveryCodes: z.array(z.string()) })),
  },
  removePasskey: {
    summary: 'Remove an own passkey; 409 where the role has to have a second factor and this is the last one',
    access: ANY_STAFF,
    recentLogin: true,
    params: byId,
    response: success(z.object({})),
  },
  beginPasskeyLogin: {
    summary:
      'What a browser needs to use a passkey, for a login or for `POST /auth/confirm`; good once, for five minutes',
    access: 'public',
    fails: [409],
    response: success(z.object({ options: passkeyRequest })),
  },
  confirmPasskeyLogin: {
    summary: 'Staff and faculty login with a passkey, without e-mail address, password and code',
    access: 'public',
    fails: [401, 410],
    body: z.object({ passkey: passkeyAssertion }),
    response: loginResponse.extend({ email: z.string() }),
  },
} as const satisfies Record<string, Terms>;
