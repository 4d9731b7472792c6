import * as calls from '@university/shared/calls';
import { whole } from '../api/query';

export const passkeysQuery = () => whole(['passkey'], calls.listPasskeys, ({ data }) => data.passkeys);

/** What the account of this address has beside its password. Of the address alone: another account has something else. */
export const secondFactorQuery = (email: string) =>
  whole(['second-factor', email], calls.readSecondFactor, ({ data }) => data);

/** Whether there is single sign-on, and what people call that account. It changes with the configuration alone. */
export const loginWaysQuery = () => ({
  ...whole(['login-ways'], calls.readLoginWays, ({ data }) => data),
  staleTime: Number.POSITIVE_INFINITY,
});
