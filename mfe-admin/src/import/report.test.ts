import { groupIssues, issuesAsCsv } from './report';

const issue = (line: number, column: string | null, reason: string) => ({ line, column, reason });

test('the same problem of a column is said once, with all its lines; the most frequent first', () => {
  const groups = groupIssues([
    issue(2, 'seats', 'Enter a number'),
    issue(3, 'name', 'Enter: Name'),
    issue(4, 'name', 'Enter: Name'),
    issue(5, 'seats', 'Enter: Name'),
  ]);
  expect(groups.map(({ column, reason, lines }) => [column, reason, lines])).toEqual([
    ['name', 'Enter: Name', [3, 4]],
    ['seats', 'Enter a number', [2]],
    ['seats', 'Enter: Name', [5]],
  ]);
});

test('the same problem in another file is another one', () => {
  const groups = groupIssues(['zone.csv', 'campus.csv'].map((file) => ({ file, ...issue(2, 'name', 'Enter: Name') })));
  expect(groups.map(({ file, lines }) => [file, lines])).toEqual([
    ['zone.csv', [2]],
    ['campus.csv', [2]],
  ]);
});

test('the list of problems of several files names each', () => {
  const csv = issuesAsCsv([{ file: 'zone.csv', ...issue(2, 'name', 'Enter: Name') }]);
  expect(csv).toBe('file,line,column,problem\r\nzone.csv,2,name,Enter: Name\r\n');
});

test('the list of problems is CSV in which nothing is a formula', () => {
  expect(issuesAsCsv([issue(2, null, '=1+1 is “no”, say "one"')])).toBe(
    'line,column,problem\r\n2,,"\'=1+1 is “no”, say ""one"""\r\n',
  );
});
