import { compileMarkdown } from './markdown';

const open = (source: string) => {
  const { html, headings } = compileMarkdown(source);
  const page = document.createElement('div');
  page.innerHTML = html;
  return { headings, page };
};

test('headings of level 2 and 3 have ids; those of level 2 make the table of contents', () => {
  const { headings, page } = open('## What is kept, and why?\n\n### Fees & fines\n\n## हिन्दी');
  expect(headings).toEqual([
    { id: 'what-is-kept-and-why', text: 'What is kept, and why?' },
    { id: 'हिन्दी', text: 'हिन्दी' },
  ]);
  expect(page.querySelector('h3')).toHaveAttribute('id', 'fees-fines');
});

test.each(['# Title', '#### Too deep'])('a heading of another level is refused: %s', (source) => {
  expect(() => compileMarkdown(source)).toThrow('a text has 2 and 3');
});

test('markup in a heading is refused, because the table of contents shows plain text', () => {
  expect(() => compileMarkdown('## Fees and *fines*')).toThrow('has markup');
});

test('two equal headings are refused, because links could mean either', () => {
  expect(() => compileMarkdown('## Fees\n\ntext\n\n## Fees')).toThrow('two headings');
});

test('a table stands in a region that can be reached and has a name of its own', () => {
  const table = '| Item | Fee |\n| --- | --- |\n| **Card** | ₹100 |\n';
  const { page } = open(`## Fees "now"\n\n${table}\n\ntext\n\n${table}`);
  const regions = [...page.querySelectorAll('[role=region]')];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Table: Fees "now"',
    'Table: Fees "now" (2)',
  ]);
  expect(regions[0]).toHaveAttribute('tabindex', '0');
  expect([...page.querySelectorAll('th')].every((cell) => cell.getAttribute('scope') === 'col')).toBe(true);
  expect(page.querySelector('td strong')).toHaveTextContent('Card');
});

test('a link out of the site opens a new tab and says so; others are plain', () => {
  const { page } = open('[out](https://antiragging.in) [in](/contact) [mail](mailto:a@seu.example)');
  const [out, inside, mail] = page.querySelectorAll('a');
  expect(out).toHaveAttribute('target', '_blank');
  expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  expect(out).toHaveTextContent('out ↗ (opens in a new tab)');
  expect(inside?.outerHTML).toBe('<a href="/contact">in</a>');
  expect(mail?.outerHTML).toBe('<a href="mailto:a@seu.example">mail</a>');
});

test.each(['<script>alert(1)</script>', 'text <b onclick="x">bold</b>'])('HTML is refused: %s', (source) => {
  expect(() => compileMarkdown(source)).toThrow('HTML in the text');
});
