import { addressOf, addressProblem } from './addresses';
import { heldDocument } from './markdown/holds';
import { problemsOf } from './problems';
import { texts } from './texts';

const words = texts.problems;

test.each([
  ['## A\n\n### B\n\n## C', []],
  ['### B', [words.skipped('B', 3, 2)]],
  ['## A\n\n#### **B**', [words.skipped('B', 4, 3)]],
  ['[a page](/b) and [here](/c)', [words.vague('here')]],
  ['[a](javascript:alert(1)) [a](javascript:alert(1))', [words.link('a', texts.addresses.refused)]],
  ['![](/api/v1/media/a1/0123456789abcdef-640.webp#640x480)', [words.picture]],
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
])('%s can be led to', (address) => {
  expect(addressProblem(address)).toBeUndefined();
});

test.each([
  ['', texts.addresses.missing],
  ['javascript:alert(1)', texts.addresses.refused],
  ['JaVaScRiPt:alert(1)', texts.addresses.refused],
  ['data:text/html,a', texts.addresses.refused],
  ['//evil.example', texts.addresses.refused],
  ['contact', texts.addresses.refused],
  ['http://a.example', texts.addresses.insecure],
  ['https://a', texts.addresses.noHost],
  ['/a b', texts.addresses.spaces],
  ['mailto:a', texts.addresses.mailbox],
  ['tel:five', texts.addresses.telephone],
])('%j is refused', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

test('a mailbox and a site are known by what was typed', () => {
  expect([' a@b.example ', 'www.b.example', '/c'].map(addressOf)).toEqual([
    'mailto:a@b.example',
    'https://www.b.example',
    '/c',
  ]);
});
