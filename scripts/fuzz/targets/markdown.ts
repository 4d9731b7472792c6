import { parseBlocks, parseSpans } from '../../../mfe-admin/src/form/text-format';
import { articleFrom, htmlOf, joined } from '../../../shared/src/prose/markdown';
import { fillPlaceholders } from '../../../shared/src/prose/placeholders';

/** Characters of the longest text here: `marked` takes a second for four times as many of the worst. */
const PAGE = 4_000;

/** A text becomes paragraphs, lists and links that hold all of it; Markdown becomes HTML without any from its author. */
export function fuzz(data: Buffer): void {
  const text = data.toString();
  for (const block of parseBlocks(text)) {
    for (const line of block.kind === 'list' ? block.items : [block.text]) {
      const spans = parseSpans(line);
      if (spans.map((span) => span.text).join('') !== line) throw new Error('Some of the text is lost');
      for (const { href } of spans) if (href && !/^https?:\/\//.test(href)) throw new Error(`A link to ${href}`);
    }
  }
  if (text.length > PAGE) return;
  checkHtml(htmlOf(text));
  const { parts, headings } = articleFrom(fillPlaceholders(text));
  checkHtml(joined(parts));
  if (new Set(headings.map(({ id }) => id)).size < headings.length) throw new Error('Two headings have the same id');
}

/** Values of attributes may hold any words; what counts is what stands around them. */
function checkHtml(html: string): void {
  const tags = html.replace(/"[^"]*"/g, '""').match(/<[^<>]*>/g) ?? [];
  if (tags.some((tag) => /^<script|\son\w+=/i.test(tag)) || /href="\s*javascript:/i.test(html))
    throw new Error(`Code in the page: ${html}`);
}
