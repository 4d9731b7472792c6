import { htmlOf } from './html';
import { proseOf } from './read';

test('paragraphs, lists, emphasis and links become HTML', () => {
  expect(htmlOf('One **two**.\n\n- three\n- [four](/courses)\n')).toBe(
    '<p>One <strong>two</strong>.</p>\n<ul>\n<li>three</li>\n<li><a href="/courses">four</a></li>\n</ul>\n',
  );
});

test('headings stand below those of the page and have no ids', () => {
  expect(htmlOf('# A\n\n## B\n\n#### C')).toBe('<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>\n');
});

test('a link that leaves the site says so', () => {
  expect(htmlOf('[there](https://a.example/?b="c)')).toContain('rel="noopener noreferrer">there<span');
});

test.each([
  ['a block', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
  ['in a line', 'a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>\n'],
  ['a link to a script', '[a](javascript:alert(1))', '<p>a</p>\n'],
  ['a picture from elsewhere', '![lathe](https://a.example/x.png)', '<p>lathe</p>\n'],
  ['code', '```"><script>\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>\n'],
])('HTML of its author does not get through: %s', (_, source, html) => {
  expect(htmlOf(source)).toBe(html);
});

test('a table scrolls by the keyboard and has a name', () => {
  expect(htmlOf('| a | b |\n| --- | --- |\n| 1 | 2 |')).toContain(
    '<div role="region" tabindex="0" aria-label="Table 1"><table>',
  );
});

test('no text is none', async () => {
  expect(await proseOf(null)).toBeNull();
  expect(await proseOf(' \n')).toBeNull();
  expect(await proseOf('a')).toBe('<p>a</p>\n');
});
