/** Whether no closed `details` hides an element; a summary is not hidden by its own. */
const isReachable = (element: Element): boolean =>
  !(element.localName === 'summary' ? element.parentElement?.parentElement : element)?.closest('details:not([open])');

/** Links, buttons and summaries that can have focus now, in their order. */
export function focusable(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a, button, summary')].filter(isReachable);
}

/** Lets Tab go round within a dialog; a browser's own modals let it out to the browser's bars. */
export function keepFocusInside(event: KeyboardEvent, dialog: Element): void {
  if (event.key !== 'Tab') return;
  const all = focusable(dialog);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
