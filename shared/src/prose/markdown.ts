import { type Token, type Tokens, Marked } from 'marked';
import { container } from './containers';
import { slugOf, TAKEN_IDS, unique } from '../contract/heading-ids';
import { anchor, asText, attribute, leads, scrollingTable } from './parts';
import { pictureOf } from './pictures';
import { proseTexts } from './texts';

const NAME = /\{#([\p{L}\p{N}-]{1,60})\}$/u;

/**
 * The name that is at the end of a heading as `{#fees}`, and the heading without it: a link to it stays good when
 * the heading is worded anew.
 */
export function takeName(tokens: Token[]): { name?: string; tokens: Token[] } {
  const last = tokens.at(-1);
  if (last?.type !== 'text') return { tokens };
  const text = String(last.text).trimEnd();
  const [mark, name] = NAME.exec(text) ?? [];
  // A heading that is nothing but a name would say nothing.
  if (!mark || !name || (text === mark && tokens.length === 1)) return { tokens };
  return { name, tokens: [...tokens.slice(0, -1), { ...last, text: text.slice(0, -mark.length).trimEnd() }] };
}

/** A table with the bold line above it as its caption. */
export type CaptionedTable = Tokens.Table & { caption?: Token[] };

/** What a paragraph says that is bold and nothing else. */
function boldLine(token: Token | undefined): Token[] | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const [only, ...others] = token.tokens ?? [];
  return only?.type === 'strong' && others.length === 0 ? only.tokens : undefined;
}

/** The same tokens, with bold lines that stand above tables as their captions. */
export function withCaptions(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const caption = token.type === 'table' ? boldLine(result.at(-1)) : undefined;
    if (caption) result.splice(-1, 1, { ...token, caption } as CaptionedTable);
    else result.push(token);
  }
  return result;
}

/** In place of a block for which there is nothing to show. */
export const NOTHING: Token = { type: 'nothing', raw: '' };

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading';

/** The same tokens without blocks that show nothing, and without headings that had nothing else below them. */
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

/** A part of a text with a heading of its own. */
export interface Heading {
  id: string;
  text: string;
}

/** A piece of a text: HTML, or the name of a block that the page puts there. */
export type ProsePart = { html: string } | { block: string };

export interface Article {
  parts: ProsePart[];
  /** Of the highest level, for a table of contents. */
  headings: Heading[];
}

/** Level at which the headings of a text begin: below the title of its page, or of its part of a page. */
export type TopLevel = 2 | 3;

interface Options {
  top: TopLevel;
  /** Headings have ids. */
  isLinkable: boolean;
  /** Markdown that means a block, by its name; empty where there is nothing. The others are left to the page. */
  written?: Readonly<Record<string, string>>;
}

/** The HTML of a text within a page. */
export const htmlOf = (source: string): string => joined(render(source, { top: 3, isLinkable: false }).parts);

/** A text that a page, or a part of one, is about. @param written Markdown that means a block, by its name. */
export const articleFrom = (source: string, written?: Options['written'], top: TopLevel = 2): Article =>
  render(source, { top, isLinkable: true, ...(written && { written }) });

/** All HTML of a text, without its blocks. */
export const joined = (parts: readonly ProsePart[]): string =>
  parts.map((part) => ('html' in part ? part.html : '')).join('');

/** The blocks of a text, each once. */
export const blocksOf = (source: string): string[] => [
  ...new Set([...source.matchAll(/^\{\{block ([\w-]+)\}\}/gm)].map(([, name = '']) => name)),
];

/** A paragraph that is nothing but this means something that the page makes. */
const BLOCK = /^\{\{block ([\w-]+)\}\}$/;

/** The name of the block that a paragraph means. */
export const blockIn = (token: Token): string | undefined =>
  token.type === 'paragraph' ? BLOCK.exec(token.raw.trim())?.[1] : undefined;

/** How texts are read, by pages and by the editor. */
const READING = { gfm: true, extensions: [container] };

/** A text as tokens. @throws RangeError where marks stand within marks deeper than a program can count */
export const tokensOf = (source: string): Token[] => new Marked<string, string>(READING).lexer(source);

/**
 * A Markdown text that people of the university wrote. Nothing in it fails and none of their HTML gets through: tags
 * are shown as they were typed, a link that has no safe target is its text, a picture from elsewhere its description.
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
    // Marks within marks, deeper than a program can count: it is no text to read, but what was typed is there.
    return { parts: [{ html: `<p>${asText(source)}</p>\n` }], headings: [] };
  }
}

/** Blocks stand by themselves, with the HTML of what is between them. */
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

/** Of cells that are set to the right, digit below digit. */
const mark = ({ align }: Tokens.TableCell) => (align === 'right' ? ' data-number' : '');

/** What makes HTML of one text; `headings` fills up meanwhile. */
function rendererOf(top: TopLevel, isLinkable: boolean, headings: Heading[]) {
  const idFor = unique(TAKEN_IDS, (name, count) => `${name}-${count}`);
  const tableName = unique([], (name, count) => `${name} (${count})`);
  let tables = 0;
  let level = top - 1;
  let above = '';

  return {
    heading({ depth, tokens: typed }: Tokens.Heading) {
      const { name, tokens } = takeName(typed);
      // None is left out on the way down, whatever was typed.
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
