import { readFile } from 'node:fs/promises';

/** Letters of a paper that are read, and pages. What stands beyond is found by title and summary. */
const MOST_LETTERS = 100_000;
const MOST_PAGES = 200;

/**
 * The text of a PDF as its pages have it in order, in one line; '' where it has none, as a scanned one. PDF.js does it, which is
 * large and loaded with the first paper. Throws what it throws at a file that it cannot read.
 */
export async function readPdfText({ path }: { path: string }): Promise<string> {
  const data = new Uint8Array(await readFile(path));
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(data, { disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && text.length < MOST_LETTERS; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    text += ' ';
    page.cleanup();
  }
  await document.destroy();
  return oneLine(text).slice(0, MOST_LETTERS);
}

/** Without what databases refuse in a text, words that a line divides, and runs of spaces. */
const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text of PostgreSQL holds no NUL, and no search looks for the others
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
