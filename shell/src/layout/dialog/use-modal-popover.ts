import { type RefObject, useEffect, useState } from 'react';
import { useOnNavigation } from '../../site/routes/use-on-navigation';
import { keepFocusInside } from './keep-focus-inside';

/**
 * Makes an open popover a modal dialog: focus stays inside, and readers take the rest of the page for covered. The
 * platform opens and closes it, by its button, Escape and a click beside it, and returns focus; that works without
 * scripts. It closes with every navigation. Returns whether it is open.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useOnNavigation(() => closePopover(popover.current));
  useEffect(() => {
    const root = popover.current;
    if (!root) return;
    // It may have been opened before this code was there.
    setOpen(root.matches(':popover-open'));
    const onToggle = (event: Event) => event.target === root && setOpen((event as ToggleEvent).newState === 'open');
    root.addEventListener('toggle', onToggle);
    return () => root.removeEventListener('toggle', onToggle);
  }, [popover]);
  useEffect(() => {
    const root = popover.current;
    if (!root || !isOpen) return;
    const onKey = (event: KeyboardEvent) => keepFocusInside(event, root);
    if (!root.contains(document.activeElement)) root.querySelector('button')?.focus();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [popover, isOpen]);
  return isOpen;
}

export function closePopover(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
