import { useNow } from '@university/shared/kit';
import { SECOND } from '@university/shared/time';
import { useMemo } from 'react';
import { login } from './texts';

const inWords = (seconds: number) => (seconds <= 90 ? login.seconds(seconds) : login.minutes(Math.ceil(seconds / 60)));

/** How long to wait before another try, counted down on screen; said aloud when it begins and when it is over. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const now = useNow();
  const end = useMemo(() => Date.now() + seconds * SECOND, [seconds]);
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / SECOND)));
  // A live region that changes each second would never be quiet.
  return <p aria-live={left > 0 ? 'off' : 'assertive'}>{left > 0 ? login.wait(inWords(left)) : login.waited}</p>;
}
