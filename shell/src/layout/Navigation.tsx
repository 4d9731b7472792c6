import { useLocation } from '@university/shared/router';
import { useEffect, useRef } from 'react';
import { NAVIGATION, type NavItem } from './navigation-tree';
import { CloseDrawer, Drawer, OpenDrawer } from './navigation-styles';
import { SmartLink } from './SmartLink';
import { texts } from './texts';

const DRAWER = 'site-menu';

/** Opens the drawer by the platform's own means, so that it works before and without scripts. */
export function MenuButton() {
  return (
    <OpenDrawer type="button" popoverTarget={DRAWER}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {texts.menu}
    </OpenDrawer>
  );
}

/** One navigation for every width: a bar with dropdowns where there is room, a drawer where there is not. */
export function Navigation() {
  const drawer = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with every navigation
  useEffect(() => closeAll(drawer.current), [key]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => closeDropdowns(drawer.current, event.target as Node);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = (document.activeElement as HTMLElement | null)?.closest('details[open]');
      if (!open || !drawer.current?.contains(open)) return;
      open.removeAttribute('open');
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <Drawer ref={drawer} id={DRAWER} popover="auto" aria-label="Main">
      <CloseDrawer type="button" popoverTarget={DRAWER} popoverTargetAction="hide">
        {texts.closeMenu}
      </CloseDrawer>
      <Items items={NAVIGATION} level={1} />
    </Drawer>
  );
}

function Items({ items, level }: { items: readonly NavItem[]; level: number }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {items.map(({ label, to, children }) => (
        <li key={label}>
          {children ? (
            <details name={`menu-${level}`}>
              <summary>{label}</summary>
              <Items items={children} level={level + 1} />
            </details>
          ) : (
            <SmartLink to={to ?? '/'} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function closeDropdowns(nav: HTMLElement | null, except?: Node): void {
  for (const details of nav?.querySelectorAll('details[open]') ?? []) {
    if (!except || !details.contains(except)) details.removeAttribute('open');
  }
}

function closeAll(nav: HTMLElement | null): void {
  if (nav?.matches(':popover-open')) nav.hidePopover();
  closeDropdowns(nav);
}
