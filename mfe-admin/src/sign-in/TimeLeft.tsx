import { useEffect, useState } from 'react';
import { texts } from '../texts';

const words = texts.login;

const SECOND = 1_000;

const inWords = (seconds: number) => (seconds <= 90 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60)));

/** How long to wait before another try, counted down on screen; said aloud when it begins and when it is over. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * SECOND;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [seconds]);
  // A live region that changes each second would never be quiet.
  return <p aria-live={left > 0 ? 'off' : 'assertive'}>{left > 0 ? words.wait(inWords(left)) : words.waited}</p>;
}
