/**
 * Compares Devanagari of a PDF with what HarfBuzz shapes. Reads `{ pdf, fonts, pieces }` in Base64; writes for each run of text
 * the share of misplaced ink, 0 to 1.
 */
import { json } from 'node:stream/consumers';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import * as hb from 'harfbuzzjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const SCALE = 6;

const ABOVE = 0.95;
const BELOW = 0.4;

const { pdf, fonts, pieces } = await json(process.stdin);
const sheet = await drawn(bytesOf(pdf));
const shapers = fonts.map((font) => new hb.Font(new hb.Face(new hb.Blob(bytesOf(font)))));
const differences = pieces.map((piece) => {
  const frame = frameOf(piece);
  const ink = inkOf(sheet.canvas, frame);
  return Math.min(
    ...shapers.map((font) => difference(ink, inkOf(shaped(piece, font, frame), { ...frame, x: 0, y: 0 }))),
  );
});
console.log(JSON.stringify(differences));

function bytesOf(base64) {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

async function drawn(data) {
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;
  return { canvas, height: viewport.height };
}

/** Pixels from the upper left corner, with fractions in `left` and `baseline`. */
function frameOf({ x, y, width, size }) {
  const left = x * SCALE;
  const baseline = sheet.height - y * SCALE;
  const top = baseline - ABOVE * size * SCALE;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.floor(width * SCALE),
    height: Math.floor((ABOVE + BELOW) * size * SCALE),
    left: left - Math.floor(left),
    baseline: baseline - Math.floor(top),
  };
}

function shaped({ text, size }, font, { width, height, left, baseline }) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  const unit = (size * SCALE) / font.face.upem;
  context.setTransform(unit, 0, 0, -unit, left, baseline);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index];
    context.translate(xOffset, yOffset);
    context.fill(new Path2D(font.glyphToPath(codepoint)));
    context.translate(xAdvance - xOffset, -yOffset);
  }
  return canvas;
}

function inkOf(canvas, { x, y, width, height }) {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  const reds = data.filter((_, index) => index % 4 === 0);
  const paper = reds.reduce((most, red) => Math.max(most, red));
  const ink = reds.reduce((least, red) => Math.min(least, red));
  return Array.from(reds, (red) => (paper - red) / Math.max(1, paper - ink));
}

function difference(one, other) {
  const sum = (of) => one.reduce((total, ink, pixel) => total + of(ink, other[pixel]), 0);
  return sum((a, b) => Math.abs(a - b)) / sum(Math.max);
}
