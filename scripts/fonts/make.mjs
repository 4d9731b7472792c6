/** Writes the site's fonts for Devanagari: `npm run fonts`, after `clusters.mjs` was changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHARACTERS, samples } from './clusters.mjs';
import { subset } from './subset.mjs';

const require = createRequire(import.meta.url);
const OUT = join(import.meta.dirname, '../../shared/src/look/fonts');

/** What Hindi is called in Hindi: the one word of it that English pages have. */
const NAME = 'हिंदी';

const whole = (weight) => readFile(require.resolve(`@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`));

const JOINERS = ['\u200c', '\u200d', '\u25cc'];

for (const weight of [400, 700]) {
  const file = await subset(await whole(weight), [...samples(), ...CHARACTERS, ...JOINERS]);
  await writeFile(join(OUT, `mukta-hindi-${weight}.woff2`), file);
  console.log(`${weight}: ${file.length} bytes`);
}
const name = await subset(await whole(400), [NAME]);
await writeFile(join(OUT, 'mukta-hindi-name.woff2'), name);
console.log(`name: ${name.length} bytes`);
