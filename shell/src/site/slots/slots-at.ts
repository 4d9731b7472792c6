import type { SiteMap, SiteSlot } from '../boot';
import { isForStaff } from '../staff-area';

export type ShellSlot = 'home.popup' | 'overlay.search';

export const isShellSlot = (name: string): name is ShellSlot => name === 'home.popup' || name === 'overlay.search';

/** In the registry's order. Shell slots stay empty on staff pages: no foreign code runs there. */
export function slotsAt(slots: readonly SiteSlot[], name: string, pathname: string): SiteSlot[] {
  if (isShellSlot(name) && isForStaff(pathname)) return [];
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}

export function fillingsAt(
  { slots, opened = {} }: Pick<SiteMap, 'slots' | 'opened'>,
  page: string | undefined,
  pathname: string,
): SiteSlot[] {
  const names = Object.keys(opened).filter((name) => opened[name]?.path === page);
  return ['home.popup', ...names].flatMap((name) => slotsAt(slots, name, pathname));
}
