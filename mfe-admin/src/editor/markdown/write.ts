import type { JSONContent } from '@tiptap/core';
const DELIMITERS: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

const cellText = ({ content: paragraphs = [] }: JSONContent): string =>
  paragraphs
    .map(({ content = [] }) => writeInline(content, { isOneLine: true }))
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', '\\|');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function tableLines(rows: readonly JSONContent[]): string[] {
  const [head, ...others] = rows.map(({ content = [] }) => content);
  if (!head) return [];
  const delimiters = head.map(({ attrs }) => DELIMITERS[String(attrs?.align)] ?? '---');
  return [line(head.map(cellText)), line(delimiters), ...others.map((cells) => line(cells.map(cellText)))];
}

export const writeMarkdown = ({ content = [] }: JSONContent): string => between(content, '\n\n');

/** Adjacent lists alternate their markers, or Markdown would join them. */
function between(nodes: readonly JSONContent[], gap: string): string {
  let before: JSONContent | undefined;
  let isOther = false;
  const written: string[] = [];
  for (const node of nodes) {
    isOther = before?.type === node.type && isList(node) && !isOther;
    const text = write(node, isOther);
    if (text === '') continue;
    written.push(text);
    before = node;
  }
  return written.join(gap);
}

const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : by + line))
    .join('\n');

function write(node: JSONContent, isOther: boolean): string {
  const { type = '', content = [], attrs = {} } = node;
  if (isList(node)) return list(node, isOther);
  switch (type) {
    case 'paragraph':
      return writeInline(content);
    case 'heading': {
      const text = writeInline(content, { isOneLine: true });
      return text && `${'#'.repeat(Number(attrs.level))} ${text}`;
    }
    case 'blockquote': {
      return between(content, '\n\n')
        .split('\n')
        .map((line) => (line ? `> ${line}` : '>'))
        .join('\n');
    }
    case 'codeBlock':
      return fenced(content.map(({ text = '' }) => text).join(''), attrs.language);
    case 'horizontalRule':
      return '---';
    case 'dataBlock':
      return `{{block ${attrs.name}}}`;
    case 'table':
      return tableLines(content).join('\n');
    case 'note':
    case 'steps':
    case 'contact': {
      const text = between(content, '\n\n');
      return text && `:::${type}\n${text}\n:::`;
    }
    default:
      throw new Error(`Nothing writes ${type}.`);
  }
}

function fenced(text: string, language: unknown): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language ?? ''}\n${text}\n${fence}`;
}

function list({ type, content = [], attrs = {} }: JSONContent, isOther: boolean): string {
  const isLoose =
    attrs.loose === true || content.some(({ content: inner = [] }) => inner.filter((each) => !isList(each)).length > 1);
  const start = Number(attrs.start ?? 1);
  return content
    .map(({ content: inner = [] }, index) => {
      const mark = type === 'orderedList' ? `${start + index}${isOther ? ')' : '.'}` : isOther ? '*' : '-';
      const text = between(inner, isLoose ? '\n\n' : '\n');
      return `${mark} ${indented(text, ' '.repeat(mark.length + 1))}`.trimEnd();
    })
    .join(isLoose ? '\n\n' : '\n');
}

const withoutMarks = (text: string): string =>
  withPlainAmpersands(text.replace(/[\\`*~]/g, '\\$&'))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-zA-Z/!?])/g, '\\<');

const escaped = (text: string): string =>
  withoutMarks(text)
    .replace(/\](?=\()/g, '\\]')
    .replace(/^\[(?=[ xX]\])/, '\\[');

const escapedInLink = (text: string): string => withoutMarks(text).replace(/[[\]]/g, '\\$&');

const escapedLineStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|[>|=]|[-+](?=[\s\-|:]|$)|:(?=[:\-|]))/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

const escapedAddress = (href: string): string =>
  /^[^\s<>]+$/.test(href) ? href.replace(/[\\()]/g, '\\$&') : href === '' ? '' : `<${href.replace(/[\\<>]/g, '\\$&')}>`;

const escapedTitle = (title: string): string => title.replace(/[\\"]/g, '\\$&');

interface Options {
  isOneLine?: boolean;
}

type Mark = NonNullable<JSONContent['marks']>[number];

interface Piece {
  text: string;
  side?: 'opens' | 'closes';
}

type Sign = '*' | '_';

interface Opened {
  mark: Mark;
  sign: Sign;
}

const ORDER = ['link', 'bold', 'italic', 'strike'];

const rank = ({ type }: Mark) => ORDER.indexOf(type);
const isSame = (one: Mark, other: Mark) =>
  one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

function writeInline(nodes: readonly JSONContent[], { isOneLine = false }: Options = {}): string {
  const pieces: Piece[] = [];
  let open: Opened[] = [];
  const close = (from: number) => {
    for (const { mark, sign } of open.slice(from).reverse()) pieces.push(delimiter(mark, 'closes', sign));
    open = open.slice(0, from);
  };
  for (const node of spacesOutside(withoutLastBreaks(nodes))) {
    const marks = (node.marks ?? []).filter((mark) => rank(mark) >= 0).sort((a, b) => rank(a) - rank(b));
    const shared = open.findIndex(({ mark }, index) => !marks[index] || !isSame(mark, marks[index]));
    close(shared < 0 ? open.length : shared);
    for (const mark of marks.slice(open.length)) {
      // Adjacent runs of `*` would merge.
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

/** `**word **` would not be bold: spaces move outside of the marks. */
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

function withoutLastBreaks(nodes: readonly JSONContent[]): readonly JSONContent[] {
  const last = nodes.findLastIndex(({ type }) => type !== 'hardBreak');
  return nodes.slice(0, last + 1);
}

const WORD = /[\p{L}\p{N}]/u;
const asEntity = (character: string) => `&#${character.codePointAt(0)};`;

/**
 * `a**(b)**` and `_` before a letter would mark nothing (CommonMark flanking rules): writes the letter as an entity.
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

const ENTITY = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/g;

export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => new DOMParser().parseFromString(`<p>${entity}`, 'text/html').body.textContent);

const withPlainAmpersands = (text: string): string => text.replace(ENTITY, (entity) => `\\${entity}`);
