import { useEffect, useState } from 'react';

/** Milliseconds before people are told that something takes time; telling them earlier only flickers. */
const SLOW_AFTER = 200;

/** Whether something that is pending has taken a while. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
