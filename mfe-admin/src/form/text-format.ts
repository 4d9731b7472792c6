/**
 * What our small editor writes is plain text, because lists, feeds and search results show it as such: each line is a
 * paragraph, `- ` begins an item of a list, and an address of the web is a link.
 */
type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

interface Span {
  text: string;
  /** Where it leads, if it is a link. */
  href?: string;
}

/** Without the spaces before it. */
const ITEM = /^[-*•]\s(.*)$/;

export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    const item = ITEM.exec(line.trimStart())?.[1]?.trimStart();
    if (item !== undefined && last?.kind === 'list') last.items.push(item);
    else if (item !== undefined) blocks.push({ kind: 'list', items: [item] });
    else if (line.trim()) blocks.push({ kind: 'paragraph', text: line.trim() });
  }
  return blocks;
}

/** An address of the web; what ends the sentence around it is no part of it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** A line as text and links. */
export function parseSpans(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: href, index } of line.matchAll(ADDRESS)) {
    if (index > from) spans.push({ text: line.slice(from, index) });
    spans.push({ text: href, href });
    from = index + href.length;
  }
  if (from < line.length) spans.push({ text: line.slice(from) });
  return spans;
}

/** A text with a part of it selected. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Makes every line that the selection touches an item of a list; items become lines again. */
export function toggleList({ text, from, to }: Selected, sample: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', to);
  const end = found < 0 ? text.length : found;
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line || sample}`)).join('\n');
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length };
}

/** Puts the beginning of an address behind what is selected, to be completed. */
export function addAddress({ text, to }: Selected, address: string): Selected {
  const gap = to > 0 && !/\s/.test(text.charAt(to - 1)) ? ' ' : '';
  const end = to + gap.length + address.length;
  return { text: text.slice(0, to) + gap + address + text.slice(to), from: end, to: end };
}
