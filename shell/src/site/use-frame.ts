import { useQuery } from '@university/shared/query';
import { useHydrated } from '@university/shared/island';
import { createContext, use } from 'react';
import { type Frame, frameQuery } from './frame';

/** The frame that the page's HTML was rendered with. */
export const FirstFrameContext = createContext<Frame | undefined>(undefined);

/**
 * What frames the page, as it is now. Parts of the layout take over their HTML late, and must find in it what the
 * server wrote, whatever has been read since.
 */
export function useFrame(): Frame | undefined {
  const now = useQuery(frameQuery()).data;
  const first = use(FirstFrameContext);
  return useHydrated() ? now : first;
}
