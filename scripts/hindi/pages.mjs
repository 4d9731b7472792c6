import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences } from './compare.mjs';
import { strayWords } from './glossary.mjs';
import { letters, shareOfDevanagari } from './letters.mjs';

const PAGES = fileURLToPath(new URL('../../demo/site/pages/', import.meta.url));

/** Each page of the demonstration with what its Hindi one has otherwise: `node scripts/hindi/pages.mjs [part of a name]`. */
const asked = process.argv[2] ?? '';
for (const file of readdirSync(PAGES, { recursive: true }).filter((name) => /(?<!\.hi)\.md$/u.test(name))) {
  if (!file.includes(asked)) continue;
  const translated = path.join(PAGES, file.replace(/\.md$/u, '.hi.md'));
  if (!existsSync(translated)) {
    console.log(`${file}\n  not translated`);
    continue;
  }
  const hindi = readFileSync(translated, 'utf8');
  const english = readFileSync(path.join(PAGES, file), 'utf8');
  const found = [...differences(english, hindi), ...strayWords(letters(hindi))];
  const share = shareOfDevanagari(hindi);
  if (share < 0.8) found.push(`only ${Math.round(share * 100)} % of the letters are Devanagari`);
  console.log([file, ...found.map((line) => `  ${line}`)].join('\n'));
}
