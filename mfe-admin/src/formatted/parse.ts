/**
 * What our small editor writes is plain text, because lists, feeds and search results show it as such: each line is a
 * paragraph, `- ` begins an item of a list, and an address of the web is a link.
 */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export interface Span {
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
