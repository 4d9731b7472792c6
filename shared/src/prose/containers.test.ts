import { htmlOf } from './markdown';

test.each([
  ['note', ':::note\nBring **copies**.\n:::', '<div role="note">\n<p>Bring <strong>copies</strong>.</p>\n</div>\n'],
  [
    'steps',
    ':::steps\n1. Sign in\n2. Pay\n:::',
    '<div class="steps">\n<ol>\n<li>Sign in</li>\n<li>Pay</li>\n</ol>\n</div>\n',
  ],
  ['contact', ':::contact\nHelp desk\n:::\n', '<address>\n<p>Help desk</p>\n</address>\n'],
])('a %s stands apart', (_, source, html) => {
  expect(htmlOf(source)).toBe(html);
});

test.each([
  ['without an end', ':::note\nBring copies.', '<p>:::note\nBring copies.</p>\n'],
  ['of another name', ':::constructor\na\n:::', '<p>:::constructor\na\n:::</p>\n'],
  ['in a sentence', 'a :::note\nb\n:::', '<p>a :::note\nb\n:::</p>\n'],
])('a container %s is what was typed', (_, source, html) => {
  expect(htmlOf(source)).toBe(html);
});

test('containers do not stand in containers, and may be empty', () => {
  expect(htmlOf(':::note\n:::steps\n1. a\n:::\n\nb')).toBe(
    '<div role="note">\n<p>:::steps</p>\n<ol>\n<li>a</li>\n</ol>\n</div>\n<p>b</p>\n',
  );
  expect(htmlOf(':::note\n:::\n\nb')).toBe('<div role="note">\n</div>\n<p>b</p>\n');
});

test('HTML of its author does not get through a container', () => {
  expect(htmlOf(':::contact\n</address><script>alert(1)</script>\n:::')).not.toContain('<script');
});

test('as many as a text can hold are read in no more than the time of their letters', () => {
  const html = htmlOf(':::note\n'.repeat(6_000));
  expect(html).toContain(':::note');
});
