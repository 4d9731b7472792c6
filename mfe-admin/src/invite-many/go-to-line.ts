/** Selects a line of a text area, counted from 1, and brings it into view. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.setSelectionRange(start, start);
  // Browsers scroll to the caret of what gets the focus.
  area.blur();
  area.focus();
  area.setSelectionRange(start, end === -1 ? area.value.length : end);
}
