import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryOf,
  issued,
  nextNumber,
  openPlace,
  publish,
  readJournal,
  readPointer,
  writeJournal,
} from '../../remote-kit/src/release/place.mjs';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const NOTHING = 'export {};';

interface Release {
  version: string;
  /** CommonJS that sets `exports.default`. */
  bundle: string;
  path?: string;
  /** Further parts of `remote.json`; the code for its slots is in the bundle. */
  offers?: { slots?: object[]; opens?: object[]; menu?: object[] };
}

/** Publishes a release without a build: a given server bundle for one page, and no code for browsers. */
export function publishByHand(folder: string, name: string, release: Release) {
  const manifest = writeByHand(folder, name, release);
  writeFileSync(join(folder, 'remote.json.new'), JSON.stringify(manifest));
  renameSync(join(folder, 'remote.json.new'), join(folder, 'remote.json'));
}

/** The same with a number and a journal, as a team's command does it, for all visitors or an audience. */
export async function releaseByHand(folder: string, name: string, release: Release, audience?: 'staff' | number) {
  const manifest = writeByHand(folder, name, release);
  const place = await openPlace(folder);
  const journal = await readJournal(place);
  const number = nextNumber(journal, await readPointer(place));
  const given = issued(manifest, { number, days: 1, key: undefined, audience });
  const what = audience === undefined ? 'released' : 'canary';
  await writeJournal(place, journal, [entryOf(given, what, 'unsigned', undefined)]);
  await publish(place, given);
}

/** Writes the files of a release with the page `<name>:page`. @returns its manifest */
function writeByHand(folder: string, name: string, { version, bundle, path = '/hand-made/:id', offers }: Release) {
  const server = `server.${version}.cjs`;
  const entry = { file: 'entry.js', integrity: sha384(NOTHING) };
  const page = { id: `${name}:page`, title: name, description: 'A page made by hand', files: [], query: ['way'] };
  for (const part of ['browser', 'server']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'browser/entry.js'), NOTHING);
  writeFileSync(join(folder, 'server', server), bundle);
  return {
    contract: 2,
    name,
    version,
    requires: {},
    uses: {},
    entry,
    server: { file: server, integrity: sha384(bundle) },
    exposed: [],
    integrity: { 'entry.js': entry.integrity },
    routes: [{ ...page, path }],
    slots: [],
    documents: [],
    ...offers,
  };
}

/**
 * A server bundle whose page runs statements in its loader and its component. `aside`: statements of the slot content
 * `<name>:aside`, with the slot's `gives` and `createElement`.
 */
export const bundleOf = (name: string, { loader = '', component = '', text = 'Nothing happened.', aside = '' }) => `
const { createElement } = require('react');
exports.default = {
  name: '${name}',
  routes: [{
    id: '${name}:page',
    load: async () => ({
      loader: async () => { ${loader} },
      default: () => { ${component}; return createElement('h1', null, ${JSON.stringify(text)}); },
    }),
  }],
  slots: [{ id: '${name}:aside', load: async () => ({ default: ({ gives }) => { ${aside} } }) }],
};`;
