import { useLocation } from '@university/shared/router';
import { useEffect, useState } from 'react';
import { leaveReasons } from './texts';

export type LeaveReason = keyof typeof leaveReasons;

/** What an address carries besides itself when somebody is led back to sign-in. */
export const leaveState = (reason: LeaveReason) => ({ reason });

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
