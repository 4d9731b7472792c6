import { VisuallyHidden } from '@university/shared/ui';
import { useState } from 'react';
import { roughTimeInWords, timeInWords } from './in-words';
import { useNow } from './use-now';

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
