import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { makeGood, markLive } from '../early';

/** For the element around a part that came as HTML: a click on one of its buttons that came before its code is made good. */
export function useLivePart(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current) markLive(part.current);
  }, []);
  useEffect(() => {
    // Not within the click that made it live.
    const timer = setTimeout(() => part.current && makeGood(part.current));
    return () => clearTimeout(timer);
  }, []);
  return part;
}
