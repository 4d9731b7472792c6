import { identity } from '@university/shared/identity';
import { fillPlaceholders } from './placeholders';

test.each([
  ['{{name}}', identity.name],
  ['{{helpDesk}}', `[${identity.helpDesk}](mailto:${identity.helpDesk})`],
  ['{{mail registrar}}', '[registrar@seu.example](mailto:registrar@seu.example)'],
  ['{{raggingPhone}}', '[1800-180-5522](tel:18001805522)'],
])('%s', (placeholder, value) => {
  expect(fillPlaceholders(`Write: ${placeholder}.`)).toBe(`Write: ${value}.`);
});

test('a calendar is filled in as a table', () => {
  expect(fillPlaceholders('{{calendar gazetted}}')).toContain('| 15 Aug 2025 | Friday | Independence Day |');
});

test.each(['{{nobody}}', '{{mail}}', '{{calendar moon}}'])('%s stops the build', (placeholder) => {
  expect(() => fillPlaceholders(placeholder)).toThrow(placeholder);
});
