import { Marked, type Tokens } from 'marked';
import { anchor, leads, scrollingTable } from './parts';

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a table is called, as no heading of its own names it. */
const tableName = (count: number) => `Table ${count}`;

/**
 * The HTML of a Markdown text that people of the university wrote. Nothing in it fails and none of their HTML gets
 * through: tags are shown as they were typed, a link that leads nowhere good is its text, a picture its description.
 * Headings stand below those of the page, without ids, which are the page's own.
 */
export function htmlOf(source: string): string {
  let tables = 0;
  const marked = new Marked<string, string>({
    gfm: true,
    renderer: {
      heading({ depth, tokens }: Tokens.Heading) {
        const rank = depth <= 3 ? 3 : 4;
        return `<h${rank}>${this.parser.parseInline(tokens)}</h${rank}>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        tables += 1;
        const head = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`).join('');
        const body = rows
          .map((row) => `<tr>${row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join('')}</tr>`)
          .join('');
        return scrollingTable(tableName(tables), head, body);
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        return leads(href) ? anchor(href, text) : text;
      },
      image: ({ text }: Tokens.Image) => asText(text),
      checkbox: () => '',
      code: ({ text }: Tokens.Code) => `<pre><code>${asText(text)}</code></pre>\n`,
      html: (token: Tokens.HTML | Tokens.Tag) =>
        token.type === 'html' && token.block ? `<p>${asText(token.text)}</p>\n` : asText(token.text),
    },
  });
  return marked.parse(source, { async: false });
}
