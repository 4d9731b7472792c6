import { addAddress, parseBlocks, parseSpans, toggleList } from './text-format';

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

it('makes lines a list and back', () => {
  const list = toggleList({ text: 'Bring:\na form\na pen', from: 8, to: 16 }, 'item');
  expect(list.text).toBe('Bring:\n- a form\n- a pen');
  expect(toggleList(list, 'item').text).toBe('Bring:\na form\na pen');
  expect(toggleList({ text: '', from: 0, to: 0 }, 'item').text).toBe('- item');
});

it('begins an address behind what is selected', () => {
  expect(addAddress({ text: 'See here', from: 4, to: 8 }, 'https://')).toEqual({
    text: 'See here https://',
    from: 17,
    to: 17,
  });
  expect(addAddress({ text: '', from: 0, to: 0 }, 'https://').text).toBe('https://');
});
