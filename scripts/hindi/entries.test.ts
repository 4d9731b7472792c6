/** @jest-environment node */
import { entriesOf } from './entries.mjs';

const SOURCE = `import { identity } from '@university/shared/identity';

const programmes = (count: number) => \`\${count} programmes\`;

export const texts = {
  title: 'Courses',
  fields: {
    level: { label: 'Level', all: 'All levels' },
    'first-payment':
      'Paid with the first semester, ' +
      'and partly given back',
  },
  /** A comment with 'quotes'. */
  count: (n: number) => (n === 1 ? 'one' : \`\${n} of \${identity.name}\`),
};
`;

test('texts are found by where they stand, without code, comments and what is filled in', () => {
  expect(Object.fromEntries([...entriesOf(SOURCE)].map(([key, { text }]) => [key, text]))).toEqual({
    programmes: 'programmes',
    'texts.title': 'Courses',
    'texts.fields.level': 'Level All levels',
    'texts.fields.first-payment': 'Paid with the first semester, and partly given back',
    'texts.count': 'one of',
  });
});

test('each has its line', () => {
  expect(entriesOf(SOURCE).get('texts.fields.level')?.line).toBe(8);
});
