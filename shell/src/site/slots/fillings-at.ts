import type { SiteMap, SiteSlot } from '../boot';
import { isShellSlot, SHELL_SLOTS, slotsAt } from './slots-at';

/**
 * All that fills slots at an address, but for what waits for intent: those of the frame, and those of the page.
 * @param page the page's path as its route has it; undefined where there is no page, or none that everybody may see
 */
export function fillingsAt(
  { slots, opened = {} }: Pick<SiteMap, 'slots' | 'opened'>,
  page: string | undefined,
  pathname: string,
): SiteSlot[] {
  const names = Object.keys(opened).filter((name) => opened[name]?.path === page);
  return [...SHELL_SLOTS, ...names]
    .flatMap((name) => slotsAt(slots, name, pathname))
    .filter(({ when }) => when !== 'intent');
}

/** Whether a page waits for a filling: on the server for all, in the browser for those that stand on the page with it. */
export const comesWithPage = ({ slot, when }: SiteSlot): boolean =>
  typeof document === 'undefined' || (when === 'page' && !isShellSlot(slot));
