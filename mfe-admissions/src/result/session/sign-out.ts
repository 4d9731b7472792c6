import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useSingleMutation } from '@university/shared/query';
import type { ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { useLeave } from '../navigation';
import { tellOtherTabs } from './other-tabs';

async function endSession(): Promise<boolean> {
  try {
    await call(calls.signOutOfResult);
    return true;
  } catch {
    return false;
  }
}

let isEnding = false;

/** True from signing out until the page is left, so that a 401 meanwhile gives no other reason to leave. */
export const signingOut = {
  isUnderway: (): boolean => isEnding,
  reset: (): void => {
    isEnding = false;
  },
};

/** Leaves in any case: the next person may use this machine. */
export function useSignOut(page: ResultPage) {
  const leave = useLeave(page);
  const { isPending, mutate } = useSingleMutation({
    async mutationFn(reason: 'left' | 'idle') {
      isEnding = true;
      const isEnded = await endSession();
      tellOtherTabs('changed');
      await leave(isEnded ? reason : 'left-here-only');
    },
  });
  return { isSlow: useSlow(isPending), signOut: (reason: 'left' | 'idle' = 'left') => mutate(reason) };
}
