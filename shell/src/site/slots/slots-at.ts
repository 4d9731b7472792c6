import type { SiteMap, SiteSlot } from '../boot';
import { isForStaff } from '../staff-area';

/** The slots of the shell's layout. They hand over no data. */
export type ShellSlot = 'home.popup' | 'overlay.search';

export const isShellSlot = (name: string): name is ShellSlot => name === 'home.popup' || name === 'overlay.search';

/**
 * The slots of this name that are filled at this address, in the registry's order. In sign-in and the staff area nobody
 * fills those of the shell: no code runs there that the area did not ask for.
 */
export function slotsAt(slots: readonly SiteSlot[], name: string, pathname: string): SiteSlot[] {
  if (isShellSlot(name) && isForStaff(pathname)) return [];
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}

/**
 * What fills the slots that are rendered with a page, of the layout and of the page itself. Search opens later.
 * @param page the page's path as its route has it; undefined where there is no page, or none that everybody may see
 */
export function fillingsAt(
  { slots, opened = {} }: Pick<SiteMap, 'slots' | 'opened'>,
  page: string | undefined,
  pathname: string,
): SiteSlot[] {
  const names = Object.keys(opened).filter((name) => opened[name]?.path === page);
  return ['home.popup', ...names].flatMap((name) => slotsAt(slots, name, pathname));
}
