import type { ResultPage } from '../allotment/tracks';
import { endSession } from '../api/sign-out';
import { useSingleFlight } from '../use-single-flight';
import { useLeave } from './use-leave';

/** Ends the session where that can be done, and leaves in any case: the next person may be waiting for this machine. */
export function useSignOut(page: ResultPage) {
  const leave = useLeave(page);
  const { run, isSlow } = useSingleFlight();
  return {
    isSlow,
    signOut() {
      void run(async () => leave((await endSession()) ? 'left' : 'left-here-only'));
    },
  };
}
