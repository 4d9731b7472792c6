import { Resvg } from '@resvg/resvg-js';
import { resource } from '@university/api/resources';
import { type Look, lookOf, ON_NIGHT } from '@university/shared/colours';
import type { SiteIdentity } from '@university/shared/identity';
import { Jaali } from '@university/shared/kit';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { LOGOS } from '../../site/Logo';
import { CARD } from '../../renderer/page/document';

const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** PNG of a page's title over its pattern. @param png the chosen icon, Base64, in place of the drawn mark */
export function socialCard(
  title: string,
  { name, look, icon }: Pick<SiteIdentity, 'name' | 'look' | 'icon'>,
  png: string | null = null,
): Buffer {
  const colours = lookOf({ look });
  // The address, since the picture has some hundred kilobytes.
  const key = [JSON.stringify(colours), name, title, png && icon].join('\n');
  const known = drawn.get(key);
  if (known) return known;
  const card = new Resvg(svg(title, name, colours, png)).render().asPng();
  drawn.set(key, card);
  return card;
}

function svg(title: string, university: string, { night, light: { accent } }: Look, icon: string | null): string {
  const { width, height } = CARD;
  const name = textPaths(university, { x: 172, y: 128, width: 900, size: 34, lineHeight: 40, lines: 1 });
  const heading = textPaths(title, { x: 80, y: 320, width: 820, size: 74, lineHeight: 86, lines: 3 });
  const mark = icon
    ? `<image x="80" y="84" width="70" height="70" href="data:image/png;base64,${icon}"/>`
    : `<g transform="translate(80 84) scale(1.1)" fill="none" stroke="${accent}" stroke-width="3.5" stroke-linejoin="round"><path d="${LOGOS[0]}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${night}"/>
<g color="${accent}" opacity="0.4"><svg x="960" y="0" width="240" height="${height}">${renderToStaticMarkup(<Jaali seed={title} />)}</svg></g>
${mark}
<g fill="${ON_NIGHT['on-night']}">${name}${heading}</g>
<rect x="80" y="570" width="120" height="8" fill="${accent}"/></svg>`;
}

function open(script: string): Font {
  return create(readFileSync(join(resource('assets/fonts'), `mukta-${script}-700-normal.ttf`))) as Font;
}

let fonts: { latin: Font; devanagari: Font } | null = null;

const DEVANAGARI = /[\u0900-\u097f]/;

interface Word {
  text: string;
  width: number;
  draw(x: number, y: number): string;
}

function wordOf(text: string, size: number): Word {
  fonts ??= { latin: open('latin'), devanagari: open('devanagari') };
  const font = DEVANAGARI.test(text) ? fonts.devanagari : fonts.latin;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  return {
    text,
    width: advanceWidth * scale,
    draw(x, y) {
      let pen = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const path = glyph.path.translate(pen + xOffset, yOffset).toSVG();
        pen += xAdvance;
        return path;
      });
      // Font coordinates go up.
      return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} ${-scale})" d="${paths.join('')}"/>`;
    },
  };
}

interface Box {
  x: number;
  /** Base line. */
  y: number;
  width: number;
  size: number;
  lineHeight: number;
  lines: number;
}

/** SVG paths, so that no font is needed. Overflow ends with an ellipsis. */
function textPaths(text: string, { x, y, width, size, lineHeight, lines: most }: Box): string {
  const space = size * 0.24;
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of text.split(/\s+/).map((each) => wordOf(each, size))) {
    if (used + word.width > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width + space;
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.at(-1)?.push(wordOf('…', size));
  return shown
    .flatMap((line, row) => {
      let pen = x;
      return line.map((word) => {
        const drawn = word.draw(pen, y + row * lineHeight);
        pen += word.width + space;
        return drawn;
      });
    })
    .join('');
}
