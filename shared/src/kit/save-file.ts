/** Milliseconds; some browsers start the download late. */
const LIFE = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), LIFE);
}

export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Spreadsheets need it to detect UTF-8; `Response.text()` strips it. */
const BYTE_ORDER_MARK = '\uFEFF';

export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv' }), name);
}
