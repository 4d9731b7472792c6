import { useCallback, useRef, useState } from 'react';
import { messageOf } from './explain';

/** Runs one thing at a time that a button starts, and says what went wrong. `run` stays the same function. */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);

  /** @returns whether it went well */
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);

  return { isBusy, failure, run };
}
