import { type JSONContent, getSchema } from '@tiptap/core';
import { blockIn, type ContainerToken, isPictureAddress, tokensOf, articleFrom } from '@university/shared/prose/source';
import { withoutEntities, writeMarkdown } from './write';
import { EXTENSIONS } from '../schema';

interface Token {
  type: string;
  raw: string;
  text?: string;
  tokens?: Token[];
  depth?: number;
  lang?: string;
  href?: string;
  title?: string | null;
  ordered?: boolean;
  start?: number | '';
  loose?: boolean;
  task?: boolean;
  items?: Token[];
  header?: Cell[];
  rows?: Cell[][];
}

interface Cell {
  tokens: Token[];
  align: string | null;
}

type Marks = NonNullable<JSONContent['marks']>;

export function readMarkdown(source: string): JSONContent {
  const content = blocks(lexed(source), true);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function lexed(source: string): Token[] {
  try {
    return tokensOf(source) as Token[];
  } catch {
    throw new CannotHold('depth');
  }
}

const blocks = (tokens: readonly Token[], isTop = false): JSONContent[] =>
  tokens.flatMap((token) => {
    const name = isTop ? blockIn(token as Parameters<typeof blockIn>[0]) : undefined;
    if (name !== undefined) return [{ type: 'dataBlock', attrs: { name } }];
    const read = Object.hasOwn(BLOCKS, token.type) ? BLOCKS[token.type] : undefined;
    if (!read) throw new CannotHold(token.type === 'html' ? 'html' : token.type === 'def' ? 'reference' : 'other');
    return read(token);
  });

const paragraph = ({ tokens = [] }: Token): JSONContent[] => [withContent('paragraph', inline(tokens))];

const BLOCKS: Readonly<Record<string, (token: Token) => JSONContent[]>> = {
  space: () => [],
  paragraph,
  // In lists without blank lines.
  text: (token) => paragraph({ ...token, tokens: token.tokens ?? [token] }),
  heading({ depth = 0, tokens = [] }) {
    if (depth < 2 || depth > 4) throw new CannotHold('heading');
    return [withContent('heading', inline(tokens), { level: depth })];
  },
  blockquote: ({ tokens = [] }) => [{ type: 'blockquote', content: filled(blocks(tokens)) }],
  code: ({ text = '', lang }) => [
    { type: 'codeBlock', attrs: { language: lang || null }, ...(text && { content: [{ type: 'text', text }] }) },
  ],
  hr: () => [{ type: 'horizontalRule' }],
  list: ({ ordered, start, loose = false, items = [] }) => [
    {
      type: ordered ? 'orderedList' : 'bulletList',
      attrs: { loose, ...(ordered && { start: start === '' ? 1 : start }) },
      content: items.map(item),
    },
  ],
  table: ({ header = [], rows = [] }) => [
    {
      type: 'table',
      content: [row(header, 'tableHeader'), ...rows.map((cells) => row(cells, 'tableCell'))],
    },
  ],
  container(token) {
    const { name, tokens } = token as unknown as ContainerToken;
    return [{ type: name, content: filled(blocks((tokens ?? []) as Token[])) }];
  },
};

function item({ task, tokens = [] }: Token): JSONContent {
  if (task) throw new CannotHold('task');
  const content = blocks(tokens);
  // List items start with a paragraph.
  return {
    type: 'listItem',
    content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
  };
}

const row = (cells: readonly Cell[], type: string): JSONContent => ({
  type: 'tableRow',
  content: cells.map(({ tokens, align }) => ({
    type,
    attrs: { align: align || null },
    content: [withContent('paragraph', inline(tokens))],
  })),
});

const filled = (content: JSONContent[]): JSONContent[] => (content.length > 0 ? content : [{ type: 'paragraph' }]);

const withContent = (type: string, content: JSONContent[], attrs?: JSONContent['attrs']): JSONContent => ({
  type,
  ...(attrs && { attrs }),
  ...(content.length > 0 && { content: inOnePiece(content) }),
});

/** The lexer splits text at escapes and entities. */
function inOnePiece(content: readonly JSONContent[]): JSONContent[] {
  const pieces: JSONContent[] = [];
  for (const node of content) {
    const last = pieces.at(-1);
    const isMore = node.type === 'text' && last?.type === 'text' && isSame(node.marks, last.marks);
    if (isMore) pieces.splice(-1, 1, { ...last, text: `${last.text}${node.text}` });
    else pieces.push(node);
  }
  return pieces;
}

const isSame = (one: JSONContent['marks'], other: JSONContent['marks']) =>
  JSON.stringify(one) === JSON.stringify(other);

const MARKS: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike' };

function inline(tokens: readonly Token[], marks: Marks = []): JSONContent[] {
  return tokens.flatMap((token): JSONContent[] => {
    const { type, text = '', tokens: inner, href = '', title } = token;
    const mark = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
    if (mark) return inline(inner ?? [], [...marks, { type: mark }]);
    if (type === 'text' && inner) return inline(inner, marks);
    if (type === 'text') return plain(withoutEntities(text), marks);
    if (type === 'escape') return plain(text, marks);
    if (type === 'codespan') return plain(text, [...marks, { type: 'code' }]);
    if (type === 'br') return [{ type: 'hardBreak', ...(marks.length > 0 && { marks }) }];
    if (type === 'link')
      return inline(inner ?? [], [...marks, { type: 'link', attrs: { href, title: title || null } }]);
    if (type === 'image' && isPictureAddress(href))
      return [{ type: 'picture', attrs: { src: href, alt: text }, ...(marks.length > 0 && { marks }) }];
    throw new CannotHold(type === 'image' ? 'picture' : type === 'html' ? 'html' : 'other');
  });
}

const plain = (text: string, marks: Marks): JSONContent[] =>
  text ? [{ type: 'text', text: text.replaceAll('\n', ' '), ...(marks.length > 0 && { marks }) }] : [];

export type Reason = 'depth' | 'heading' | 'html' | 'reference' | 'task' | 'picture' | 'other';

export class CannotHold extends Error {
  constructor(readonly reason: Reason) {
    super(`The editor cannot hold this text: ${reason}`);
  }
}

/** Throws unless the document renders to the same page when written back. @throws CannotHold */
export function heldDocument(source: string): JSONContent {
  const document = fitting(readMarkdown(source));
  if (!isSamePage(source, writeMarkdown(document))) throw new CannotHold('other');
  return document;
}

const schema = getSchema(EXTENSIONS);

function fitting(document: JSONContent): JSONContent {
  try {
    const node = schema.nodeFromJSON(document);
    node.check();
    return node.toJSON() as JSONContent;
  } catch {
    throw new CannotHold('other');
  }
}

export function isSamePage(one: string, other: string): boolean {
  const [before, after] = [articleFrom(one).parts, articleFrom(other).parts];
  return before.length === after.length && before.every((part, index) => seen(part) === seen(after[index]));
}

type Part = ReturnType<typeof articleFrom>['parts'][number];

/** Ignores line breaks, entities and trailing spaces. */
const seen = (part: Part | undefined): string => {
  if (!part || 'block' in part) return JSON.stringify(part);
  const { innerHTML } = new DOMParser().parseFromString(part.html, 'text/html').body;
  return innerHTML.replace(/\s+/g, ' ').replace(/ (?=<\/(?:p|h\d|li|td|th)>)/g, '');
};
