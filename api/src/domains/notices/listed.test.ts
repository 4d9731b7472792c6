import { partAround } from './listed';

const LONG = `${'loom '.repeat(1_000)}The tender opens at noon.${' yarn'.repeat(1_000)}`;

test('of a long text a search gets the part around what it found, in any case', () => {
  const part = partAround(LONG, 'TENDER') ?? '';
  expect(part).toContain('The tender opens at noon.');
  expect(part.length).toBeLessThanOrEqual(700);
});

test.each([
  ['at the beginning', 'Tender of looms', 'tender', 'Tender of looms'],
  ['nowhere', 'Tender of looms', 'yarn', undefined],
])('what is %s', (_where, text, searched, part) => {
  expect(partAround(text, searched)).toBe(part);
});
