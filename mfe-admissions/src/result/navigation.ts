import { useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { type ResultPage, resultPageFor, signInAddress } from '../rounds/result-pages';

/** The result that the address on screen is about; undefined where it can be none. */
export function useResultPage(): ResultPage | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return resultPageFor(pathname, search);
}

/** Why somebody was led back to sign-in, and what that page says then. */
export const leaveReasons = {
  'signed-out':
    'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
  'other-record': 'This browser is signed in to another result. Sign in to see this one.',
  left: 'You are signed out.',
  idle: 'Nobody used the page for 15 minutes, so you were signed out and your record was taken off it. A decision that was recorded stays recorded.',
  'left-here-only':
    'Your result is off this page, but the university could not be reached to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.',
} as const;

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
