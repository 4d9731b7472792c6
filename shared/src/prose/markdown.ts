import { type Token, type Tokens, Marked } from 'marked';
import { container } from './containers';
import { slugOf, TAKEN_IDS, unique } from '../contract/heading-ids';
import { anchor, asText, attribute, leads, scrollingTable } from './parts';
import { pictureOf } from './pictures';
import { proseTexts } from './texts';

const NAME = /\{#([\p{L}\p{N}-]{1,60})\}$/u;

/** `## Fees {#fees}`: a stable id for links. */
export function takeName(tokens: Token[]): { name?: string; tokens: Token[] } {
  const last = tokens.at(-1);
  if (last?.type !== 'text') return { tokens };
  const text = String(last.text).trimEnd();
  const [mark, name] = NAME.exec(text) ?? [];
  if (!mark || !name || (text === mark && tokens.length === 1)) return { tokens };
  return { name, tokens: [...tokens.slice(0, -1), { ...last, text: text.slice(0, -mark.length).trimEnd() }] };
}

export type CaptionedTable = Tokens.Table & { caption?: Token[] };

function boldLine(token: Token | undefined): Token[] | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const [only, ...others] = token.tokens ?? [];
  return only?.type === 'strong' && others.length === 0 ? only.tokens : undefined;
}

export function withCaptions(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const caption = token.type === 'table' ? boldLine(result.at(-1)) : undefined;
    if (caption) result.splice(-1, 1, { ...token, caption } as CaptionedTable);
    else result.push(token);
  }
  return result;
}

export const NOTHING: Token = { type: 'nothing', raw: '' };

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading';

/** Drops empty blocks, and headings with nothing left below them. */
export function withoutEmptied(tokens: readonly Token[]): Token[] {
  const fromBelow: Token[] = [];
  let isBare = false;
  for (const token of [...tokens].reverse()) {
    if (token.type === 'space') continue;
    const below = fromBelow.at(-1);
    const endsHere = isHeading(token) && (!below || (isHeading(below) && below.depth <= token.depth));
    isBare = token === NOTHING || (isBare && endsHere);
    if (!isBare) fromBelow.push(token);
  }
  return fromBelow.reverse();
}

export interface Heading {
  id: string;
  text: string;
}

/** HTML, or a block that the page renders. */
export type ProsePart = { html: string } | { block: string };

export interface Article {
  parts: ProsePart[];
  headings: Heading[];
}

/** The top heading level of a text. */
export type TopLevel = 2 | 3;

interface Options {
  top: TopLevel;
  isLinkable: boolean;
  written?: Readonly<Record<string, string>>;
}

export const htmlOf = (source: string): string => joined(render(source, { top: 3, isLinkable: false }).parts);

export const articleFrom = (source: string, written?: Options['written'], top: TopLevel = 2): Article =>
  render(source, { top, isLinkable: true, ...(written && { written }) });

export const joined = (parts: readonly ProsePart[]): string =>
  parts.map((part) => ('html' in part ? part.html : '')).join('');

export const blocksOf = (source: string): string[] => [
  ...new Set([...source.matchAll(/^\{\{block ([\w-]+)\}\}/gm)].map(([, name = '']) => name)),
];

const BLOCK = /^\{\{block ([\w-]+)\}\}$/;

export const blockIn = (token: Token): string | undefined =>
  token.type === 'paragraph' ? BLOCK.exec(token.raw.trim())?.[1] : undefined;

const READING = { gfm: true, extensions: [container] };

export const tokensOf = (source: string): Token[] => new Marked<string, string>(READING).lexer(source);

/**
 * Renders Markdown of editors. Never throws. HTML is escaped, unsafe links become text, foreign pictures their alt
 * text.
 */
function render(source: string, { top, isLinkable, written = {} }: Options): Article {
  const headings: Heading[] = [];
  const marked = new Marked<string, string>({ ...READING, renderer: rendererOf(top, isLinkable, headings) });
  try {
    const tokens = marked.lexer(source).flatMap((token) => {
      const name = blockIn(token);
      if (name === undefined || !Object.hasOwn(written, name)) return [token];
      return written[name] ? marked.lexer(written[name]) : [NOTHING];
    });
    return { parts: inParts(withCaptions(withoutEmptied(tokens)), (some) => marked.parser(some)), headings };
  } catch {
    // Nested too deeply for the parser.
    return { parts: [{ html: `<p>${asText(source)}</p>\n` }], headings: [] };
  }
}

function inParts(tokens: readonly Token[], parse: (tokens: Token[]) => string): ProsePart[] {
  const parts: ProsePart[] = [];
  let waiting: Token[] = [];
  function flush() {
    const html = parse(waiting);
    if (html.trim()) parts.push({ html });
    waiting = [];
  }
  for (const token of tokens) {
    const block = blockIn(token);
    if (block === undefined) waiting.push(token);
    else {
      flush();
      parts.push({ block });
    }
  }
  flush();
  return parts;
}

const mark = ({ align }: Tokens.TableCell) => (align === 'right' ? ' data-number' : '');

function rendererOf(top: TopLevel, isLinkable: boolean, headings: Heading[]) {
  const idFor = unique(TAKEN_IDS, (name, count) => `${name}-${count}`);
  const tableName = unique([], (name, count) => `${name} (${count})`);
  let tables = 0;
  let level = top - 1;
  let above = '';

  return {
    heading({ depth, tokens: typed }: Tokens.Heading) {
      const { name, tokens } = takeName(typed);
      // No level is skipped.
      level = Math.min(Math.max(depth, top), level + 1, 4);
      const html = this.parser.parseInline(tokens);
      above = this.parser.parseInline(tokens, this.parser.textRenderer).trim();
      if (!isLinkable)
        return `<h${level}>${html}</h${level}>
`;
      const id = idFor(slugOf(name ?? above));
      if (level === top) headings.push({ id, text: above });
      return `<h${level} id="${id}">${html}</h${level}>\n`;
    },
    table({ header, rows, caption }: CaptionedTable) {
      const inline = (some: Token[]) => this.parser.parseInline(some);
      const plain = (some: Token[]) => this.parser.parseInline(some, this.parser.textRenderer).trim();
      const labels = header.map(({ tokens }) => attribute(plain(tokens)));
      const head = header
        .map((cell) => `<th role="columnheader" scope="col"${mark(cell)}>${inline(cell.tokens)}</th>`)
        .join('');
      const cellOf = (cell: Tokens.TableCell, index: number) =>
        `<td role="cell"${mark(cell)}${index > 0 && labels[index] ? ` data-label="${labels[index]}"` : ''}>${inline(cell.tokens)}</td>`;
      const body = rows.map((row) => `<tr role="row">${row.map(cellOf).join('')}</tr>`).join('');
      tables += 1;
      const found = caption && plain(caption);
      const name = tableName(found || (above ? proseTexts.tableOf(above) : proseTexts.table(tables)));
      return scrollingTable(name, head, body, caption && inline(caption));
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return leads(href) ? anchor(href, text) : text;
    },
    image: ({ href, text }: Tokens.Image) => pictureOf(href, text) ?? asText(text),
    checkbox: () => '',
    code: ({ text }: Tokens.Code) => `<pre><code>${asText(text)}</code></pre>\n`,
    html: (token: Tokens.HTML | Tokens.Tag) =>
      token.type === 'html' && token.block ? `<p>${asText(token.text)}</p>\n` : asText(token.text),
  } satisfies NonNullable<ConstructorParameters<typeof Marked<string, string>>[0]>['renderer'];
}
