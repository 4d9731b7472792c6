import { roughTimeInWords, SECOND, timeInWords } from '@university/shared/time';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './layout';

export function useNow(isRunning = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Counts down visually; announced once. Epoch milliseconds. */
export function TimeLeft({ until }: { until: number }) {
  const now = useNow();
  const [first] = useState(() => roughTimeInWords(until - Date.now()));
  return (
    <>
      <span aria-hidden="true">{timeInWords(until - now)}</span>
      <VisuallyHidden>{first}</VisuallyHidden>
    </>
  );
}
