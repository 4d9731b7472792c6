import { type KeyboardEvent, useId } from 'react';

interface Options<T extends string> {
  /** What can be chosen, in its order. */
  options: readonly T[];
  /** The option that Enter would choose. */
  active: T | undefined;
  /** An arrow key moved there. */
  onMove: (option: T) => void;
  isOpen: boolean;
  /** An arrow key asks for the list; left out where it is always there. */
  onOpen?: () => void;
  /** @returns whether Enter did something here; otherwise it sends the form. */
  onEnter: () => boolean;
  /** Escape, while the list is open; left out where it belongs to what is around. */
  onEscape?: () => void;
  /** Whether Home and End move in the list once an option is active; otherwise they belong to the text. */
  hasEdges?: boolean;
}

/**
 * A WAI-ARIA combobox: focus stays in the input, the active option moves in the list. `input` belongs to the input,
 * `listId` and the ids to listbox and options.
 */
export function useCombobox<T extends string>(given: Options<T>) {
  const { options, active, onMove, isOpen, onOpen, onEnter, onEscape, hasEdges = false } = given;
  const listId = useId();
  const optionId = (option: T) => optionIn(listId, option);

  /** Whether the key was for the list. */
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
      // Keys of an input method choose among its words. Safari says so by the key's code alone: it ends the composition first.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (handle(event.key)) event.preventDefault();
    },
  } as const;
  return { listId, optionId, input };
}

/** Id of an option, for lists that are drawn apart from their input. */
export const optionIn = (listId: string, option: string): string => `${listId}-${encodeURIComponent(option)}`;

/** Where a key moves among these options, round at both ends; undefined for keys that do not move. */
function nextOption<T extends string>(key: string, active: T | undefined, options: readonly T[], hasEdges: boolean) {
  const place = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(place + 1) % options.length];
  if (key === 'ArrowUp') return options.at(place <= 0 ? -1 : place - 1);
  if (!hasEdges || place === -1) return undefined;
  return key === 'Home' ? options[0] : key === 'End' ? options.at(-1) : undefined;
}
