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
