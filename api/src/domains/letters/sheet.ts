import { type Box, type Element, PAGE, type Pen } from './pen';
import { type Column, type Style, Typesetter } from './typesetter';

/** Devanagari without a Latin letter: also its digits are to be read in Hindi. */
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** Draws on the page and describes what is drawn in the structure tree, for screen readers. */
export class Sheet implements Pen {
  readonly #typesetter: Typesetter;
  readonly root: Element;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.#typesetter = new Typesetter(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
    document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  }

  element(type: string, parent = this.root): Element {
    const element = this.document.struct(type);
    parent.add(element);
    return element;
  }

  text(type: string, text: string, column: Column, style: Style, parent = this.root): number {
    let below = column.y;
    const draw = () => {
      below = this.#typesetter.paragraph(text, column, style);
    };
    const options: object = { ...(type === 'TH' && { scope: 'Row' }), ...(isHindi(text) && { lang: 'hi-IN' }) };
    parent.add(this.document.struct(type, options, [draw]));
    return below;
  }

  figure(alt: string, { x, y, width, height }: Box, draw: (document: PDFKit.PDFDocument) => void) {
    const options: object = { alt, bbox: [x, y, x + width, y + height] };
    this.root.add(this.document.struct('Figure', options, [() => draw(this.document)]));
  }

  link(text: string, { url, purpose }: { url: string; purpose: string }, column: Column, style: Style): number {
    const element = this.element('Link');
    const below = this.text('Span', text, column, style, element);
    const options: object = { structParent: element, Contents: new String(purpose) };
    this.document.link(column.x, column.y, column.width, below - column.y, url, options);
    return below;
  }

  decoration(draw: (document: PDFKit.PDFDocument) => void) {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }
}
