import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { LetterContent } from './content';
import { forgetWords, NO_FONT } from './fonts';
import { drawLetter } from './page';
import { texts } from './texts';

/** The types of the library do not know this subset and call for one of PDF/A. */
const ACCESSIBLE = 'PDF/UA' as 'PDF/A-1';

/** Letters after which the shaped words are dropped: about a dozen in each are its own. */
const FORGET_AFTER = 1_000;
let drawn = 0;

/** Gathers what is drawn on a page as text: the library makes an array of bytes of every operator. */
class GatheringDocument extends PDFDocument {
  #operators: string[] = [];

  override addContent(operators: string) {
    this.#operators.push(operators);
    return this;
  }

  override addPage(options?: PDFKit.PDFDocumentOptions) {
    this.#write();
    return super.addPage(options);
  }

  override end() {
    this.#write();
    super.end();
  }

  #write() {
    if (this.#operators.length > 0) super.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }
}

/**
 * A letter as PDF, tagged (PDF/UA): one page, or two when names are very long. The same content always gives the same bytes.
 * The file says nothing of the applicant but on its page.
 */
export async function renderLetter(content: LetterContent): Promise<Buffer> {
  const document = new GatheringDocument({
    autoFirstPage: false,
    font: NO_FONT,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: texts.title, CreationDate: content.issuedAt },
  });
  drawLetter(document, content);
  if (++drawn % FORGET_AFTER === 0) forgetWords();
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}
