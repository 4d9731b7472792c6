/** `remote stack`: adds source positions to a stack trace read from standard input. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readSourceMap, sourceAt } from '../stack/source-of.js';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { maps: { type: 'string', multiple: true, default: [] } },
});
const given = values.maps.map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
const folders = [...given, resolve('.maps'), resolve('dist/maps')];

const placeIn = (line) =>
  line
    .split(/[\s()@/]/)
    .map((word) => word.split(':'))
    .find(([file, row, column]) => file.endsWith('js') && Number(row) > 0 && Number(column) > 0);

function sourceOf(line) {
  const [file, row, column] = placeIn(line) ?? [];
  const map = file && folders.map((folder) => join(folder, `${file}.map`)).find(existsSync);
  return map ? sourceAt(readSourceMap(readFileSync(map, 'utf8')), Number(row), Number(column)) : null;
}

if (process.stdin.isTTY) console.error('Paste the stack, then press Ctrl+D.');
const lines = (await text(process.stdin)).split('\n').filter(Boolean);
let found = 0;
for (const line of lines) {
  const source = sourceOf(line);
  if (source) found++;
  console.log(source ? `${line}\n      → ${source}` : line);
}
if (found === 0) {
  console.error(
    `No source map of these files is in ${folders.join(', ')}. Name another folder: --maps mfe-x/dist/maps`,
  );
  process.exitCode = 1;
}
