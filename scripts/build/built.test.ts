/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = require('./built.cjs') as (this: object) => void;

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the loader makes of this module in the build for `target`. */
function load(source: string, target: string): Promise<string> {
  const resourcePath = join(folder, `${Math.random().toString(36).slice(2)}.built.ts`);
  writeFileSync(resourcePath, source);
  return new Promise((resolve, reject) => {
    built.call({
      target,
      resourcePath,
      rootContext: folder,
      addContextDependency: () => {},
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
    });
  });
}

const SOURCE = `
const secret: string = 'how it was made';
export const count = 1 + 1;
export const texts = { size: secret.length };
`;

test('the server’s build gets what the module exports, as data', async () => {
  expect(await load(SOURCE, 'node20')).toBe('export const count = 2;\nexport const texts = {"size":15};');
});

test('the browser’s build gets the names only', async () => {
  expect(await load(SOURCE, 'web')).toBe('export const count = undefined;\nexport const texts = undefined;');
});

test('a module that fails stops the build, and says why', async () => {
  await expect(load(`throw new Error('history.md: no title');`, 'node20')).rejects.toThrow('history.md: no title');
});
