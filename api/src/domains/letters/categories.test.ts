import { admission } from '../../../demo/settings/admission';
import { categoryInWords } from './categories';

test.each([
  ['D_UR', 'Delhi, general (unreserved) (D_UR)'],
  ['OD_EWS', 'Outside Delhi, Economically Weaker Section (OD_EWS)'],
  ['OB_DEL_OBC', 'Outside Delhi, Other Backward Classes (non-creamy layer) (OB_DEL_OBC)'],
  ['KM', 'Kashmiri migrant (KM)'],
])('the category %s is %s', (code, words) => {
  expect(categoryInWords(code, admission)).toBe(words);
});

test.each(['', 'D', 'XX', 'X_UR', 'D_X', '_UR', 'D_', 'constructor_UR'])(
  'the category "%s", which is not in the setting, stays as it is',
  (code) => {
    expect(categoryInWords(code, admission)).toBe(code);
  },
);

test('without a setting every code stays as it is', () => {
  expect(categoryInWords('D_UR', { regions: [], categories: [] })).toBe('D_UR');
});
