import { readFile } from 'node:fs/promises';

const MAX_LETTERS = 100_000;
const MAX_PAGES = 200;

/** The text in page order on one line; empty for scans. Throws errors of PDF.js, which is loaded on first use. */
export async function readPdfText({ path }: { path: string }): Promise<string> {
  const data = new Uint8Array(await readFile(path));
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(data, { disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && text.length < MAX_LETTERS; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    text += ' ';
    page.cleanup();
  }
  await document.destroy();
  return oneLine(text).slice(0, MAX_LETTERS);
}

const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text of PostgreSQL holds no NUL, and no search looks for the others
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
