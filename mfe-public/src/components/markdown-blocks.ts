/** A piece of a line. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** A block of a text, as editors of the catalogue write it. */
export type Block =
  | { kind: 'heading' | 'paragraph'; children: Inline[] }
  | { kind: 'bullets' | 'numbers'; items: Inline[][] };

/** Where a link may lead: the web, a mailbox, a telephone, this site, a place on the page. Never to a script. */
const LEADS = /^(?:https?:|mailto:|tel:|\/|#|\?)/;

const MARKS =
  /\\(?<plain>[\\`*_[\]()#+.!-])|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;

/** The pieces of a line: text, strong and stressed words, links. A link to a script stays text. */
export function inlineOf(line: string): Inline[] {
  const found: Inline[] = [];
  let done = 0;
  const add = (text: string) => {
    if (text) found.push({ kind: 'text', text });
  };
  for (const match of line.matchAll(MARKS)) {
    const { plain, strong, em, label, href } = match.groups ?? {};
    if (href && !LEADS.test(href)) continue;
    add(line.slice(done, match.index));
    done = match.index + match[0].length;
    if (plain) add(plain);
    if (strong) found.push({ kind: 'strong', children: inlineOf(strong) });
    if (em) found.push({ kind: 'em', children: inlineOf(em) });
    if (href) found.push({ kind: 'link', href, children: inlineOf(label ?? '') });
  }
  add(line.slice(done));
  return found;
}

const LINES = [
  ['heading', /^#{1,6} (?<rest>.*)$/],
  ['bullets', /^[-*+] (?<rest>.*)$/],
  ['numbers', /^\d{1,3}[.)] (?<rest>.*)$/],
] as const;

/**
 * The blocks of a text: headings (of one rank), paragraphs and lists. Markdown that pages of the catalogue have no use
 * for, tables and HTML among it, is text as it stands.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    const [kind, form] = LINES.find(([, each]) => each.test(line)) ?? (['paragraph', undefined] as const);
    const rest = form?.exec(line)?.groups?.rest ?? line;
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (isOpen && last && last.kind === kind && kind !== 'heading') last.lines.push(rest);
    // A line without a mark goes on with the entry of the list above it.
    else if (isOpen && last && kind === 'paragraph' && last.kind !== 'heading')
      last.lines.push(`${last.lines.pop()} ${rest}`);
    else blocks.push({ kind, lines: [rest] });
    if (line !== '') isOpen = true;
  }
  return blocks.map(({ kind, lines }) =>
    kind === 'bullets' || kind === 'numbers'
      ? { kind, items: lines.map(inlineOf) }
      : { kind, children: inlineOf(lines.join(' ')) },
  );
}
