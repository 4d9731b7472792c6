import type { SiteMap, SiteSlot } from '../boot';
import { isForStaff } from '../staff-area';

/** The slots that the shell opens, as `SHELL_SLOTS` has them. */
export type ShellSlot = 'home.popup' | 'overlay.search';

/** The slots that the shell opens: in its frame, so on every page. They hand over nothing that is data. */
export const SHELL_SLOTS: readonly ShellSlot[] = ['home.popup', 'overlay.search'];

export const isShellSlot = (name: string): name is ShellSlot => SHELL_SLOTS.some((own) => own === name);

/**
 * The slots of this name that are filled at this address, in the registry's order. In sign-in and the staff area nobody
 * fills those of the shell: no code runs there that the area did not ask for.
 */
export function slotsAt(slots: readonly SiteSlot[], name: string, pathname: string): SiteSlot[] {
  if (isShellSlot(name) && isForStaff(pathname)) return [];
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}

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
