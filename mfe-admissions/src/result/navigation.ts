import { useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { type ResultPage, resultPageFor, signInAddress } from '../rounds/result-pages';
import { leaveReasons } from './leave-texts';

/** The result that the address on screen is about; undefined where it can be none. */
export function useResultPage(): ResultPage | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return resultPageFor(pathname, search);
}

/** Why somebody was led back to sign-in. */
export type LeaveReason = keyof typeof leaveReasons;

/** Leads back to sign-in. The page forgets the record when it goes: before that it would read it again. */
export function useLeave(page: ResultPage): (reason: LeaveReason) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (reason) => navigate(signInAddress(page), { replace: true, state: { reason } }),
    [navigate, page],
  );
}

function reasonOf(state: unknown): LeaveReason | null {
  const reason = (state as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' && reason in leaveReasons ? (reason as LeaveReason) : null;
}

/** Why somebody was led here. Known only after hydration: the server does not see the history of a tab. */
export function useLeaveReason(): LeaveReason | null {
  const { state } = useLocation();
  const [reason, setReason] = useState<LeaveReason | null>(null);
  useEffect(() => setReason(reasonOf(state)), [state]);
  return reason;
}
