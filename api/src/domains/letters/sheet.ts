import { Typesetter, type Column, type Style } from './typesetter';

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
/** Width between the margins. */
export const CONTENT = PAGE.width - 2 * MARGIN;
/** Where the last line of a page begins. */
export const FOOTER = PAGE.height - 40;

export type Element = PDFKit.PDFStructureElement;

/** Draws on pages and describes what is drawn in the structure tree, for screen readers. */
export class Sheet {
  readonly #typesetter: Typesetter;
  readonly root: Element;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.#typesetter = new Typesetter(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
    this.#newPage();
  }

  #newPage() {
    this.document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  }

  /** Room for a block of this height: here, or at the top of a new page. @returns its y */
  room(y: number, height: number): number {
    if (y + height <= FOOTER) return y;
    this.#newPage();
    return MARGIN;
  }

  /** Adds an element that gets children of its own. */
  element(type: string, parent = this.root): Element {
    const element = this.document.struct(type);
    parent.add(element);
    return element;
  }

  /** Adds an element with a text. @returns the y below it */
  text(type: string, text: string, column: Column, style: Style, parent = this.root): number {
    let below = column.y;
    const draw = () => {
      below = this.#typesetter.paragraph(text, column, style);
    };
    const options: object = type === 'TH' ? { scope: 'Row' } : {};
    parent.add(this.document.struct(type, options, [draw]));
    return below;
  }

  /** Adds a picture with the text that stands for it. */
  figure(alt: string, { x, y, side }: { x: number; y: number; side: number }, draw: () => void) {
    const options: object = { alt, bbox: [x, y, x + side, y + side] };
    this.root.add(this.document.struct('Figure', options, [draw]));
  }

  /** Adds a text that leads somewhere. @returns the y below it */
  link(text: string, url: string, purpose: string, column: Column, style: Style): number {
    const element = this.element('Link');
    const below = this.text('Span', text, column, style, element);
    const options: object = { structParent: element, Contents: new String(purpose) };
    this.document.link(column.x, column.y, column.width, below - column.y, url, options);
    return below;
  }

  /** What says nothing is left out by screen readers. */
  decoration(draw: () => void) {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** A line from margin to margin, as decoration. */
  rule(y: number, width: number, color: string) {
    this.decoration(() => {
      this.document
        .moveTo(MARGIN, y)
        .lineTo(PAGE.width - MARGIN, y)
        .lineWidth(width)
        .strokeColor(color)
        .stroke();
    });
  }
}
