import { useLocation } from '@university/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { useFrame } from '../../site/frame';
import { texts } from '../../site/texts';
import { SmartLink } from '../SmartLink';
import { closePopover, focusable, useModalPopover, useOnNavigation } from '../dialog/use-modal-popover';
import { BAR, DRAWER_ID, SEARCH_FORM_ID } from '../header/MenuButton';
import { ServiceItems, ServicesInDrawer } from '../header/ServiceItems';
import { layoutTexts } from '../texts';
import { CloseDrawer, Drawer, SearchInDrawer } from './navigation-styles';
import { type NavItem, trailTo, useNavigationTree } from './navigation-tree';

export function Navigation() {
  const drawer = useRef<HTMLDivElement>(null);
  const isOpen = useModalPopover(drawer);
  useMenus(drawer);
  const navigation = useNavigationTree(useFrame()?.zones);
  const { pathname } = useLocation();
  const trail = trailTo(pathname, navigation).map(({ label }) => label);
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
      <SearchInDrawer type="submit" form={SEARCH_FORM_ID} onClick={() => closePopover(drawer.current)}>
        {texts.search}
      </SearchInDrawer>
      <nav aria-label={layoutTexts.mainMenu}>
        <Items items={navigation} level={1} trail={trail} />
      </nav>
      <ServicesInDrawer>
        <ServiceItems />
      </ServicesInDrawer>
    </Drawer>
  );
}

interface ItemsProps {
  items: readonly NavItem[];
  level: number;
  trail: readonly string[];
}

function Items({ items, level, trail }: ItemsProps) {
  const { pathname, search } = useLocation();
  return (
    <ul>
      {items.map(({ label, to, children }) => (
        <li key={label}>
          {children ? (
            <details name={`menu-${level}`} data-here={trail[level - 1] === label || undefined}>
              <summary>{label}</summary>
              <Items items={children} level={level + 1} trail={trail} />
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

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Closes menus on outside click, focus and navigation; arrow keys move. WAI-ARIA disclosure navigation. */
function useMenus(menu: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => closeMenus(menu.current));
  useEffect(() => {
    const root = menu.current;
    if (!root) return;
    const onAway = ({ target }: Event) => {
      // In the drawer, closing one would move what is being clicked.
      if (!root.matches(':popover-open')) closeMenus(root, target as Node);
    };
    const onKey = (event: KeyboardEvent) => goTo(root, event);
    document.addEventListener('pointerdown', onAway);
    document.addEventListener('focusin', onAway);
    root.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onAway);
      document.removeEventListener('focusin', onAway);
      root.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}

function closeMenus(root: HTMLElement | null, except?: Node): void {
  for (const menu of root?.querySelectorAll('nav > ul > li > details') ?? []) {
    if (except && menu.contains(except)) continue;
    for (const details of [menu, ...menu.querySelectorAll('details')]) details.removeAttribute('open');
  }
}

function goTo(root: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  const items = focusable(root);
  event.preventDefault();
  items[items.indexOf(event.target as HTMLElement) + step]?.focus();
}
