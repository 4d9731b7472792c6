import type { ResultPage } from '../allotment/tracks';
import { endSession } from '../api/sign-out';
import { tellOtherTabs } from '../session/tell-other-tabs';
import { useSingleFlight } from '../use-single-flight';
import { useLeave } from './use-leave';

/** Ends the session where that can be done, and leaves in any case: the next person may be waiting for this machine. */
export function useSignOut(page: ResultPage) {
  const leave = useLeave(page);
  const { run, isSlow } = useSingleFlight();

  async function end(reason: 'left' | 'idle') {
    const isEnded = await endSession();
    tellOtherTabs('changed');
    await leave(isEnded ? reason : 'left-here-only');
  }

  return { isSlow, signOut: (reason: 'left' | 'idle' = 'left') => void run(() => end(reason)) };
}
