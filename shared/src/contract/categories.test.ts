import { categoryInWords, exampleCategory, isCategory } from './categories';

const CODES = {
  regions: [
    { code: 'D', name: 'Delhi' },
    { code: 'OD', name: 'Outside Delhi' },
    { code: 'OD_DEL', name: 'Outside Delhi' },
  ],
  categories: [
    { code: 'UR', name: 'general (unreserved)' },
    { code: 'SC', name: 'Scheduled Caste' },
    { code: 'PwD', name: 'persons with benchmark disabilities' },
  ],
};

test.each([
  ['D_UR', 'Delhi, general (unreserved) (D_UR)'],
  ['OD_DEL_SC', 'Outside Delhi, Scheduled Caste (OD_DEL_SC)'],
  ['D_SC_PWD', 'Delhi, Scheduled Caste, persons with benchmark disabilities (D_SC_PWD)'],
  ['PWD', 'Persons with benchmark disabilities (PWD)'],
  ['XY_UR', 'XY_UR'],
  ['D_XY', 'D_XY'],
  ['D_', 'D_'],
  ['D', 'D'],
  ['', ''],
])('%s is %s', (code, words) => {
  expect(categoryInWords(code, CODES)).toBe(words);
});

test('without names a code stays as it is', () => {
  expect(categoryInWords('D_UR', null)).toBe('D_UR');
});

test.each([
  ['D_UR', true],
  ['OD_SC_PWD', true],
  ['SC', true],
  ['MH_UR', false],
  ['D_', false],
  ['', false],
])('%s is one of the university’s codes: %s', (code, expected) => {
  expect(isCategory(code, CODES)).toBe(expected);
});

test.each([
  ['MH_UR', true],
  ['A', true],
  ['', false],
  ['MH UR', false],
  ['_UR', false],
  ['A'.repeat(31), false],
])('while none are named, %s may be one: %s', (code, expected) => {
  expect(isCategory(code, null)).toBe(expected);
  expect(isCategory(code, { regions: [], categories: [] })).toBe(expected);
});

test('an example has a region where there are some', () => {
  expect(exampleCategory(CODES)).toBe('D_UR');
  expect(exampleCategory({ ...CODES, regions: [] })).toBe('UR');
  expect(exampleCategory(null)).toBeUndefined();
});
