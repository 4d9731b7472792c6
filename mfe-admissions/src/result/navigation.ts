import { useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { type ResultPage, resultPageFor, signInAddress } from '../rounds/result-pages';
import { leaveReasons } from './sign-in/texts';

export function useResultPage(): ResultPage | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return resultPageFor(pathname, search);
}

export type LeaveReason = keyof typeof leaveReasons;

/** The record is removed on unmount: earlier, it would be fetched again. */
export function useLeave(page: ResultPage): (reason: LeaveReason) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (reason) => navigate(signInAddress(page), { replace: true, state: { reason } }),
    [navigate, page],
  );
}

function reasonOf(state: unknown): LeaveReason | null {
  const reason = (state as { reason?: unknown } | null)?.reason;
  if (reason === 'signed-out' && !navigator.cookieEnabled) return 'no-cookies';
  return typeof reason === 'string' && reason in leaveReasons ? (reason as LeaveReason) : null;
}

/** Known after hydration only: the server does not see the history state. */
export function useLeaveReason(): LeaveReason | null {
  const { state } = useLocation();
  const [reason, setReason] = useState<LeaveReason | null>(null);
  useEffect(() => setReason(reasonOf(state)), [state]);
  return reason;
}
