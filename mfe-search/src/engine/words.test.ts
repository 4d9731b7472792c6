import { plain, singular } from './latin';
import { cleanQuery, meaningfulTerms, termsOf } from './words';

it.each([
  ['  a   b ', 'a b'],
  [null, ''],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('%j is asked as %j', (typed, expected) => {
  expect(cleanQuery(typed)).toBe(expected);
});

it.each([
  ['B.Tech.', ['btech']],
  ['Anti-ragging (helpline)', ['anti', 'ragging', 'helpline']],
  ['Women’s résumé', ['women', 'resume']],
  ['vacancies courses campuses classes physics status', ['vacancy', 'course', 'campus', 'class', 'physic', 'status']],
  ['2025-26', ['2025', '26']],
  ['मुक्त विद्यालय', ['मुक्त', 'विद्यालय']],
])('%j has the terms %j', (text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

it.each([
  ['history of the university', ['history', 'university']],
  ['how to', ['how', 'to']],
  ['fees Fee FEES', ['fee']],
])('of %j %j says what is meant', (text, expected) => {
  expect(meaningfulTerms(text)).toEqual(expected);
});

it('leaves short words and singulars alone', () => {
  expect(['gas', 'bus', 'class', 'basis'].map(singular)).toEqual(['gas', 'bus', 'class', 'basis']);
  expect(plain('Ph.D.')).toBe('phd');
});
