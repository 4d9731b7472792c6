import type { Column, Style } from './typesetter';

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 44;
/** Width between the margins. */
export const CONTENT = PAGE.width - 2 * MARGIN;

export type Element = PDFKit.PDFStructureElement;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lays a letter out: one pen draws, another one measures. Elements are of the structure tree, for screen readers. */
export interface Pen {
  /** Adds an element that gets children of its own. */
  element(type: string, parent?: Element): Element | undefined;
  /** Adds an element with a text. @returns the y below it */
  text(type: string, text: string, column: Column, style: Style, parent?: Element): number;
  /** Adds a picture with the text that stands for it. */
  figure(alt: string, box: Box, draw: (document: PDFKit.PDFDocument) => void): void;
  /** Adds a text that leads somewhere. @returns the y below it */
  link(text: string, to: { url: string; purpose: string }, column: Column, style: Style): number;
  /** What says nothing is left out by screen readers. */
  decoration(draw: (document: PDFKit.PDFDocument) => void): void;
}

/** A line, as decoration. */
export function rule(pen: Pen, y: number, { x, width, color }: { x: number; width: number; color: string }) {
  pen.decoration((document) => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  });
}
