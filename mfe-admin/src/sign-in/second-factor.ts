import * as calls from '@university/shared/calls';
import { useSession } from '@university/shared';
import type { AnswerOf } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { useLocation, useNavigate } from '@university/shared/router';
import { useEffect } from 'react';
import { whole } from '../api/queries';

type SecondFactor = AnswerOf<'readSecondFactor'>['data'];

/** Whether the account can do nothing before it has a second factor. */
export const lacksSecondFactor = ({ isRequired, isOn, hasPasskey }: SecondFactor) => isRequired && !isOn && !hasPasskey;

/** What the own account has beside its password. @param staleTime milliseconds for which an earlier answer will do */
export function useSecondFactor(staleTime = 0) {
  const session = useSession();
  return useQuery({ ...secondFactorQuery(session?.email ?? ''), staleTime, enabled: session !== null });
}

/** Where a second factor is set up; the page says why somebody is there. */
const SET_UP = '/admin/password';

/** Milliseconds for which it is not asked again from page to page. */
const KNOWN = 5 * 60_000;

/** Leads anybody who has to have a second factor and has none to where it is set up: no other page would work. */
export function useEnrolment(): void {
  const { data } = useSecondFactor(KNOWN);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = data !== undefined && lacksSecondFactor(data) && pathname !== SET_UP;
  useEffect(() => {
    if (isElsewhere) void navigate(SET_UP, { replace: true });
  }, [isElsewhere, navigate]);
}

export const passkeysQuery = () => whole(['passkey'], calls.listPasskeys, ({ data }) => data.passkeys);

/** What the account of this address has beside its password. Of the address alone: another account has something else. */
export const secondFactorQuery = (email: string) =>
  whole(['second-factor', email], calls.readSecondFactor, ({ data }) => data);

/** Whether there is single sign-on, and what people call that account. It changes with the configuration alone. */
export const loginWaysQuery = () => ({
  ...whole(['login-ways'], calls.readLoginWays, ({ data }) => data),
  staleTime: Number.POSITIVE_INFINITY,
});
