import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkUses, namesOf } from '@university/shared/remote/checks';
import { evaluate, missingIn } from '@university/shared/remote/evaluate';
import { SHARED_MODULES } from '@university/shared/remote/names';
import { moduleComplaints } from '@university/shared/testing/tools';
import { runBuild } from './run-build.mjs';

export { providedVersions } from '../build/settings.js';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What a build shows by itself: the shared modules have what it takes of them, its server bundle works with them, and no
 * page is over its budget.
 * @param {string} root Folder of the remote.
 * @param {string} build Folder of the build.
 * @returns {Promise<string[]>} a sentence for each thing that is wrong
 */
export async function bundleComplaints(root, build) {
  const manifest = read(join(build, 'remote.json'));
  const bundle = readFileSync(join(build, 'server', manifest.server.file), 'utf8');
  const shared = await sharedModulesFor(root);
  const code = evaluateWith(shared, bundle, `${manifest.name}/${manifest.server.file}`);
  const missing = missingIn(code, manifest);
  return [
    ...complaintsOf(() => checkUses(manifest, namesOf(shared))),
    ...(missing ? [`The server bundle lacks ${missing}.`] : []),
    ...(await moduleComplaints(code)),
    ...overBudget(manifest, build, read(join(root, 'package.json'))),
  ];
}

/** The sentence that a check throws, or none. */
function complaintsOf(check) {
  try {
    check();
    return [];
  } catch (error) {
    return [`It would be refused: ${error.message}.`];
  }
}

/** Builds a remote, and says what is wrong with that; in the project also what its registry does not grant. */
export async function buildComplaints(root) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  try {
    await runBuild(root, folder);
    const claims = await (await project())?.claimComplaints(read(join(folder, 'remote.json')));
    return [...(await bundleComplaints(root, folder)), ...(claims ?? [])];
  } catch (error) {
    return [error.message];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Most script that one page of a remote may bring, bytes after gzip, where its package.json names no other number. */
const PAGE_BUDGET = 50_000;

/**
 * The pages and slots of a built remote that bring more script than its budget: `remote.budget` of its package.json.
 * @param {string} build Folder of the build.
 * @returns {string[]} a sentence for each
 */
function overBudget(manifest, build, { remote = {} }) {
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

/**
 * What the site hands out to a remote, as it is installed for it: the shared modules by their names.
 * @param {string} root Folder of the remote.
 * @returns {Promise<Record<string, object>>}
 */
export async function sharedModulesFor(root) {
  const installed = createRequire(join(root, 'index.js'));
  const modules = SHARED_MODULES.map(async (name) => [
    name,
    name.startsWith('@university/') ? await import(pathToFileURL(installed.resolve(name))) : installed(name),
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

/**
 * Runs a remote's server bundle as the shell does, with these modules and nothing else. @returns what it exports.
 * Throws whatever it throws.
 * @param {Record<string, object>} shared
 */
export function evaluateWith(shared, code, filename) {
  function provide(request) {
    if (!Object.hasOwn(shared, request)) throw new Error(`A remote may not require ${request} on the server`);
    return shared[request];
  }
  return evaluate(code, filename, { provide, base: '/' });
}

/** Where a checkout of the project has what asks its registry and its shell. */
const PROJECT = join(import.meta.dirname, '../../../scripts/lib/registry.mjs');

/** What is known of the registry and the shell in a checkout of the project; elsewhere only the site knows. */
export const project = async () => (existsSync(PROJECT) ? import(pathToFileURL(PROJECT)) : undefined);
