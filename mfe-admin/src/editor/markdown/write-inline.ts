import { withPlainAmpersands } from './entities';
import type { JSONContent } from '@tiptap/core';

/** Words without what would be a mark anywhere. */
const withoutMarks = (text: string): string =>
  withPlainAmpersands(text.replace(/[\\`*~]/g, '\\$&'))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-zA-Z/!?])/g, '\\<');

/** Plain words with a backslash before what would be a mark. */
export const escaped = (text: string): string =>
  withoutMarks(text)
    .replace(/\](?=\()/g, '\\]')
    .replace(/^\[(?=[ xX]\])/, '\\[');

/** The same for words of a link, which end with a bracket. */
export const escapedInLink = (text: string): string => withoutMarks(text).replace(/[[\]]/g, '\\$&');

/** A line of a paragraph with a backslash before what would make it something else. */
export const escapedLineStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|[>|=]|[-+](?=[\s\-|:]|$)|:(?=[:\-|]))/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

/** The address of a link as it stands in brackets. */
export const escapedAddress = (href: string): string =>
  /^[^\s<>]+$/.test(href) ? href.replace(/[\\()]/g, '\\$&') : href === '' ? '' : `<${href.replace(/[\\<>]/g, '\\$&')}>`;

/** The title of a link between quotation marks. */
export const escapedTitle = (title: string): string => title.replace(/[\\"]/g, '\\$&');

interface Options {
  /** Of headings and cells, which break no line. */
  isOneLine?: boolean;
}

type Mark = NonNullable<JSONContent['marks']>[number];

/** A piece of a line. Of delimiters, whether they open or close what they stand for. */
interface Piece {
  text: string;
  side?: 'opens' | 'closes';
}

/** What bold and italic are written with. */
type Sign = '*' | '_';

interface Opened {
  mark: Mark;
  sign: Sign;
}

/** From the outermost: what stands in what. */
const ORDER = ['link', 'bold', 'italic', 'strike'];

const rank = ({ type }: Mark) => ORDER.indexOf(type);
const isSame = (one: Mark, other: Mark) =>
  one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

/** What stands in a paragraph, a heading or a cell. */
export function writeInline(nodes: readonly JSONContent[], { isOneLine = false }: Options = {}): string {
  const pieces: Piece[] = [];
  let open: Opened[] = [];
  const close = (from: number) => {
    for (const { mark, sign } of open.slice(from).reverse()) pieces.push(delimiter(mark, 'closes', sign));
    open = open.slice(0, from);
  };
  for (const node of spacesOutside(withoutLastBreaks(nodes))) {
    const marks = (node.marks ?? []).filter((mark) => rank(mark) >= 0).sort((a, b) => rank(a) - rank(b));
    const kept = open.findIndex(({ mark }, index) => !marks[index] || !isSame(mark, marks[index]));
    close(kept < 0 ? open.length : kept);
    for (const mark of marks.slice(open.length)) {
      // Stars behind stars would be one run of stars.
      const sign = pieces.at(-1)?.side === 'closes' ? '_' : '*';
      pieces.push(delimiter(mark, 'opens', sign));
      open.push({ mark, sign });
    }
    pieces.push({ text: textOf(node, isOneLine) });
  }
  close(0);
  const text = flanked(pieces).join('').trim();
  return isOneLine ? text : text.split('\n').map(escapedLineStart).join('\n');
}

function delimiter({ type, attrs = {} }: Mark, side: 'opens' | 'closes', sign: Sign): Piece {
  if (type === 'link') {
    const title = attrs.title ? ` "${escapedTitle(String(attrs.title))}"` : '';
    return { text: side === 'opens' ? '[' : `](${escapedAddress(String(attrs.href))}${title})` };
  }
  return { text: { bold: sign + sign, italic: sign, strike: '~~' }[type] ?? '', side };
}

function textOf({ type, text = '', attrs = {}, marks = [] }: JSONContent, isOneLine: boolean): string {
  if (type === 'hardBreak') return isOneLine ? ' ' : '\\\n';
  if (type === 'picture') return `![${escapedInLink(String(attrs.alt ?? ''))}](${attrs.src})`;
  if (marks.some((mark) => mark.type === 'code')) return codeSpan(text);
  return marks.some((mark) => mark.type === 'link') ? escapedInLink(text) : escaped(text);
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${gap}${text}${gap}${ticks}`;
}

/** Spaces at the edges of marked words stand outside: `**word** `, as `**word **` would mark nothing. */
function spacesOutside(nodes: readonly JSONContent[]): JSONContent[] {
  return nodes.flatMap((node) => {
    const { type, text = '', marks = [] } = node;
    const isMarked = marks.some(({ type: mark }) => rank({ type: mark }) > 0);
    if (type !== 'text' || !isMarked || marks.some(({ type: mark }) => mark === 'code')) return [node];
    const within = text.trim();
    const outside = marks.filter(({ type: mark }) => mark === 'link');
    if (within === '') return [{ ...node, marks: outside }];
    const at = text.indexOf(within);
    const edge = (part: string): JSONContent[] => (part ? [{ type: 'text', text: part, marks: outside }] : []);
    return [...edge(text.slice(0, at)), { ...node, text: within }, ...edge(text.slice(at + within.length))];
  });
}

/** A line that is broken where its paragraph ends anyhow is not. */
function withoutLastBreaks(nodes: readonly JSONContent[]): readonly JSONContent[] {
  const last = nodes.findLastIndex(({ type }) => type !== 'hardBreak');
  return nodes.slice(0, last + 1);
}

const WORD = /[\p{L}\p{N}]/u;
const asEntity = (character: string) => `&#${character.codePointAt(0)};`;

/**
 * Stars between a letter and a sign of punctuation would mark nothing: `a**(b)**`; nor would `_` before a letter. The letter
 * is then written as a number, which is punctuation to who reads the stars.
 */
function flanked(pieces: readonly Piece[]): string[] {
  const texts = pieces.map(({ text }) => text);
  pieces.forEach(({ side }, index) => {
    if (!side) return;
    const outer = side === 'opens' ? index - 1 : index + 1;
    const inner = side === 'opens' ? index + 1 : index - 1;
    if (pieces[outer] === undefined || pieces[outer].side || pieces[inner] === undefined) return;
    const facing = [...(texts[inner] ?? '')].at(side === 'opens' ? 0 : -1) ?? '';
    const beside = [...(texts[outer] ?? '')].at(side === 'opens' ? -1 : 0) ?? '';
    const holds = WORD.test(facing) && !(side === 'closes' && texts[index]?.startsWith('_'));
    if (holds || !WORD.test(beside)) return;
    const rest = texts[outer] ?? '';
    texts[outer] =
      side === 'opens'
        ? rest.slice(0, -beside.length) + asEntity(beside)
        : asEntity(beside) + rest.slice(beside.length);
  });
  return texts;
}
