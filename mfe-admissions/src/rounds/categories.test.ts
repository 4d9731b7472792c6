import { categoryInWords } from './categories';

test.each([
  ['D_UR', 'Delhi, general (unreserved) (D_UR)'],
  ['OD_EWS', 'Outside Delhi, Economically Weaker Section (OD_EWS)'],
  ['DEL_SC', 'Delhi, Scheduled Caste (DEL_SC)'],
  ['OD_DEL_ST', 'Outside Delhi, Scheduled Tribe (OD_DEL_ST)'],
  ['OB_DEL_SC', 'Outside Delhi, Scheduled Caste (OB_DEL_SC)'],
  ['PWD', 'Persons with benchmark disabilities (PWD)'],
  ['XY_UR', 'XY_UR'],
  ['D_', 'D_'],
  ['', ''],
])('%s is %s', (code, words) => {
  expect(categoryInWords(code)).toBe(words);
});
