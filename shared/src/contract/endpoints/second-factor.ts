import { z } from 'zod';
import { success } from '../envelope';
import { oneTimeCode } from '../staff';
import { ANY_STAFF, type Terms } from './endpoint';

/** One-time codes of an app (RFC 6238), beside the password. */
export const secondFactorEndpoints = {
  readSecondFactor: {
    summary: 'Whether the own account has one-time codes or a passkey, and has to have one of them',
    access: ANY_STAFF,
    beforeEnrolment: true,
    response: success(
      z.object({
        /** One-time codes are on. */
        isOn: z.boolean(),
        hasPasskey: z.boolean(),
        /** The role has to have a second factor, be it codes or a passkey, and the provider did not ask for one. */
        isRequired: z.boolean(),
        /** The account is the provider's of single sign-on: it has no password and no passkey here. */
        isProviderAccount: z.boolean(),
        recoveryCodesLeft: z.number().int(),
      }),
    ),
  },
  beginSecondFactor: {
    summary: 'A new secret for an app, shown once, as text and as a picture (a data address)',
    access: ANY_STAFF,
    beforeEnrolment: true,
    recentLogin: true,
    response: success(z.object({ secret: z.string(), picture: z.string() })),
  },
  confirmSecondFactor: {
    summary: 'Turn one-time codes on with a first code; the recovery codes are shown once',
    access: ANY_STAFF,
    beforeEnrolment: true,
    recentLogin: true,
    body: z.object({ code: oneTimeCode }),
    response: success(z.object({ recoveryCodes: z.array(z.string()) })),
  },
  endSecondFactor: {
    summary: 'Turn one-time codes off; 409 where the role has to have a second factor and there is no passkey',
    access: ANY_STAFF,
    recentLogin: true,
    response: success(z.object({})),
  },
} as const satisfies Record<string, Terms>;
