import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_COMPRESSING = /\.(js|css|svg|json)$/;
const SMALLEST = 512;

/** Writes `file.br` and `file.gz` beside a text file that is worth it. */
export function precompress(file: string): void {
  if (!WORTH_COMPRESSING.test(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
