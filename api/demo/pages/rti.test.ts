/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { must } from '../../src/testing/must';

const source = readFileSync(path.join(__dirname, 'grievance-form/rti.md'), 'utf8');
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
  expect(Date.parse(`${reviewed} UTC`)).toBeGreaterThan(Date.parse('2025-01-01'));
});
