import { Marked, type Tokens } from 'marked';
import { anchor, leads, scrollingTable } from './parts';

export interface Heading {
  id: string;
  text: string;
}

/** `What is it, and why?` → `what-is-it-and-why` */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The HTML of a Markdown text. Headings have ids; tables stand in regions that the keyboard can scroll, named after the
 * heading above; links that leave the site say so.
 * @throws Error for HTML in the text, a link to something else than a page, a mailbox or a telephone, and for a heading that has markup, another level than 2 and 3, or an equal
 */
export function compileMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const names = new Set<string>();
  let above = '';

  /** A name that nothing else on the page has. */
  function unique(name: string): string {
    let free = name;
    for (let count = 2; names.has(free); count += 1) free = `${name} (${count})`;
    names.add(free);
    return free;
  }

  const marked = new Marked<string, string>({
    gfm: true,
    renderer: {
      heading({ depth, tokens, text }: Tokens.Heading) {
        if (depth < 2 || depth > 3) throw new Error(`“${text}” is a heading of level ${depth}; a text has 2 and 3`);
        if (tokens.some(({ type }) => type !== 'text')) throw new Error(`“${text}” has markup in a heading`);
        const id = slugOf(text);
        if (names.has(id)) throw new Error(`two headings are “${text}”`);
        names.add(id);
        above = text;
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const head = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`).join('');
        const body = rows
          .map((row) => `<tr>${row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join('')}</tr>`)
          .join('');
        return scrollingTable(unique(`Table: ${above}`), head, body);
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        if (!leads(href)) throw new Error(`the link “${text}” leads to ${href}`);
        return anchor(href, text);
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new Error(`HTML in the text: ${text}`);
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}
