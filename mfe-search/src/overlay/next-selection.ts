/**
 * Where a key moves the selection among these options; undefined for keys that do not move it. Home and End belong
 * to the text until an option is selected.
 */
export function nextSelection(
  key: string,
  selected: string | undefined,
  options: readonly string[],
): string | undefined {
  if (options.length === 0) return undefined;
  const place = selected === undefined ? -1 : options.indexOf(selected);
  switch (key) {
    case 'ArrowDown':
      return options[(place + 1) % options.length];
    case 'ArrowUp':
      return options.at(place <= 0 ? -1 : place - 1);
    case 'Home':
      return place === -1 ? undefined : options[0];
    case 'End':
      return place === -1 ? undefined : options.at(-1);
    default:
      return undefined;
  }
}
