/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './publish-release';

const TEXT = 'const words = "the same again and again";\n'.repeat(50);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function compress(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  precompress(join(folder, name));
  return join(folder, name);
}

test('writes a smaller file of each kind beside a text, which reads back as it was', () => {
  const file = compress('main.js', TEXT);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(TEXT);
  expect(readFileSync(`${file}.br`).length).toBeLessThan(TEXT.length);
});

test.each([
  ['a font, which is compressed already', 'mukta.woff2', TEXT],
  ['a text too small to gain', 'small.js', 'short'],
])('leaves alone %s', (_, name, text) => {
  compress(name, text);
  expect(readdirSync(folder)).toEqual([name]);
});
