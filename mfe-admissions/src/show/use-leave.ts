import { useNavigate } from '@university/shared/router';
import { useCallback } from 'react';
import { signInAddress, type ResultPage } from '../allotment/tracks';
import { type LeaveReason, leaveState } from '../leave-reason';

/** Leads back to sign-in. The page forgets the record when it goes: before that it would read it again. */
export function useLeave(page: ResultPage): (reason: LeaveReason) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (reason) => navigate(signInAddress(page), { replace: true, state: leaveState(reason) }),
    [navigate, page],
  );
}
