import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most script that one page of a remote may bring, bytes after gzip, where its package.json names no other number. */
const PAGE_BUDGET = 50_000;

/**
 * The pages and slots of a built remote that bring more script than its budget: `remote.budget` of its package.json.
 * @param {string} build Folder of the build.
 * @returns {string[]} a sentence for each
 */
export function overBudget(manifest, build, { remote = {} }) {
  const { page = PAGE_BUDGET, pages = {} } = remote.budget ?? {};
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(build, 'browser', file))).length);
    return sizes.get(file);
  };
  return [...manifest.routes, ...manifest.slots].flatMap(({ id, files }) => {
    const all = new Set([manifest.entry.file, ...manifest.exposed, ...files]);
    const size = [...all].reduce((sum, file) => sum + sizeOf(file), 0);
    const most = pages[id.split(':')[1]] ?? page;
    return size > most ? [`${id} brings ${size} bytes of script, ${size - most} more than its budget of ${most}.`] : [];
  });
}
