import type { SiteSlot } from '../boot';
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
