import { isFilledIn } from '@university/shared/island';
import { type Field, put } from './fields';

const CONTROLS = 'input, textarea, select, button, summary, a[href], [contenteditable]';

interface Lost {
  place: number;
  control: HTMLElement;
  isFocused: boolean;
}

/**
 * Restores input when React re-renders HTML changed by an extension or translator. @returns to be called in
 * `onRecoverableError`
 */
export function watchRecovery(root: HTMLElement): () => void {
  const lost = new Map<string, Lost[]>();
  let address = '';
  let focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const observer = new MutationObserver((records) => {
    if (lost.size > 0) restore(records);
  });
  observer.observe(root, { childList: true, subtree: true });
  // Keys typed meanwhile go to the old field.
  document.addEventListener('keydown', (event) => {
    const [typedIn] = [...lost.values()].flat().filter(({ isFocused }) => isFocused);
    if (typedIn && document.activeElement === document.body && type(typedIn.control, event)) event.preventDefault();
  });

  return () => {
    const records = observer.takeRecords();
    const counts = new Map<string, number>();
    for (const control of controlsIn(records, 'removedNodes')) {
      const key = keyOf(control);
      const place = counts.get(key) ?? 0;
      counts.set(key, place + 1);
      const isFocused = control === focused && !root.contains(document.activeElement);
      if (isFocused || ('value' in control && isFilledIn(control as Field)))
        lost.set(key, [...(lost.get(key) ?? []), { place, control, isFocused }]);
    }
    address = location.href;
    restore(records);
  };

  function restore(records: MutationRecord[]): void {
    if (address !== location.href) lost.clear();
    const found = new Map<string, HTMLElement[]>();
    for (const control of controlsIn(records, 'addedNodes'))
      found.set(keyOf(control), [...(found.get(keyOf(control)) ?? []), control]);
    for (const [key, all] of lost) {
      const left = all.filter(({ place, control, isFocused }) => {
        const fresh = found.get(key)?.[place];
        if (!fresh) return true;
        if ('value' in control) putBack(control as Field, fresh as Field);
        if (isFocused) focus(control, fresh);
        return false;
      });
      if (left.length > 0) lost.set(key, left);
      else lost.delete(key);
    }
  }
}

/** @returns whether the key changed something */
function type(control: HTMLElement, { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const typed = key === 'Enter' && control instanceof HTMLTextAreaElement ? '\n' : key;
  if (!isText || ctrlKey || metaKey || altKey || isComposing || (typed.length > 1 && key !== 'Backspace')) return false;
  const { selectionStart: start, selectionEnd: end, value } = control;
  // E-mail fields have no caret.
  if (start === null || end === null) control.value = key === 'Backspace' ? value.slice(0, -1) : value + typed;
  else if (key === 'Backspace') control.setRangeText('', start === end ? Math.max(start - 1, 0) : start, end, 'end');
  else control.setRangeText(typed, start, end, 'end');
  return true;
}

function controlsIn(records: MutationRecord[], nodes: 'addedNodes' | 'removedNodes'): HTMLElement[] {
  const elements = records
    .flatMap((record) => [...record[nodes]])
    .filter((node) => node instanceof HTMLElement && node.isConnected === (nodes === 'addedNodes')) as HTMLElement[];
  return [
    ...new Set(
      elements.flatMap((element) => [
        ...(element.matches(CONTROLS) ? [element] : []),
        ...element.querySelectorAll<HTMLElement>(CONTROLS),
      ]),
    ),
  ];
}

/** React's ids (`_R_1_`) differ in the browser. */
function keyOf(control: HTMLElement): string {
  const { name = '', type = '', value } = control as Partial<HTMLInputElement>;
  const id = control.id.startsWith('_') ? '' : control.id;
  return JSON.stringify([control.tagName, type, id, name, ['checkbox', 'radio'].includes(type) ? value : '']);
}

function putBack(old: Field, fresh: Field): void {
  if (!isFilledIn(old)) return;
  if (old.type === 'file') {
    (fresh as HTMLInputElement).files = (old as HTMLInputElement).files;
    fresh.dispatchEvent(new Event('change', { bubbles: true }));
  } else put(fresh, { value: old.value, checked: 'checked' in old && old.checked });
}

function focus(old: HTMLElement, fresh: HTMLElement): void {
  fresh.focus({ preventScroll: true });
  // Numbers, dates and e-mail fields have no caret.
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
