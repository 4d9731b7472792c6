/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { built, markPure } from './rewrites';

describe('modules that are run when the site is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the build for `target` makes of this module. */
  function load(source: string, target: string): string {
    const resourcePath = join(folder, `${Math.random().toString(36).slice(2)}.built.ts`);
    writeFileSync(resourcePath, source);
    const ignore = () => {};
    return built({
      target,
      resourcePath,
      rootContext: folder,
      addDependency: ignore,
      addContextDependency: ignore,
    });
  }

  const SOURCE = `
const secret: string = 'how it was made';
export const count = 1 + 1;
export const texts = { size: secret.length };
`;

  test('the server’s build gets what the module exports, as data', () => {
    expect(load(SOURCE, 'node20')).toBe('export const count = 2;\nexport const texts = {"size":15};');
  });

  test('the browser’s build gets the names only', () => {
    expect(load(SOURCE, 'web')).toBe('export const count = undefined;\nexport const texts = undefined;');
  });

  test('a module that fails stops the build, and says why', () => {
    expect(() => load(`throw new Error('history.md: no title');`, 'node20')).toThrow('history.md: no title');
  });
});

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
