import { z } from 'zod';
import { success } from '../envelope';
import { loginResponse, oneTimeCode } from '../staff';
import type { Terms } from './endpoint';

/** Login with an account that a provider of OpenID Connect keeps. Browsers go to the first two; pages call the others. */
export const singleSignOnEndpoints = {
  readLoginWays: {
    summary: 'Ways to log in beside the password: single sign-on, by the name that people know it by, or null',
    access: 'public',
    response: success(z.object({ singleSignOn: z.object({ name: z.string() }).nullable() })),
  },
  beginSingleSignOn: {
    summary: 'Leads the browser to the provider; with `again` the person has to show anew who they are',
    access: 'public',
    query: z.object({ again: z.stringbool().default(false) }),
    redirects: true,
    fails: [404],
    ownPages: true,
    response: success(z.object({})),
  },
  returnFromProvider: {
    summary: 'Where the provider leads the browser back to; leads it on to the login page',
    access: 'public',
    // What a provider adds is its own affair. All that is read of it is checked against the journey's cookie.
    query: z.looseObject({}),
    redirects: true,
    fails: [404],
    ownPages: true,
    response: success(z.object({})),
  },
  endSingleSignOn: {
    summary: 'Log in as whom the provider has just sent back, by cookie; 410 when that was not just now',
    access: 'public',
    ownPages: true,
    fails: [401, 404, 410],
    body: z.object({
      /** Where the provider asked for a password alone and the account has a second factor here. */
      one_time_code: oneTimeCode.optional(),
    }),
    response: loginResponse.extend({ email: z.string() }),
  },
} as const satisfies Record<string, Terms>;
