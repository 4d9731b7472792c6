import { renderPage } from '@university/shared/testing';
import { screen } from '@testing-library/react';
import { Markdown } from './Markdown';
import { blocksOf, inlineOf } from './markdown-blocks';

const words = (text: string) => [{ kind: 'text', text }];

test.each([
  [
    'one\ntwo\n\nthree',
    [
      ['paragraph', 'one two'],
      ['paragraph', 'three'],
    ],
  ],
  [
    '## Hostel\nNear gate 2.',
    [
      ['heading', 'Hostel'],
      ['paragraph', 'Near gate 2.'],
    ],
  ],
  [
    '## One\n## Two',
    [
      ['heading', 'One'],
      ['heading', 'Two'],
    ],
  ],
  ['', []],
])('%j', (text, expected) => {
  expect(blocksOf(text)).toEqual(expected.map(([kind, said]) => ({ kind, children: words(said as string) })));
});

test('lists', () => {
  expect(blocksOf('Bring:\n\n- a pen\n- a cap,\n  if it is hot\n\n1. Ask.\n2. Wait.')).toEqual([
    { kind: 'paragraph', children: words('Bring:') },
    { kind: 'bullets', items: [words('a pen'), words('a cap, if it is hot')] },
    { kind: 'numbers', items: [words('Ask.'), words('Wait.')] },
  ]);
});

test.each([
  ['2 \\* 3', '2 * 3'],
  ['<b>no</b>', '<b>no</b>'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['**', '**'],
])('%s is the text %s', (line, expected) => {
  const text = inlineOf(line).map((piece) => (piece.kind === 'text' ? piece.text : piece));
  expect(text.join('')).toBe(expected);
});

test('stressed words and links', async () => {
  renderPage(
    <Markdown
      text={'**Take** the *bus* to [us](/campus), [there](https://bus.example) or [write](mailto:a@seu.example).'}
    />,
  );
  expect((await screen.findByText('Take')).tagName).toBe('STRONG');
  expect(screen.getByText('bus').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/campus');
  expect(screen.getByRole('link', { name: /^there/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@seu.example');
});
