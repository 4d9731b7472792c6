import { addAddress, toggleList } from './edit';

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
