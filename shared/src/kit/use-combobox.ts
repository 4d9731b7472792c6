import { type KeyboardEvent, useId } from 'react';

interface Options<T extends string> {
  options: readonly T[];
  active: T | undefined;
  onMove: (option: T) => void;
  isOpen: boolean;
  onOpen?: () => void;
  /** @returns false to let Enter submit the form */
  onEnter: () => boolean;
  onEscape?: () => void;
  /** Home and End move in the list once an option is active. */
  hasEdges?: boolean;
}

/** WAI-ARIA combobox: focus stays in the input. */
export function useCombobox<T extends string>(given: Options<T>) {
  const { options, active, onMove, isOpen, onOpen, onEnter, onEscape, hasEdges = false } = given;
  const listId = useId();
  const optionId = (option: T) => optionIn(listId, option);

  function handle(key: string): boolean {
    if (key === 'Enter') return onEnter();
    if (key === 'Escape') {
      if (!isOpen || !onEscape) return false;
      onEscape();
      return true;
    }
    if (!isOpen && onOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      onOpen();
      return true;
    }
    const next = nextOption(key, active, options, hasEdges);
    if (next === undefined) return false;
    onMove(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  const input = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active !== undefined ? optionId(active) : undefined,
    autoComplete: 'off',
    onKeyDown(event: KeyboardEvent) {
      // Keys of an input method. Safari only sets keyCode 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (handle(event.key)) event.preventDefault();
    },
  } as const;
  return { listId, optionId, input };
}

export const optionIn = (listId: string, option: string): string => `${listId}-${encodeURIComponent(option)}`;

function nextOption<T extends string>(key: string, active: T | undefined, options: readonly T[], hasEdges: boolean) {
  const place = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(place + 1) % options.length];
  if (key === 'ArrowUp') return options.at(place <= 0 ? -1 : place - 1);
  if (!hasEdges || place === -1) return undefined;
  return key === 'Home' ? options[0] : key === 'End' ? options.at(-1) : undefined;
}
