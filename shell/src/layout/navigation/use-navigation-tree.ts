import { use, useMemo } from 'react';
import { SiteContext } from '../../site/contexts';
import { type NavItem, withEntries } from './navigation-tree';

/** The site's navigation with what remotes add to it. */
export function useNavigationTree(): readonly NavItem[] {
  const { menu } = use(SiteContext);
  return useMemo(() => withEntries(menu), [menu]);
}
