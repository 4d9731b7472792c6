/** @jest-environment node */
import { DAY } from '@university/shared/time';
import { must } from '../../src/testing/must';
import { START } from '../../src/testing/start';
import { pageDocuments } from './read';

const source = must(pageDocuments(START).find(({ path }) => path === '/grievance-form/rti')).body;
const [, register = ''] = source.split('## What we publish on our own');
const CLAUSES = register
  .split('\n')
  .filter((line) => line.startsWith('| ('))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, clause = '', text = '']) => ({ clause, text }));

test('there are the 17 clauses of section 4(1)(b), in order, each with its own words', () => {
  const numbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
  expect(CLAUSES.map(({ clause }) => clause.split(' ')[0])).toEqual(numbers.map((number) => `(${number})`));
  expect(new Set(CLAUSES.map(({ text }) => text)).size).toBe(17);
});

test.each(CLAUSES)('clause $clause says something, leads on and has the day of its review', ({ text }) => {
  expect(text.split(' ').length).toBeGreaterThan(15);
  expect(text).toMatch(/\]\((?:\/|#whom-to-ask)/);
  const [, reviewed] = must(/Last reviewed (\d+ \w{3} \d{4})\.$/.exec(text));
  const age = START.getTime() - Date.parse(`${reviewed} UTC`);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(365 * DAY);
});
