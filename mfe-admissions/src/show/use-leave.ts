import { useQueryClient } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useCallback } from 'react';
import { signInAddress, type ResultPage } from '../allotment/tracks';
import { forgetAllotments } from '../api/allotment';
import { type LeaveReason, leaveState } from '../leave-reason';

/** Leads back to sign-in and forgets the record; after the navigation, or the page would read it again. */
export function useLeave(page: ResultPage): (reason: LeaveReason) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    async (reason) => {
      await navigate(signInAddress(page), { replace: true, state: leaveState(reason) });
      forgetAllotments(queryClient);
    },
    [navigate, page, queryClient],
  );
}
