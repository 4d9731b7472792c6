import { parseBlocks, parseSpans } from './parse';

it('sets paragraphs and lists apart', () => {
  expect(parseBlocks('One line\r\nand another\n\nBring:\n- a form\n* a photograph\n\n\nEnd')).toEqual([
    { kind: 'paragraph', text: 'One line' },
    { kind: 'paragraph', text: 'and another' },
    { kind: 'paragraph', text: 'Bring:' },
    { kind: 'list', items: ['a form', 'a photograph'] },
    { kind: 'paragraph', text: 'End' },
  ]);
  expect(parseBlocks('')).toEqual([]);
});

it('makes links of addresses of the web, and of nothing else', () => {
  expect(parseSpans('See https://maps.example/a?b=1, then come.')).toEqual([
    { text: 'See ' },
    { text: 'https://maps.example/a?b=1', href: 'https://maps.example/a?b=1' },
    { text: ', then come.' },
  ]);
  expect(parseSpans('javascript:alert(1) data:text/html,x')).toEqual([
    { text: 'javascript:alert(1) data:text/html,x' },
  ]);
});
