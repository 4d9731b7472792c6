import { addressOf, addressProblem } from '../dialogs';
import { problemsOf } from '../RichEditor';
import { texts } from '../texts';
import { readMarkdown, CannotHold, heldDocument, isSamePage } from './read';
import { writeMarkdown } from './write';

/** A document of one paragraph. */
const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const words = (text: string, ...marks: string[]) => ({ type: 'text', text, marks: marks.map((type) => ({ type })) });

test.each([
  '## A {#fees}\n\nOne **two** *three* ~~four~~ `five`',
  '- a\n  - b\n  - c\n- d',
  '1. a\n\n   b\n\n2. c',
  '3. a\n4. b',
  '- a\n\n* b',
  '> a\n>\n> b',
  '```js\na\n```',
  '| a | b |\n| --- | ---: |\n| c \\| d | 1 |',
  ':::note\na\n\n- b\n:::\n\n:::steps\n1. a\n2. b\n:::\n\n:::contact\na\\\nb\n:::',
  '{{block fees}}\n\nWrite to {{helpDesk}} or [there]({{map}}).',
  '![A lathe](/api/v1/media/a1/0123456789abcdef-640.webp#640x480)',
  '[a \\[\\] b](/c_\\(d\\)) and [e](https://f.example/?a=b&c "d \\" e")',
  '---',
])('%j is written as it was read', (source) => {
  expect(writeMarkdown(heldDocument(source))).toBe(source);
});

test.each([
  ['# One', 'heading'],
  ['##### Five', 'heading'],
  ['<b>x</b>', 'html'],
  ['[a][b]\n\n[b]: /c', 'reference'],
  ['- [ ] a', 'task'],
  ['![a](https://b.example/c.png)', 'picture'],
  ['>'.repeat(20_000), 'depth'],
  ['- {{block fees}}\n\n- :::note\n  a\n  :::', 'other'],
])('%j is not opened, because of: %s', (source, reason) => {
  expect(() => heldDocument(source)).toThrow(new CannotHold(reason as CannotHold['reason']));
});

test.each(
  [
    ['*', '**a**', '_a_', 'a_b_c', '`a`', '~a~', '<b>', '[a](b)', '![a](b)', '# a', '> a', '- a', '+ a', '1. a'],
    ['2) a', '---', '===', '```', '~~~', '| a | b |', ':::note', '&copy;', '&#65;', '\\', 'a\\', '\\*', '[ ] a'],
    ['1986\\. a', 'a * b', '{{name}}', '{# a}', '5 < 6', 'a  b', ':-', '-|-'],
  ].flat(),
)('what somebody types as %j is what readers see', (typed) => {
  const document = paragraph({ type: 'text', text: typed });
  expect(readMarkdown(writeMarkdown(document))).toEqual(document);
});

test.each([
  [words('a'), words('(b)', 'bold'), words('c')],
  [words('bold ', 'bold'), words('plain')],
  [words('a', 'bold'), words('b', 'italic')],
  [words('a', 'bold'), words('b', 'bold', 'italic'), words('c', 'italic')],
  [words('a*b', 'italic'), words('*')],
  [words('`', 'code'), words(' '), words('a`b', 'code')],
  [words('"a"', 'italic'), words('b')],
])('marks hold as they were set (%#)', (...content) => {
  const written = writeMarkdown(paragraph(...content));
  expect(isSamePage(writeMarkdown(readMarkdown(written)), written)).toBe(true);
  const seen = readMarkdown(written).content?.[0]?.content ?? [];
  expect(seen.map(({ text }) => text).join('')).toBe(content.map(({ text }) => text).join(''));
});

test('what is empty is left out, and so is a break at an end', () => {
  const empty = { type: 'paragraph' };
  const broken = { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }] };
  const heading = { type: 'heading', attrs: { level: 2 } };
  const note = { type: 'note', content: [empty] };
  expect(writeMarkdown({ type: 'doc', content: [empty, heading, broken, note, empty] })).toBe('a');
});

test.each(['a ', '## a \n\nb\u0020', '- a ', '| a |\n| --- |\n| b  |'])(
  '%j is opened, although it ends in a space',
  (source) => {
    expect(() => heldDocument(source)).not.toThrow();
  },
);

test('a character that was written as its name is the character', () => {
  expect(writeMarkdown(heldDocument('&copy; 2026 &amp; &#65;'))).toBe('© 2026 & A');
});

describe('problems and addresses', () => {
  test.each([
    ['## A\n\n### B\n\n## C', []],
    ['### B', [texts.problemsSkipped('B', 3, 2)]],
    ['## A\n\n#### **B**', [texts.problemsSkipped('B', 4, 3)]],
    ['[a page](/b) and [here](/c)', [texts.problemsVague('here')]],
    ['[a](javascript:alert(1)) [a](javascript:alert(1))', [texts.problemsLink('a', texts.addressesRefused)]],
    ['![](/api/v1/media/a1/0123456789abcdef-640.webp#640x480)', [texts.problemsPicture]],
    ['[Map]({{map}})', []],
  ])('%j', (source, problems) => {
    expect(problemsOf(heldDocument(source))).toEqual(problems);
  });

  test.each([
    '/contact',
    '/a?b=c#d',
    '#fees',
    'https://a.example/b',
    'mailto:a@b.example?subject=c',
    'tel:+911155500100',
    '{{map}}',
  ])('%s can be led to', (address) => expect(addressProblem(address)).toBeUndefined());

  test.each([
    ['', texts.addressesMissing],
    ['javascript:alert(1)', texts.addressesRefused],
    ['JaVaScRiPt:alert(1)', texts.addressesRefused],
    ['data:text/html,a', texts.addressesRefused],
    ['//evil.example', texts.addressesRefused],
    ['contact', texts.addressesRefused],
    ['http://a.example', texts.addressesInsecure],
    ['https://a', texts.addressesNoHost],
    ['/a b', texts.addressesSpaces],
    ['mailto:a', texts.addressesMailbox],
    ['tel:five', texts.addressesTelephone],
  ])('%j is refused', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });

  test('a mailbox and a site are known by what was typed', () => {
    const addresses = ['mailto:a@b.example', 'https://www.b.example', '/c'];
    expect([' a@b.example ', 'www.b.example', '/c'].map(addressOf)).toEqual(addresses);
  });
});
