import { CLAUSES } from './clauses';

test('there are the 17 clauses of section 4(1)(b), in order, each with its own words', () => {
  const numbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
  expect(CLAUSES.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(CLAUSES.map(({ text }) => text)).size).toBe(17);
});

test.each(CLAUSES)(
  'clause $number says something, leads on and has the day of its review',
  ({ text, links, reviewed }) => {
    expect(text.split(' ').length).toBeGreaterThan(15);
    expect(links.length).toBeGreaterThan(0);
    expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed);
  },
);
