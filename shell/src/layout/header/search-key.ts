/** Where the search overlay keeps that somebody turned the / off; a key without Ctrl must be possible to turn off (WCAG 2.1.4). */
const SLASH_KEY = 'search.slash';

/** Whether a key press asks for search: Ctrl or Cmd and K, or / where nothing is typed into and no dialog is open. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k' && !altKey;
  return (
    key === '/' &&
    !altKey &&
    !(target as Element).closest('input,select,textarea,[contenteditable],dialog') &&
    isSlashOn()
  );
}

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== 'off';
  } catch {
    return true;
  }
}
