import { mark } from './ResultLink';

const shown = (text: string, marks: string[]) =>
  mark(text, marks)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Library', ['lib'], '[Lib]rary'],
  ['Dr. Meera Nair', ['nair', 'dr'], '[Dr]. Meera [Nair]'],
  ['B.Tech. courses', ['bt'], '[B.T]ech. courses'],
  ['B.Tech. courses', ['btech', 'course'], '[B.Tech]. [courses]'],
  ['Vacancies', ['vacancy'], '[Vacancies]'],
  ['Programmes', ['pro', 'program'], '[Program]mes'],
  ['Banana', ['an'], 'Banana'],
  ['Café', ['cafe'], '[Café]'],
  ['Robotics and Automation', ['a'], 'Robotics and [A]utomation'],
  ['No match', ['zebra'], 'No match'],
  ['No marks', [], 'No marks'],
])('marks %s for %j', (text, marks, expected) => {
  expect(shown(text, marks)).toBe(expected);
});
