import { useEffect } from 'react';
import { joinTabs } from './channel';

/** Calls `onChanged` when another tab of this browser has decided, signed in or signed out. */
export function useOtherTabs(onChanged: () => void): void {
  useEffect(() => {
    const { leave } = joinTabs((word) => word === 'changed' && onChanged());
    return leave;
  }, [onChanged]);
}
