import { articleFrom, blocksOf, htmlOf, joined } from './markdown';
import { articleOf, proseOf } from './read';

const pageOf = (source: string) => {
  const { parts, headings } = articleFrom(source);
  const page = document.createElement('div');
  page.innerHTML = joined(parts);
  return { headings, page };
};

test('paragraphs, lists, emphasis and links become HTML', () => {
  expect(htmlOf('One **two**.\n\n- three\n- [four](/courses)\n')).toBe(
    '<p>One <strong>two</strong>.</p>\n<ul>\n<li>three</li>\n<li><a href="/courses">four</a></li>\n</ul>\n',
  );
});

test('headings within a page stand below its own and have no ids', () => {
  expect(htmlOf('# A\n\n## B\n\n#### C')).toBe('<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>\n');
});

test('headings of a page have ids of their own; those of level 2 make the table of contents', () => {
  const { headings, page } = pageOf(
    '## What is kept, and why?\n\n### Fees & *fines*\n\n## हिन्दी\n\n## **Fees** & fines\n\n## ...\n\n## Boot',
  );
  expect(headings).toEqual([
    { id: 'what-is-kept-and-why', text: 'What is kept, and why?' },
    { id: 'हिन्दी', text: 'हिन्दी' },
    { id: 'fees-fines-2', text: 'Fees & fines' },
    { id: 'part', text: '...' },
    // The page has an element of that name, which programs look for.
    { id: 'boot-2', text: 'Boot' },
  ]);
  expect(page.querySelector('h3')).toHaveAttribute('id', 'fees-fines');
});

test('a text that a part of a page is about begins a level lower, and can be linked to as well', async () => {
  const { parts, headings } = await articleOf('## Fees\n\n### Of copies', undefined, 3);
  expect(joined(parts)).toBe('<h3 id="fees">Fees</h3>\n<h3 id="of-copies">Of copies</h3>\n');
  expect(headings.map(({ id }) => id)).toEqual(['fees', 'of-copies']);
});

test('no level is left out, whatever was typed', () => {
  const levels = [...joined(articleFrom('# A\n\n#### B\n\n###### C\n\n###### D\n\n## E').parts).matchAll(/<h(\d)/g)];
  expect(levels.map(([, level]) => level).join(' ')).toBe('2 3 4 4 2');
});

test('a name at the end of a heading is its id, whatever it says', () => {
  const { headings, page } = pageOf('## What does it cost? {#fees}\n\n## {#odd}\n\n## A {# b}\n\n## Again {#fees}');
  expect(headings).toEqual([
    { id: 'fees', text: 'What does it cost?' },
    { id: 'odd', text: '{#odd}' },
    { id: 'a-b', text: 'A {# b}' },
    { id: 'fees-2', text: 'Again' },
  ]);
  expect(page.querySelector('#fees')).toHaveTextContent(/^What does it cost\?$/);
  expect(htmlOf('# A {#b}')).toBe('<h3>A</h3>\n');
});

test('a bold line above a table is its caption, and names where it scrolls', () => {
  const table = '| Item | Fee |\n| --- | ---: |\n| Card | ₹100 |\n';
  const { page } = pageOf(`## Fees\n\n**Paid *once***\n\n${table}\n**Not** this\n\n${table}`);
  const [first, second] = page.querySelectorAll('[role=region]');
  expect(first).toHaveAttribute('aria-label', 'Paid once');
  expect(first?.querySelector('caption')?.innerHTML).toBe('Paid <em>once</em>');
  expect(second).toHaveAttribute('aria-label', 'Table: Fees');
  expect([...page.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['Not this']);
  expect([...(first?.querySelectorAll('[data-number]') ?? [])].map((cell) => cell.textContent)).toEqual([
    'Fee',
    '₹100',
  ]);
});

test('a link that leaves the site says so; others are plain', () => {
  const { page } = pageOf('[out](https://a.example/?b="c) [in](/contact) [mail](mailto:a@seu.example)');
  const [out, inside, mail] = page.querySelectorAll('a');
  expect(out).toHaveAttribute('target', '_blank');
  expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  expect(out).toHaveTextContent('out ↗ (opens in a new tab)');
  expect(inside?.outerHTML).toBe('<a href="/contact">in</a>');
  expect(mail?.outerHTML).toBe('<a href="mailto:a@seu.example">mail</a>');
});

test.each([
  ['a block', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
  ['in a line', 'a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>\n'],
  ['a link to a script', '[a](javascript:alert(1))', '<p>a</p>\n'],
  ['a picture from elsewhere', '![lathe](https://a.example/x.png)', '<p>lathe</p>\n'],
  ['code', '```"><script>\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>\n'],
])('HTML of its author does not get through: %s', (_, source, html) => {
  expect(htmlOf(source)).toBe(html);
  expect(joined(articleFrom(source).parts)).toBe(html);
});

test('nor does it through headings, their ids and the names of tables', () => {
  const { page } = pageOf('## "><img src=x onerror=alert(1)>\n\n| a |\n| --- |\n| 1 |');
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('h2')).toHaveAttribute('id', 'img-src-x-onerror-alert-1');
});

test('a table scrolls by the keyboard and has a name of its own, after the heading above', () => {
  const table = '| Item | Fee |\n| --- | --- |\n| **Card** | ₹100 |\n';
  const { page } = pageOf(`${table}\n\n## Fees "now"\n\n${table}\n\ntext\n\n${table}`);
  const regions = [...page.querySelectorAll('[role=region]')];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Table 1',
    'Table: Fees "now"',
    'Table: Fees "now" (2)',
  ]);
  expect(regions[0]).toHaveAttribute('tabindex', '0');
  expect([...page.querySelectorAll('th')].every((cell) => cell.getAttribute('scope') === 'col')).toBe(true);
});

test('marks that are too deep for a program stand as they were typed', () => {
  expect(htmlOf('>'.repeat(50_000))).toContain('&gt;&gt;&gt;');
});

test('a paragraph that names a block stands by itself; one in a sentence does not', () => {
  const source = 'One\n\n{{block fees}}\n\nTwo {{block fees}}\n\n{{block a-b}}';
  expect(articleFrom(source).parts).toEqual([
    { html: '<p>One</p>\n' },
    { block: 'fees' },
    { html: '<p>Two {{block fees}}</p>\n' },
    { block: 'a-b' },
  ]);
  expect(blocksOf(source)).toEqual(['fees', 'a-b']);
});

test('what a query writes for a block is part of the text, and the others are left to the page', async () => {
  const table = '| a |\n| --- |\n| 1 |';
  const { parts } = await articleOf('## Fees\n\n{{block fees}}\n\n{{block map}}', async (name) =>
    name === 'fees' ? table : null,
  );
  expect(parts).toEqual([{ html: expect.stringContaining('aria-label="Table: Fees"') }, { block: 'map' }]);
});

test('no text is none', async () => {
  expect(await proseOf(null)).toBeNull();
  expect(await proseOf(' \n')).toBeNull();
  expect(await proseOf('a')).toBe('<p>a</p>\n');
});

test('a block for which there is nothing takes the headings away that had nothing else below them', async () => {
  const source = [
    '## Nobody wrote below this',
    '## Kept',
    'Words.',
    '## Officers',
    '### Heads',
    '{{block heads}}',
    '### Services',
    '{{block services}}',
    '## Days',
    '### Past',
    '{{block past}}',
    '### To come',
    '{{block coming}}',
    '## Last',
    '{{block past}}',
  ].join('\n\n');
  const { parts, headings } = await articleOf(source, (name) => (name === 'coming' ? 'Two days.' : ''));
  const page = document.createElement('div');
  page.innerHTML = joined(parts);
  expect([...page.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
    'Nobody wrote below this',
    'Kept',
    'Days',
    'To come',
  ]);
  expect(headings.map(({ text }) => text)).not.toContain('Officers');
  expect(page).toHaveTextContent('Two days.');
});
