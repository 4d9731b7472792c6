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
 * Checks a build: the names it uses exist, its server bundle runs, every page is within budget. @returns
 * {Promise<string[]>}
 */
export async function bundleComplaints(root, build) {
  const manifest = read(join(build, 'remote.json'));
  const bundle = readFileSync(join(build, 'server', manifest.server.file), 'utf8');
  const shared = await sharedModulesFor(root);
  // As the shell does: with the shared modules only.
  function provide(request) {
    if (!Object.hasOwn(shared, request)) throw new Error(`A remote may not require ${request} on the server`);
    return shared[request];
  }
  const code = evaluate(bundle, `${manifest.name}/${manifest.server.file}`, { provide, base: '/' });
  const missing = missingIn(code, manifest);
  return [
    ...complaintsOf(() => checkUses(manifest, namesOf(shared))),
    ...(missing ? [`The server bundle lacks ${missing}.`] : []),
    ...(await moduleComplaints(code)),
    ...overBudget(manifest, build, read(join(root, 'package.json'))),
  ];
}

function complaintsOf(check) {
  try {
    check();
    return [];
  } catch (error) {
    return [`It would be refused: ${error.message}.`];
  }
}

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

/** Gzipped bytes of script per page, unless package.json says otherwise. */
const PAGE_BUDGET = 50_000;

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

/** The shared modules as installed for a remote, by name. */
export async function sharedModulesFor(root) {
  const installed = createRequire(join(root, 'index.js'));
  const modules = SHARED_MODULES.map(async (name) => [
    name,
    name.startsWith('@university/') ? await import(pathToFileURL(installed.resolve(name))) : installed(name),
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

/** In a checkout of the project: access to its registry and shell. */
const PROJECT = join(import.meta.dirname, '../../../scripts/lib/registry.mjs');

export const project = async () => (existsSync(PROJECT) ? import(pathToFileURL(PROJECT)) : undefined);
