import { useLocation } from '@university/shared/router';
import { useEffect, useRef } from 'react';
import { BAR, DRAWER_ID, SEARCH_FORM_ID } from '../header/MenuButton';
import { NAVIGATION, trailTo, type NavItem } from './navigation-tree';
import { CloseDrawer, Drawer, SearchInDrawer } from './navigation-styles';
import { SmartLink } from '../SmartLink';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';
import { useMenus } from './use-menus';
import { closePopover, useModalPopover } from '../dialog/use-modal-popover';

/** One navigation for every width: a bar with dropdowns where there is room, a drawer where there is not. */
export function Navigation() {
  const drawer = useRef<HTMLDivElement>(null);
  const isOpen = useModalPopover(drawer);
  useMenus(drawer);
  useEffect(() => {
    const bar = window.matchMedia?.(BAR);
    const onChange = () => closePopover(drawer.current);
    bar?.addEventListener('change', onChange);
    return () => bar?.removeEventListener('change', onChange);
  }, []);
  return (
    <Drawer
      ref={drawer}
      id={DRAWER_ID}
      popover="auto"
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': texts.menu })}
    >
      <CloseDrawer type="button" popoverTarget={DRAWER_ID} popoverTargetAction="hide">
        {layoutTexts.closeMenu}
      </CloseDrawer>
      {/* The header's form, so that the overlay opens, and without scripts the page of search. */}
      <SearchInDrawer type="submit" form={SEARCH_FORM_ID} onClick={() => closePopover(drawer.current)}>
        {texts.search}
      </SearchInDrawer>
      <nav aria-label={layoutTexts.mainMenu}>
        <Items items={NAVIGATION} level={1} />
      </nav>
    </Drawer>
  );
}

function Items({ items, level }: { items: readonly NavItem[]; level: number }) {
  const { pathname, search } = useLocation();
  const trail = trailTo(pathname).map(({ label }) => label);
  return (
    <ul>
      {items.map(({ label, to, children }) => (
        <li key={label}>
          {children ? (
            <details name={`menu-${level}`} data-here={trail[level - 1] === label || undefined}>
              <summary>{label}</summary>
              <Items items={children} level={level + 1} />
            </details>
          ) : (
            <SmartLink to={to ?? '/'} aria-current={to === pathname || to === pathname + search ? 'page' : undefined}>
              {label}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}
