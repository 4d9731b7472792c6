import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../support/site';

const FOLDER = join(ROOT, 'shell/dist/browser');

export interface Twin {
  /** Path on the same site. */
  path: string;
  remove(): void;
}

/** The lower limit of a page: the same HTML without scripts as a static file. */
export async function makeTwin(site: string, path: string, name: string): Promise<Twin> {
  const html = await (await fetch(site + path)).text();
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
  if (plain === html || plain.includes('<script')) throw new Error(`The scripts of ${path} could not be taken out`);
  const file = `static-twin-${name}.html`;
  const files = { '': plain, '.br': brotliCompressSync(plain), '.gz': gzipSync(plain, { level: 9 }) };
  for (const [ending, content] of Object.entries(files)) writeFileSync(join(FOLDER, file + ending), content);
  return {
    path: `/assets/${file}`,
    remove: () => {
      for (const ending of Object.keys(files)) rmSync(join(FOLDER, file + ending));
    },
  };
}
