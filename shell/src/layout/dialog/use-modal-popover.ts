import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@university/shared/router';

/** The last one handles keys. */
const open: Element[] = [];

/**
 * Adds modal behaviour to a popover: focus trap, aria-modal, closing on navigation. Opening and closing are the
 * platform's and work without scripts.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  useOnNavigation(() => closePopover(popover.current));
  useEffect(() => {
    const root = popover.current;
    if (!root) return;
    // It may be open already.
    setOpen(root.matches(':popover-open'));
    const onToggle = (event: Event) => event.target === root && setOpen((event as ToggleEvent).newState === 'open');
    const noteOpener = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') opener.current = document.activeElement;
    };
    root.addEventListener('beforetoggle', noteOpener);
    root.addEventListener('toggle', onToggle);
    return () => {
      root.removeEventListener('beforetoggle', noteOpener);
      root.removeEventListener('toggle', onToggle);
    };
  }, [popover]);
  useEffect(() => {
    const root = popover.current;
    if (!root || !isOpen) return;
    const from = opener.current;
    open.push(root);
    const onKey = (event: KeyboardEvent) => open.at(-1) === root && keepFocusInside(event, root);
    if (!root.contains(document.activeElement)) root.querySelector('button')?.focus();
    document.addEventListener('keydown', onKey);
    return () => {
      open.splice(open.indexOf(root), 1);
      document.removeEventListener('keydown', onKey);
      // The platform returns focus only to the first popover's opener.
      const focus = document.activeElement;
      const isMissingPage = focus === document.body || root.contains(focus);
      if (isMissingPage && open.length > 0) (from as HTMLElement | null)?.focus();
    };
  }, [popover, isOpen]);
  return isOpen;
}

export function closePopover(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

const isReachable = (element: Element): boolean =>
  !(element.localName === 'summary' ? element.parentElement?.parentElement : element)?.closest('details:not([open])');

export function focusable(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a, button, summary')].filter(isReachable);
}

/** Native modals let Tab leave for the browser's toolbar. */
function keepFocusInside(event: KeyboardEvent, dialog: Element): void {
  if (event.key !== 'Tab') return;
  const all = focusable(dialog);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}

export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    callback();
  });
}
