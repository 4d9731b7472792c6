import { use, useMemo } from 'react';
import { SiteContext } from '../../site/contexts';
import type { FrameZone } from '../../site/frame';
import { type NavItem, withEntries } from './navigation-tree';

/** The site's navigation with what remotes add to it, and the zones where they are given. */
export function useNavigationTree(zones?: readonly FrameZone[]): readonly NavItem[] {
  const { menu } = use(SiteContext);
  return useMemo(() => withEntries(menu, zones), [menu, zones]);
}
