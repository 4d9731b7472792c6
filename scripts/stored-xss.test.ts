import { DOCUMENTS } from '@university/shared/contract';
import { readPageFile } from '../api/src/domains/documents/transfer/tables';
import { CannotHold } from '../mfe-admin/src/editor/markdown/read';
import { heldDocument } from '../mfe-admin/src/editor/markdown/read';
import { writeMarkdown } from '../mfe-admin/src/editor/markdown/write';
import { cleanPasted } from '../mfe-admin/src/editor/paste/clean';
import { EXTENSIONS } from '../mfe-admin/src/editor/schema';
import { articleOf } from '../shared/src/prose/read';
import { htmlOf } from '../shared/src/prose/markdown';
import { Editor } from '@tiptap/core';

const PICTURE = '/api/v1/media/a1/0123456789abcdef-640.webp#640x480';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '"><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'java\\script:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '<a href="javascript:alert(1)">a</a>',
  '<style>@import "https://evil.example"</style>',
  '<base href="https://evil.example">',
  '<form action="https://evil.example"><input name=a></form>',
  '</address></div></table><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '{{block "><script>alert(1)</script>}}',
  '`<script>alert(1)</script>`',
] as const;

const PLACES: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `Words ${payload} words`,
  (payload) => `## ${payload}`,
  (payload) => `## A {#${payload}}`,
  (payload) => `[a](${payload})`,
  (payload) => `[a](<${payload}>)`,
  (payload) => `[a](/b "${payload}")`,
  (payload) => `[${payload}](/b)`,
  (payload) => `<${payload}>`,
  (payload) => `[a][b]\n\n[b]: ${payload}`,
  (payload) => `![${payload}](${PICTURE})`,
  (payload) => `![a](${payload})`,
  (payload) => `![a](${PICTURE}${payload})`,
  (payload) => `| ${payload} | b |\n| --- | ---: |\n| [c](${payload}) | ${payload} |`,
  (payload) => `- ${payload}\n  1. ${payload}`,
  (payload) => `> ${payload}`,
  (payload) => `\`\`\`${payload}\n${payload}\n\`\`\``,
  (payload) => `:::note\n${payload}\n:::`,
  (payload) => `:::steps\n1. ${payload}\n:::`,
  (payload) => `:::contact\n[${payload}](${payload})\n:::`,
  (payload) => `{{block ${payload}}}\n\n{{${payload}}} {{mail ${payload}}}`,
];

const HOSTILE = PLACES.flatMap((place) => PAYLOADS.map(place));

/** Elements that texts have, each with its attributes beside those that every one may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  code: ['class'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  div: ['role', 'tabindex', 'aria-label', 'class'],
  span: ['class', 'aria-hidden'],
  table: ['role'],
  thead: ['role'],
  tbody: ['role'],
  tr: ['role'],
  th: ['role', 'scope', 'data-number'],
  td: ['role', 'data-number', 'data-label'],
  ol: ['start'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ...Object.fromEntries(
    'p ul li strong em del pre blockquote hr br caption address'.split(' ').map((name) => [name, []]),
  ),
};

const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];
const SITE = 'https://seu.example';

/** Where HTML is read and nothing of it runs; one for all, as making one takes long. */
const page = document.implementation.createHTMLDocument();

function harmIn(html: string): string[] {
  page.body.innerHTML = html;
  return [...page.body.querySelectorAll('*')].flatMap((element) => {
    const { localName: name } = element;
    if (!Object.hasOwn(ALLOWED, name)) return [`an element ${name}`];
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (!ALLOWED[name]?.includes(attribute)) return [`an attribute ${attribute} of ${name}`];
      // An address that no browser can read leads nowhere.
      const read = URL.canParse(value, SITE) ? new URL(value, SITE) : null;
      if (attribute === 'href' && read && !SCHEMES.includes(read.protocol)) return [`a link to ${value}`];
      if (attribute === 'src' && !value.startsWith('/api/v1/media/')) return [`a picture from ${value}`];
      return [];
    });
  });
}

const looked = new Map<string, string[]>();

async function harmOf(text: string): Promise<string[]> {
  const known = looked.get(text);
  if (known) return known;
  const { parts } = await articleOf(text);
  const html = parts.map((part) => ('html' in part ? part.html : '')).join('');
  const harm = harmIn(`${html}<hr>${htmlOf(text)}`);
  looked.set(text, harm);
  return harm;
}

const PAGE = {
  path: '/hostile',
  title: 'Hostile',
  description: 'A page that somebody wrote who means harm.',
  keywords: [],
  owner: 'Nobody',
  reviewOn: null,
  section: null,
};

test('there are five hundred of them, and who looks for harm finds it', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(500);
  const harm = '<script>1</script><img src="x" onerror="y"><a href="java&#115;cript:z">a</a><p style="a">b</p>';
  expect(harmIn(harm)).toHaveLength(5);
});

test('by the API: what its schema lets through is harmless on the page', async () => {
  for (const body of HOSTILE) {
    const read = DOCUMENTS.page.data.safeParse({ ...PAGE, body });
    if (read.success) expect({ body, harm: await harmOf(read.data.body) }).toEqual({ body, harm: [] });
  }
});

test('by an import: so is what files of pages hold', async () => {
  for (const body of HOSTILE) {
    const { page: read } = readPageFile('/hostile', `---\ntitle: Hostile\n---\n${body}\n`);
    const text = String(read.body);
    expect({ body, harm: await harmOf(text) }).toEqual({ body, harm: [] });
  }
});

describe('by the editor', () => {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  afterAll(() => editor.destroy());

  const own = (html: string) => html.replaceAll(/ (?:data-refused|data-block)="[^"]*"/g, '');

  test('a text that is opened is harmless there and when it is written again, or is not opened', async () => {
    let opened = 0;
    for (const body of HOSTILE) {
      try {
        editor.commands.setContent(heldDocument(body));
      } catch (error) {
        expect(error).toBeInstanceOf(CannotHold);
        continue;
      }
      opened += 1;
      const harm = [...harmIn(own(editor.getHTML())), ...(await harmOf(writeMarkdown(editor.getJSON())))];
      expect({ body, harm }).toEqual({ body, harm: [] });
    }
    expect(opened).toBeGreaterThan(200);
  });

  test('so is what is pasted, as text of a page and as HTML', async () => {
    for (const body of HOSTILE) {
      editor.commands.setContent(cleanPasted(`<p>a</p>${body}<p>${htmlOf(body)}</p>`).html);
      const harm = [...harmIn(own(editor.getHTML())), ...(await harmOf(writeMarkdown(editor.getJSON())))];
      expect({ body, harm }).toEqual({ body, harm: [] });
    }
  });

  test('and what is typed, letter by letter', async () => {
    for (const text of [...PAYLOADS, ...PLACES.map((place) => place(PAYLOADS[0]))]) {
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: text.replaceAll('\n', ' ') }] };
      editor.commands.setContent({ type: 'doc', content: [paragraph] });
      expect({ text, harm: await harmOf(writeMarkdown(editor.getJSON())) }).toEqual({ text, harm: [] });
    }
  });
});
