import { useLocation } from '@university/shared/router';
import { useEffect, useRef } from 'react';

/** Calls back after every navigation, but not when the component comes to a page that stands already. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    callback();
  });
}
