import { MOST_POSITIONS, ownerOf, POSITION, positionsIn } from './stack';

const BASES = { 'mfe-a': 'https://seu.example/remotes/mfe-a/', shell: 'https://seu.example/assets/' };
const A = 'mfe-a/Page.307fee9f83.js:1:234';
const OURS = 'shell/react.0123456789.js:1:9';

test.each([
  [
    'Chromium',
    `TypeError: x is not a function
    at Page (https://seu.example/remotes/mfe-a/Page.307fee9f83.js:1:234)
    at https://seu.example/assets/react.0123456789.js:1:9
    at chrome-extension://abc/inject.js:1:1`,
  ],
  [
    'Firefox',
    `Page@https://seu.example/remotes/mfe-a/Page.307fee9f83.js:1:234
react@https://seu.example/assets/react.0123456789.js:1:9
x@moz-extension://abc/inject.js:1:1`,
  ],
])('positions in files of the site are told, and nothing else: %s', (_browser, stack) => {
  expect(positionsIn(stack, BASES)).toEqual([A, OURS]);
});

test('what a message says is no position, and no file outside the folder of the site is one', () => {
  const stack = `Error: asha@mail.example at https://seu.example/admission/result?dob=2001
    at x (https://seu.example/remotes/mfe-a/../../secret.js:1:1)
    at y (https://seu.example/remotes/mfe-a/Page.js?token=1:1:1)`;
  expect(positionsIn(stack, BASES)).toEqual([]);
});

test('a long stack is cut, and every position has the form that the server takes', () => {
  const stack = `at x (${BASES['mfe-a']}Page.307fee9f83.js:1:234)\n`.repeat(50);
  const positions = positionsIn(stack, BASES);
  expect(positions).toHaveLength(MOST_POSITIONS);
  for (const position of positions) expect(position).toMatch(POSITION);
  expect(ownerOf(A)).toBe('mfe-a');
});
