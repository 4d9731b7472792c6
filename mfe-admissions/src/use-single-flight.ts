import { useCallback, useRef, useState } from 'react';

/** Milliseconds before people are told that something takes time; telling them earlier only flickers. */
const SLOW_AFTER = 200;

/**
 * Runs one action at a time: whatever is asked for while one is under way is dropped, so that a double click sends
 * once. A ref, because two clicks can come before React renders. `isSlow` once the action has taken a while.
 */
export function useSingleFlight() {
  const underway = useRef(false);
  const [isSlow, setSlow] = useState(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (underway.current) return;
    underway.current = true;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    try {
      await action();
    } finally {
      clearTimeout(timer);
      underway.current = false;
      setSlow(false);
    }
  }

  const isUnderway = useCallback(() => underway.current, []);
  return { run, isSlow, isUnderway };
}
