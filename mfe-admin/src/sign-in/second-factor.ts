import * as calls from '@university/shared/calls';
import { useSession } from '@university/shared';
import type { AnswerOf } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { useLocation, useNavigate } from '@university/shared/router';
import { useEffect } from 'react';
import { whole } from '../api/queries';

type SecondFactor = AnswerOf<'readSecondFactor'>['data'];

export const lacksSecondFactor = ({ isRequired, isOn, hasPasskey }: SecondFactor) => isRequired && !isOn && !hasPasskey;

/** @param staleTime milliseconds */
export function useSecondFactor(staleTime = 0) {
  const session = useSession();
  return useQuery({ ...secondFactorQuery(session?.email ?? ''), staleTime, enabled: session !== null });
}

const SET_UP = '/admin/password';

/** Milliseconds. */
const KNOWN = 5 * 60_000;

/** Redirects accounts without a required second factor: every other page would fail. */
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

/** By address: another account has other factors. */
const secondFactorQuery = (email: string) =>
  whole(['second-factor', email], calls.readSecondFactor, ({ data }) => data);

export const loginWaysQuery = () => ({
  ...whole(['login-ways'], calls.readLoginWays, ({ data }) => data),
  staleTime: Number.POSITIVE_INFINITY,
});
