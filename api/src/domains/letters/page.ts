import type { LetterContent, LetterField } from './content';
import { drawJaali, star } from './jaali';
import { path } from './path';
import { drawQr } from './qr';
import { CONTENT, FOOTER, MARGIN, PAGE, Sheet } from './sheet';
import { texts } from './texts';
import { heightOf, type Column, type Style } from './typesetter';

/** The light theme of the site, on white paper. */
const color = {
  ink: '#17203a',
  muted: '#4a5269',
  line: '#ddd5c3',
  accent: '#f0a21c',
  night: '#141d38',
  band: '#f7f2e8',
};

const style = {
  university: { size: 17, weight: 700, color: color.ink },
  small: { size: 8.5, weight: 400, color: color.muted },
  title: { size: 21, weight: 700, color: color.ink },
  subtitle: { size: 11, weight: 400, color: color.muted },
  heading: { size: 11.5, weight: 700, color: color.ink },
  label: { size: 9.5, weight: 400, color: color.muted },
  value: { size: 10.5, weight: 700, color: color.ink },
  body: { size: 9.5, weight: 400, color: color.ink },
} as const satisfies Record<string, Style>;

/** Height of the list of documents with its heading. */
const LAST_BLOCK = 186;

/** Draws a letter from top to bottom. All measures are points. */
export function drawLetter(document: PDFKit.PDFDocument, content: LetterContent) {
  const sheet = new Sheet(document);
  letterhead(sheet, content);
  let y = sheet.text('H1', texts.title, { x: MARGIN, y: 120, width: CONTENT }, style.title);
  y = sheet.text('P', content.issued, { x: MARGIN, y, width: CONTENT }, style.subtitle);
  y = fieldTable(sheet, content.fields, y + 12);
  y = meaning(sheet, content.meaning, y + 14);
  y = sheet.room(y + 16, LAST_BLOCK);
  documentList(sheet, { x: MARGIN, y, width: 300 });
  check(sheet, content, { x: PAGE.width - MARGIN - 168, y, width: 168 });
  sheet.text('P', texts.made, { x: MARGIN, y: FOOTER, width: CONTENT }, style.small);
  sheet.root.end();
}

function letterhead(sheet: Sheet, { letterhead: { name, address, helpDesk, phone }, seed }: LetterContent) {
  const { document } = sheet;
  sheet.decoration(() => {
    document.rect(0, 0, PAGE.width, 26).fill(color.night);
    drawJaali(document, seed, { x: 0, y: 1, width: PAGE.width, height: 24, color: color.accent });
    document.roundedRect(MARGIN, 44, 44, 44, 7).fill(color.night);
    const emblem = [path.polygon(star([MARGIN + 22, 66], 8, 16, 10, Math.PI / 8)), path.circle(MARGIN + 22, 66, 4.5)];
    document.lineWidth(1.6).strokeColor(color.accent);
    document.addContent(`${emblem.join('\n')}\nS`);
  });
  sheet.rule(104, 0.8, color.line);
  const column = { x: MARGIN + 58, width: CONTENT - 58 };
  const y = sheet.text('P', name, { ...column, y: 43 }, style.university);
  sheet.text('P', address.join(', '), { ...column, y }, style.small);
  sheet.text('P', `${helpDesk}   ${phone}`, { ...column, y: y + 12 }, style.small);
}

function fieldTable(sheet: Sheet, fields: LetterField[], top: number): number {
  const table = sheet.element('Table');
  let y = top;
  for (const { label, lines } of fields) {
    const row = sheet.element('TR', table);
    sheet.text('TH', label, { x: MARGIN, y: y + 3.5, width: 130 }, style.label, row);
    const cell = sheet.element('TD', row);
    let below = y + 2.5;
    for (const [index, line] of lines.entries()) {
      const column = { x: MARGIN + 140, y: below, width: CONTENT - 140 };
      below = sheet.text('P', line, column, index === 0 ? style.value : style.body, cell);
    }
    y = below + 3;
    sheet.rule(y, 0.5, color.line);
  }
  return y;
}

function meaning(sheet: Sheet, text: string, top: number): number {
  const column = { x: MARGIN + 16, width: CONTENT - 32 };
  const sentences = [text, texts.provisional];
  const heights = sentences.map((sentence) => heightOf(sentence, column.width, style.body));
  const height = heights.reduce((sum, value) => sum + value, 44);
  sheet.decoration(() => {
    sheet.document.rect(MARGIN, top, CONTENT, height).fill(color.band);
    sheet.document.rect(MARGIN, top, 3, height).fill(color.accent);
  });
  let y = sheet.text('H2', texts.meaningTitle, { ...column, y: top + 10 }, style.heading) + 2;
  for (const sentence of sentences) y = sheet.text('P', sentence, { ...column, y }, style.body) + 3;
  return top + height;
}

function documentList(sheet: Sheet, { x, y: top, width }: Column) {
  let y = sheet.text('H2', texts.documentsTitle, { x, y: top, width }, style.heading);
  y = sheet.text('P', texts.documentsLead, { x, y: y + 1, width }, style.label) + 3;
  const list = sheet.element('L');
  for (const name of texts.documents) {
    const item = sheet.element('LI', list);
    const box = y + 3.5;
    sheet.decoration(() => {
      sheet.document
        .rect(x + 0.5, box, 7, 7)
        .lineWidth(0.8)
        .strokeColor(color.muted)
        .stroke();
    });
    y = sheet.text('LBody', name, { x: x + 16, y, width: width - 16 }, style.body, item) + 1.5;
  }
}

function check(sheet: Sheet, { url, page, code }: LetterContent, { x, y: top, width }: Column) {
  let y = sheet.text('H2', texts.checkTitle, { x, y: top, width }, style.heading) + 8;
  const square = { x, y, side: 112 };
  sheet.figure(texts.qr(url), square, () => drawQr(sheet.document, url, { ...square, color: color.ink }));
  y = sheet.text('P', texts.checkLead, { x, y: y + square.side + 12, width }, style.small);
  y = sheet.link(page.replace(/^https?:\/\//, ''), url, texts.checkTitle, { x, y, width }, style.small);
  sheet.text('P', code, { x, y: y + 3, width }, style.value);
}
