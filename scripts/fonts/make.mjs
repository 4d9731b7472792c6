/** Writes the site's fonts: `npm run fonts`, after `clusters.mjs` or `latin.mjs` was changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHARACTERS, samples } from './clusters.mjs';
import { LATIN } from './latin.mjs';
import { subset } from './subset.mjs';

const require = createRequire(import.meta.url);
const OUT = join(import.meta.dirname, '../../shared/src/look/fonts');

/** What Hindi is called in Hindi: the one word of it that English pages have. */
const NAME = 'हिंदी';

const whole = (script, weight) =>
  readFile(require.resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff2`));

const JOINERS = ['\u200c', '\u200d', '\u25cc'];

for (const weight of [400, 700]) {
  const files = {
    hindi: await subset(await whole('devanagari', weight), [...samples(), ...CHARACTERS, ...JOINERS]),
    latin: await subset(await whole('latin', weight), LATIN),
  };
  for (const [script, file] of Object.entries(files)) {
    await writeFile(join(OUT, `mukta-${script}-${weight}.woff2`), file);
    console.log(`${script} ${weight}: ${file.length} bytes`);
  }
}
const name = await subset(await whole('devanagari', 400), [NAME]);
await writeFile(join(OUT, 'mukta-hindi-name.woff2'), name);
console.log(`name: ${name.length} bytes`);
