import { roughTimeInWords, SECOND, timeInWords } from '@university/shared/time';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './layout';

/** The device's clock, epoch milliseconds, moving on every second for as long as somebody needs it. */
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

/** Time until an instant (epoch milliseconds), counting down in sight; read out once, as it was at first. */
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
