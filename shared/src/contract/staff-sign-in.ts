import { z } from 'zod';
import { success, ROLES, byId, type Terms } from './endpoint';
import {
  passkey,
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
  loginResponse,
  oneTimeCode,
} from './staff';

export const passkeyEndpoints = {
  listPasskeys: {
    summary: "The caller's own passkeys, the oldest first",
    access: ROLES,
    beforeEnrolment: true,
    response: success({ passkeys: z.array(passkey) }),
  },
  beginPasskey: {
    summary: 'What a browser needs to make a passkey; good for five minutes',
    access: ROLES,
    beforeEnrolment: true,
    recentLogin: true,
    response: success({ options: passkeyCreation }),
  },
  confirmPasskey: {
    summary:
      'Keep the passkey that the browser made; recovery codes come with the first second factor, and are shown once',
    access: ROLES,
    beforeEnrolment: true,
    recentLogin: true,
    fails: [410],
    body: z.object({ passkey: passkeyAttestation, name: passkeyName.default('Passkey') }),
    response: success({ recoveryCodes: z.array(z.string()) }),
  },
  removePasskey: {
    summary: 'Remove an own passkey; 409 where the role has to have a second factor and this is the last one',
    access: ROLES,
    recentLogin: true,
    params: byId,
    response: success({}),
  },
  beginPasskeyLogin: {
    summary:
      'What a browser needs to use a passkey, for a login or for `POST /auth/confirm`; good once, for five minutes',
    access: 'public',
    fails: [409],
    response: success({ options: passkeyRequest }),
  },
  confirmPasskeyLogin: {
    summary: 'Staff and faculty login with a passkey, without e-mail address, password and code',
    access: 'public',
    fails: [401, 410],
    body: z.object({ passkey: passkeyAssertion }),
    response: loginResponse.extend({ email: z.string() }),
  },
} as const satisfies Record<string, Terms>;

export const secondFactorEndpoints = {
  readSecondFactor: {
    summary: 'Whether the own account has one-time codes or a passkey, and has to have one of them',
    access: ROLES,
    beforeEnrolment: true,
    response: success({
      isOn: z.boolean(),
      hasPasskey: z.boolean(),
      /** Required by the role, and not by the provider. */
      isRequired: z.boolean(),
      /** By single sign-on, without password and passkeys. */
      isProviderAccount: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    }),
  },
  beginSecondFactor: {
    summary: 'A new secret for an app, shown once, as text and as a picture (a data address)',
    access: ROLES,
    beforeEnrolment: true,
    recentLogin: true,
    response: success({ secret: z.string(), picture: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Turn one-time codes on with a first code; the recovery codes are shown once',
    access: ROLES,
    beforeEnrolment: true,
    recentLogin: true,
    body: z.object({ code: oneTimeCode }),
    response: success({ recoveryCodes: z.array(z.string()) }),
  },
  endSecondFactor: {
    summary: 'Turn one-time codes off; 409 where the role has to have a second factor and there is no passkey',
    access: ROLES,
    recentLogin: true,
    response: success({}),
  },
} as const satisfies Record<string, Terms>;

/** OpenID Connect. Browsers visit the addresses that redirect; pages call the others. */
export const singleSignOnEndpoints = {
  readLoginWays: {
    summary: 'Ways to log in beside the password: single sign-on, by the name that people know it by, or null',
    access: 'public',
    response: success({ singleSignOn: z.object({ name: z.string() }).nullable() }),
  },
  beginSingleSignOn: {
    summary: 'Leads the browser to the provider; with `again` the person has to show anew who they are',
    access: 'public',
    query: z.object({ again: z.stringbool().default(false) }),
    redirects: true,
    fails: [404],
    ownPages: true,
    response: success({}),
  },
  returnFromProvider: {
    summary: 'Where the provider leads the browser back to; leads it on to the login page',
    access: 'public',
    // Providers add parameters; what is used is checked against the cookie.
    query: z.looseObject({}),
    redirects: true,
    fails: [404],
    ownPages: true,
    response: success({}),
  },
  endSingleSignOn: {
    summary: 'Log in as whom the provider has just sent back, by cookie; 410 when that was not just now',
    access: 'public',
    ownPages: true,
    fails: [401, 404, 410],
    body: z.object({
      /** If the provider used a password only, and the account has a second factor. */
      one_time_code: oneTimeCode.optional(),
    }),
    response: loginResponse.extend({ email: z.string() }),
  },
} as const satisfies Record<string, Terms>;
