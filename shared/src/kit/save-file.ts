/** How long the address of a file lives; some browsers begin the download late. Milliseconds. */
const LIFE = 60_000;

/** Lets the browser save a file that is there already. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), LIFE);
}

/** Lets the browser save what an address answers with; the page stays. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Spreadsheets take a file without it for a local encoding; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lets the browser save a table, so that spreadsheets read its letters right. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv' }), name);
}
