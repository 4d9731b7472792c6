import { type RefObject, useEffect } from 'react';
import { focusable, useOnNavigation } from '../dialog/use-modal-popover';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * What `details` do not do by themselves: close with a click or focus elsewhere and with every navigation, and let
 * arrow keys go from item to item. After the WAI-ARIA pattern for disclosure navigation; for Escape see the header.
 */
export function useMenus(menu: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => closeMenus(menu.current));
  useEffect(() => {
    const root = menu.current;
    if (!root) return;
    const onAway = ({ target }: Event) => {
      // In the drawer menus stand below each other: closing one would move what is about to be clicked.
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

/** Closes the menus of the first level with all that is in them, but not the one that holds `except`. */
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
