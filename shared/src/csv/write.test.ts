import { toCsv } from './write';

test.each([
  ['plain', 'plain'],
  [null, ''],
  [-5, '-5'],
  ['देव शर्मा', 'देव शर्मा'],
  ['Rao, Ila', '"Rao, Ila"'],
  ['a;b', '"a;b"'],
  ['He said "yes"', '"He said ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
])('%p is written as %s', (cell, csv) => {
  expect(toCsv([[cell, 1]])).toBe(`${csv},1\r\n`);
});

test('every line has its end', () => {
  expect(toCsv([])).toBe('');
  expect(toCsv([['a'], ['b']])).toBe('a\r\nb\r\n');
});
