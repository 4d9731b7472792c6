import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useSingleMutation } from '@university/shared/query';
import type { ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { useLeave } from '../navigation';
import { tellOtherTabs } from './other-tabs';

/** Ends the session on the server. Never throws. @returns whether the server has answered that it did */
async function endSession(): Promise<boolean> {
  try {
    await call(calls.signOutOfResult);
    return true;
  } catch {
    return false;
  }
}

let isEnding = false;

/**
 * Whether somebody is being signed out of the record on screen, until the page is left: it may read the record once more
 * meanwhile, and that the session is over is no other reason to leave then.
 */
export const signingOut = {
  isUnderway: (): boolean => isEnding,
  /** A record comes on screen. */
  reset: (): void => {
    isEnding = false;
  },
};

/** Ends the session where that can be done, and leaves in any case: the next person may be waiting for this machine. */
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
