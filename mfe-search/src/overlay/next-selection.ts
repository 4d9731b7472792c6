/** No option is selected. */
export const NONE = -1;

/**
 * Where a key moves the selection among `count` options; undefined for keys that do not move it. Home and End
 * belong to the text until an option is selected.
 */
export function nextSelection(key: string, selected: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (selected + 1) % count;
    case 'ArrowUp':
      return selected <= 0 ? count - 1 : selected - 1;
    case 'Home':
      return selected === NONE ? undefined : 0;
    case 'End':
      return selected === NONE ? undefined : count - 1;
    default:
      return undefined;
  }
}
