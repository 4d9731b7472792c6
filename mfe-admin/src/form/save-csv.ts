import { saveFile } from '@university/shared/kit';

/** Spreadsheets take a file without it for a local encoding; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lets the browser save a table, so that spreadsheets read its letters right. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv' }), name);
}
