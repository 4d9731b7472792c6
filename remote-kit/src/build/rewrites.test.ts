/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markPure } from './rewrites';

describe('the router, of which only what is used is built', () => {
  test.each(['React.forwardRef(', 'React3.memo(', 'React10.createContext('])('%s has no side effect', (makes) => {
    expect(markPure(`var Link = ${makes}null);`)).toBe(`var Link = /*#__PURE__*/ ${makes}null);`);
  });

  test('what only names a component for developers goes', () => {
    expect(markPure('Link.displayName = "Link";\nexport { Link };')).toBe('\nexport { Link };');
  });

  test.each(['React.useEffect(() => {});', 'const a = React.createElement("a");', 'let name = link.displayName;'])(
    'leaves alone: %s',
    (source) => {
      expect(markPure(source)).toBe(source);
    },
  );

  test('finds what it is made for in the router in use', () => {
    const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
    const sources = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
    expect(
      sources.some((file) => markPure(readFileSync(join(folder, file), 'utf8')).includes('/*#__PURE__*/ React')),
    ).toBe(true);
  });
});
