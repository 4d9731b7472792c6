import type { JSONContent } from '@tiptap/core';
import { writeInline } from './write-inline';

const DELIMITERS: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** A cell is one line, and a bar in it is no border. */
const cellText = ({ content: paragraphs = [] }: JSONContent): string =>
  paragraphs
    .map(({ content = [] }) => writeInline(content, { isOneLine: true }))
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', '\\|');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The rows of a table, the first of which is its head. */
export function tableLines(rows: readonly JSONContent[]): string[] {
  const [head, ...others] = rows.map(({ content = [] }) => content);
  if (!head) return [];
  const delimiters = head.map(({ attrs }) => DELIMITERS[String(attrs?.align)] ?? '---');
  return [line(head.map(cellText)), line(delimiters), ...others.map((cells) => line(cells.map(cellText)))];
}

/** The editor's document as a Markdown text. What is empty is left out. */
export const writeMarkdown = ({ content = [] }: JSONContent): string => between(content, '\n\n');

/** Of two lists in a row the second has other marks, or they would be one. */
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

/** A list has empty lines between its items where it had them, or where an item has several paragraphs. */
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
