import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@university/shared/router';

/** The modals that are open, in their order: the last one, which covers the others, has the keys. */
const open: Element[] = [];

/**
 * Makes an open popover a modal dialog: focus stays inside, and readers take the rest of the page for covered. The
 * platform opens and closes it, by its button, Escape and a click beside it, and returns focus; that works without
 * scripts. It closes with every navigation. Returns whether it is open.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  useOnNavigation(() => closePopover(popover.current));
  useEffect(() => {
    const root = popover.current;
    if (!root) return;
    // It may have been opened before this code was there.
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
      // The platform returns focus to what opened the first of several, and to no other.
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

/** Whether no closed `details` hides an element; a summary is not hidden by its own. */
const isReachable = (element: Element): boolean =>
  !(element.localName === 'summary' ? element.parentElement?.parentElement : element)?.closest('details:not([open])');

/** Links, buttons and summaries that can have focus now, in their order. */
export function focusable(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a, button, summary')].filter(isReachable);
}

/** Lets Tab go round within a dialog; a browser's own modals let it out to the browser's bars. */
function keepFocusInside(event: KeyboardEvent, dialog: Element): void {
  if (event.key !== 'Tab') return;
  const all = focusable(dialog);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}

/** Calls back after every navigation, but not when the component comes to a page that is already. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    callback();
  });
}
