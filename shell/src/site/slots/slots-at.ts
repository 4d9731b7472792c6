import type { SiteSlot } from '../boot';

/** The slots that the shell opens, as `SHELL_SLOTS` has them. */
export type ShellSlot = 'home.popup' | 'overlay.search';

/** The slots of this name that are filled at this address, in the registry's order. */
export function slotsAt(slots: readonly SiteSlot[], name: string, pathname: string): SiteSlot[] {
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}
