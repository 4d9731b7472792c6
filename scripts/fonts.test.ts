/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { WORDS } from './fonts.mjs';

const ROOT = join(__dirname, '..');

const whole = (weight: number) =>
  create(
    readFileSync(join(ROOT, `node_modules/@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`)),
  ) as Font;
const ours = (name: string) =>
  create(readFileSync(join(ROOT, `shared/src/look/fonts/mukta-hindi-${name}.woff2`))) as Font;

const FOLDERS = 'docs demo api/src shared/src shell/src mfe-public/src mfe-admissions/src mfe-search/src'.split(' ');

function words(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  ).filter((file) => /\.(tsx?|md|csv|json)$/.test(file));
  const found = files.flatMap((file) => readFileSync(file, 'utf8').normalize('NFC').match(WORDS) ?? []);
  return [...new Set(found)];
}

const setIn = (font: Font, word: string) =>
  font
    .layout(word)
    .glyphs.map(({ advanceWidth, path }) => `${advanceWidth} ${path.toSVG()}`)
    .join('|');

test.each([400, 700])('at weight %i every word of Hindi in the project is set as by the whole font', (weight) => {
  const [font, all] = [ours(String(weight)), whole(weight)];
  const found = words();
  expect(found.length).toBeGreaterThan(5_000);
  expect(found.filter((word) => setIn(font, word) !== setIn(all, word))).toEqual([]);
});

test('the name of the language is set as by the whole font', () =>
  expect(setIn(ours('name'), 'हिंदी')).toBe(setIn(whole(400), 'हिंदी')));
