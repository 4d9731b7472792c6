import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { LetterContent } from './content';
import { NO_FONT } from './fonts';
import { drawLetter } from './page';
import { rememberCompressed } from './subsets';
import { texts } from './texts';
import { forgetTexts } from './typesetter';

/** The types of the library do not know this subset and call for one of PDF/A. */
const ACCESSIBLE = 'PDF/UA' as 'PDF/A-1';

/** Letters after which what is remembered of texts is dropped: about a dozen words in each are its own. */
const FORGET_AFTER = 1_000;
let drawn = 0;

/** Gathers what is drawn on a page as text: the library makes an array of bytes of every operator. */
class GatheringDocument extends PDFDocument {
  #operators: string[] = [];

  override addContent(operators: string) {
    // Readers place the text that stands for a span by the coordinates at its end: it ends while they still hold.
    if (operators === 'EMC' && this.#operators.at(-1) === 'Q') this.#operators.splice(-1, 0, operators);
    else this.#operators.push(operators);
    return this;
  }

  override ref(data: object) {
    return rememberCompressed(super.ref(data));
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
 * A letter as PDF, tagged (PDF/UA), on one page. The same content always gives the same bytes. The file says nothing of the
 * applicant but on its page.
 * @param photo JPEG
 */
export async function renderLetter(content: LetterContent, photo?: Buffer): Promise<Buffer> {
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
  drawLetter(document, content, photo);
  if (++drawn % FORGET_AFTER === 0) forgetTexts();
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}
