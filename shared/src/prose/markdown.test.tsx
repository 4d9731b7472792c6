import { renderPage } from '@university/shared/testing';
import { exampleSite } from '@university/shared/testing/identity';
import { ArticleBody } from './ArticleBody';
import { articleFrom, blocksOf, htmlOf, joined } from './markdown';
import { isPictureAddress, pictureAddress } from './pictures';
import { articleOf, proseOf } from './read';

describe('the body of an article', () => {
  const PARTS = [{ html: '<p>One</p>' }, { block: 'fees' }, { block: 'constructor' }, { html: '<p>Two</p>' }];

  it('blocks stand between the parts of a text; one that the page does not know is left out', () => {
    const { container } = renderPage(<ArticleBody parts={PARTS} blocks={{ fees: () => <p>Fees</p> }} />);
    expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['One', 'Fees', 'Two']);
  });
});

describe('text to HTML', () => {
  const pageOf = (source: string) => {
    const { parts, headings } = articleFrom(source);
    const page = document.createElement('div');
    page.innerHTML = joined(parts);
    return { headings, page };
  };

  it('paragraphs, lists, emphasis and links become HTML', () =>
    expect(htmlOf('One **two**.\n\n- three\n- [four](/courses)\n')).toBe(
      '<p>One <strong>two</strong>.</p>\n<ul>\n<li>three</li>\n<li><a href="/courses">four</a></li>\n</ul>\n',
    ));

  it('headings within a page stand below its own and have no ids', () =>
    expect(htmlOf('# A\n\n## B\n\n#### C')).toBe('<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>\n'));

  it('headings of a page have ids of their own; those of level 2 make the table of contents', () => {
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

  it('a text that a part of a page is about begins a level lower, and can be linked to as well', async () => {
    const { parts, headings } = await articleOf('## Fees\n\n### Of copies', undefined, 3);
    expect(joined(parts)).toBe('<h3 id="fees">Fees</h3>\n<h3 id="of-copies">Of copies</h3>\n');
    expect(headings.map(({ id }) => id)).toEqual(['fees', 'of-copies']);
  });

  it('no level is left out, whatever was typed', () => {
    const levels = [...joined(articleFrom('# A\n\n#### B\n\n###### C\n\n###### D\n\n## E').parts).matchAll(/<h(\d)/g)];
    expect(levels.map(([, level]) => level).join(' ')).toBe('2 3 4 4 2');
  });

  it('a name at the end of a heading is its id, whatever it says', () => {
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

  it('a bold line above a table is its caption, and names where it scrolls', () => {
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

  it.each([
    ['a block', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['in a line', 'a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>\n'],
    ['a link to a script', '[a](javascript:alert(1))', '<p>a</p>\n'],
    ['a picture from elsewhere', '![lathe](https://a.example/x.png)', '<p>lathe</p>\n'],
    ['code', '```"><script>\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>\n'],
  ])('HTML of its author does not get through: %s', (_, source, html) => {
    expect(htmlOf(source)).toBe(html);
    expect(joined(articleFrom(source).parts)).toBe(html);
  });

  it('nor does it through headings, their ids and the names of tables', () => {
    const { page } = pageOf('## "><img src=x onerror=alert(1)>\n\n| a |\n| --- |\n| 1 |');
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('h2')).toHaveAttribute('id', 'img-src-x-onerror-alert-1');
  });

  it('a table scrolls by the keyboard and has a name of its own, after the heading above', () => {
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

  it('marks that are too deep for a program stand as they were typed', () =>
    expect(htmlOf('>'.repeat(50_000))).toContain('&gt;&gt;&gt;'));

  it('a paragraph that names a block stands by itself; one in a sentence does not', () => {
    const source = 'One\n\n{{block fees}}\n\nTwo {{block fees}}\n\n{{block a-b}}';
    expect(articleFrom(source).parts).toEqual([
      { html: '<p>One</p>\n' },
      { block: 'fees' },
      { html: '<p>Two {{block fees}}</p>\n' },
      { block: 'a-b' },
    ]);
    expect(blocksOf(source)).toEqual(['fees', 'a-b']);
  });

  it('what a query writes for a block is part of the text, and the others are left to the page', async () => {
    const table = '| a |\n| --- |\n| 1 |';
    const { parts } = await articleOf('## Fees\n\n{{block fees}}\n\n{{block map}}', async (name) =>
      name === 'fees' ? table : null,
    );
    expect(parts).toEqual([{ html: expect.stringContaining('aria-label="Table: Fees"') }, { block: 'map' }]);
  });

  it('no text is none', async () => {
    expect(await proseOf(null)).toBeNull();
    expect(await proseOf(' \n')).toBeNull();
    expect(await proseOf('a')).toBe('<p>a</p>\n');
  });

  it('a block for which there is nothing takes the headings away that had nothing else below them', async () => {
    const source = `## Nobody wrote below this|## Kept|Words.|## Officers|### Heads|{{block heads}}|### Services
      |{{block services}}|## Days|### Past|{{block past}}|### To come|{{block coming}}|## Last|{{block past}}`
      .split(/\s*\|/)
      .join('\n\n');
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
});

describe('containers', () => {
  it.each([
    ['note', ':::note\nBring **copies**.\n:::', '<div role="note">\n<p>Bring <strong>copies</strong>.</p>\n</div>\n'],
    [
      'steps',
      ':::steps\n1. Sign in\n2. Pay\n:::',
      '<div class="steps">\n<ol>\n<li>Sign in</li>\n<li>Pay</li>\n</ol>\n</div>\n',
    ],
    ['contact', ':::contact\nHelp desk\n:::\n', '<address>\n<p>Help desk</p>\n</address>\n'],
  ])('a %s stands apart', (_, source, html) => expect(htmlOf(source)).toBe(html));

  it.each([
    ['without an end', ':::note\nBring copies.', '<p>:::note\nBring copies.</p>\n'],
    ['of another name', ':::constructor\na\n:::', '<p>:::constructor\na\n:::</p>\n'],
    ['in a sentence', 'a :::note\nb\n:::', '<p>a :::note\nb\n:::</p>\n'],
  ])('a container %s is what was typed', (_, source, html) => expect(htmlOf(source)).toBe(html));

  it('containers do not stand in containers, and may be empty', () => {
    expect(htmlOf(':::note\n:::steps\n1. a\n:::\n\nb')).toBe(
      '<div role="note">\n<p>:::steps</p>\n<ol>\n<li>a</li>\n</ol>\n</div>\n<p>b</p>\n',
    );
    expect(htmlOf(':::note\n:::\n\nb')).toBe('<div role="note">\n</div>\n<p>b</p>\n');
  });

  it('HTML of its author does not get through a container', () =>
    expect(htmlOf(':::contact\n</address><script>alert(1)</script>\n:::')).not.toContain('<script'));

  it('as many as a text can hold are read in no more than the time of their letters', () => {
    const html = htmlOf(':::note\n'.repeat(6_000));
    expect(html).toContain(':::note');
  });
});

describe('pictures', () => {
  const BASE = '/api/v1/media/a1/0123456789abcdef';

  it('a picture of the library is shown in widths that a text needs, with its place kept', () => {
    const address = pictureAddress({ base: BASE, widths: [320, 640, 1024, 1600], width: 4000, height: 3000 });
    expect(address).toBe(`${BASE}-1024.webp#4000x3000`);
    const page = document.createElement('div');
    page.innerHTML = htmlOf(`![A "lathe" & <b>](${address})`);
    const picture = page.querySelector('img');
    expect(picture).toHaveAttribute('src', `${BASE}-1024.webp`);
    expect(picture).toHaveAttribute(
      'srcset',
      [320, 640, 1024].map((each) => `${BASE}-${each}.webp ${each}w`).join(', '),
    );
    expect(picture).toHaveAttribute('width', '4000');
    expect(picture).toHaveAttribute('height', '3000');
    expect(picture).toHaveAttribute('alt', 'A "lathe" & <b>');
  });

  it.each([
    'https://a.example/x.png',
    `https://a.example${BASE}-640.webp#1x1`,
    `${BASE}-640.svg#1x1`,
    `${BASE}-640.webp`,
    `${BASE}-640.webp#1x1" onerror="alert(1)`,
    '/api/v1/media/../auth/x/0123456789abcdef-640.webp#1x1',
  ])('another address is no picture: %s', (address) => expect(isPictureAddress(address)).toBe(false));
});

describe('placeholders', () => {
  function filled(source: string, changes: Partial<typeof exampleSite> = {}): string {
    let result = '';
    globalThis.siteIdentity = { ...exampleSite, ...changes };
    jest.isolateModules(() => {
      const { fillPlaceholders } = require('./placeholders') as typeof import('./placeholders');
      result = fillPlaceholders(source);
    });
    return result;
  }

  it.each([
    ['{{name}}', exampleSite.name],
    ['{{address}}', 'Sector-9, Dwarka, New Delhi 110077'],
    ['{{helpDesk}}', '[helpdesk@seu.example](mailto:helpdesk@seu.example)'],
    ['{{telephone}}', '[+91 11 5550 0100](tel:+911155500100)'],
    ['{{mail registrar}}', '[registrar@seu.example](mailto:registrar@seu.example)'],
    ['{{raggingPhone}}', '[1800-180-5522](tel:18001805522)'],
    ['{{year}}', '2025'],
  ])('%s', (placeholder, value) => expect(filled(`Write: ${placeholder}.`)).toBe(`Write: ${value}.`));

  it.each(['{{nobody}}', '{{mail}}', '{{constructor}}'])('%s stands for nothing and is left out', (placeholder) =>
    expect(filled(`One ${placeholder}two`)).toBe('One two'),
  );

  it('what the university does not have is left out', () => {
    const none = { antiRagging: null, copyrightYear: null, mapUrl: null };
    expect(filled('{{raggingPhone}}{{raggingMail}}{{year}}[Map]({{map}})', none)).toBe('[Map]()');
  });

  it('a block stays for the page', () => expect(filled('{{block fees}}')).toBe('{{block fees}}'));
});
