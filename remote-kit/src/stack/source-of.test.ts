/** @jest-environment node */
import { readSourceMap, sourceAt } from './source-of';

const mapOf = (source: string) =>
  // The second column of the built file is the first of line 3; names and lines as in ECMA-426.
  readSourceMap(JSON.stringify({ version: 3, sources: [source], names: ['Page'], mappings: 'CAEAA' }));

test.each(['webpack://mfe-a/./src/Page.tsx', 'webpack://@university/mfe-a/src/Page.tsx', 'src/Page.tsx'])(
  'a position is told from the folder of the remote: %s',
  (source) => expect(sourceAt(mapOf(source), 1, 2)).toBe('src/Page.tsx:3:1 (Page)'),
);

test('what the map does not hold is nowhere', () => {
  expect(sourceAt(mapOf('src/Page.tsx'), 7, 1)).toBeNull();
  expect(() => readSourceMap('<html>')).toThrow();
});
