import { Resvg } from '@resvg/resvg-js';
import { identity } from '@university/shared/identity';
import { Jaali } from '@university/shared/ui';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOGOS } from '../../site/Logo';
import { textPaths } from './text-paths';

/** Size of the picture beside a shared link, px; what social networks ask for. Source: https://ogp.me and the networks' guides. */
export const CARD = { width: 1200, height: 630 } as const;

/** Drawing one takes a moment, and a shared page is asked for by many. */
const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** The picture that stands for a page where its link is shared: its title over a lattice of its own. PNG. */
export function socialCard(title: string): Buffer {
  const known = drawn.get(title);
  if (known) return known;
  const png = new Resvg(svg(title)).render().asPng();
  drawn.set(title, png);
  return png;
}

const INK = '#141d38';
const PAPER = '#fbf8f2';
const ACCENT = '#f0a21c';

function svg(title: string): string {
  const { width, height } = CARD;
  const name = textPaths(identity.name, { x: 172, y: 128, width: 900, size: 34, lineHeight: 40, lines: 1 });
  const heading = textPaths(title, { x: 80, y: 320, width: 820, size: 74, lineHeight: 86, lines: 3 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${INK}"/>
<g color="${ACCENT}" opacity="0.4"><svg x="960" y="0" width="240" height="${height}">${renderToStaticMarkup(<Jaali seed={title} />)}</svg></g>
<g transform="translate(80 84) scale(1.1)" fill="none" stroke="${ACCENT}" stroke-width="3.5" stroke-linejoin="round"><path d="${LOGOS[0]}"/></g>
<g fill="${PAPER}">${name}${heading}</g>
<rect x="80" y="570" width="120" height="8" fill="${ACCENT}"/></svg>`;
}
