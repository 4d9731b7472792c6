/**
 * The whole site from its sources, at http://localhost:3000:
 *   npm run dev                 shell, all remotes and API
 *   npm run dev -- mfe-public   shell, API and these remotes; the others as they were built last
 * PORT, DATA_DIR and LOG_LEVEL as ever; with API_URL an API that runs already is used.
 *
 * A change in the browser's code shows without a reload, whichever bundle it is in, and the server renders it half a
 * second later. The shell's server and the API start again when their own code changes.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { ensureBuilt, remotes } from '../lib/prepare.mjs';
import { Server } from './server.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
process.chdir(ROOT);
// The kit is a package that is built first.
await ensureBuilt([]);
const {
  endWith,
  federatedConfigs,
  outOf: outOfFolder,
  say,
  typeChecks,
  watchBuilds,
} = await import('@university/remote-kit/dev');
const { createFront } = await import('./front.mjs');
const outOf = (app) => outOfFolder(join(ROOT, app));
const { PORT = '3000', DATA_DIR = 'data', LOG_LEVEL = 'warn', API_URL } = process.env;
const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : remotes();
const apps = ['shell', ...names];
for (const app of apps) rmSync(outOf(app), { recursive: true, force: true });
const browserOf = (app) => join(outOf(app), 'browser');
for (const app of apps) mkdirSync(browserOf(app), { recursive: true });
const folders = {
  '/assets/': browserOf('shell'),
  ...Object.fromEntries(names.map((name) => [`/remotes/${name}/`, browserOf(name)])),
};

/** The processes behind this one listen on the next two ports. */
const common = { HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${PORT}`, LOG_LEVEL };
const api = new Server('api/dist/main.mjs', { ...common, PORT: String(Number(PORT) + 2), DATA_DIR });
const shell = new Server(join(outOf('shell'), 'server/main.mjs'), {
  ...common,
  PORT: String(Number(PORT) + 1),
  DATA_DIR: join(outOf('shell'), 'data'),
  API_URL: API_URL ?? api.address,
  REMOTES: await writeRegistry(),
});
const servers = API_URL ? { shell } : { api, shell };

console.log(`Building ${apps.join(', ')} …`);
const { web, pages } = await createFront(shell, folders);
let isUp = false;
let stopWatching = async () => {};
const types = typeChecks(ROOT, join(outOf('shell'), 'types.tsbuildinfo'), tellTypes);
endWith(async () => {
  await web.close();
  await Promise.all([stopWatching(), types.stop(), ...Object.values(servers).map((server) => server.stop())]);
});
stopWatching = await watchBuilds(await configurations(), (build) => {
  const isGood = build.errors.length === 0;
  if (isUp || !isGood) say(build);
  if (isUp && isGood) void servers[build.app]?.restart();
  if (build.part === 'browser') pages.built(build);
  if (isUp) types.check();
});
await Promise.all(Object.values(servers).map((server) => server.restart()));
isUp = true;
await web.listen({ port: Number(PORT), host: 'localhost' });
types.check();
console.log(`The site is at http://localhost:${PORT}/`);

/** What types say of a remote is shown by the remote, and all else by the shell. */
function tellTypes(complaints) {
  for (const app of apps) {
    const isOfApp = ({ file }) => (apps.find((name) => file.startsWith(`${name}/`)) ?? 'shell') === app;
    const errors = complaints.filter(isOfApp).map(({ text }) => text);
    if (errors.length > 0) console.error(`${app} has wrong types\n${errors.join('\n')}`);
    pages.typed(app, errors);
  }
}

/** The project's registry, with the remotes in development where their development builds lie. */
async function writeRegistry() {
  const { remotes: all } = JSON.parse(readFileSync('registry.json', 'utf8'));
  const others = Object.keys(all).filter((name) => !names.includes(name));
  await ensureBuilt(others.filter((name) => remotes().includes(name)));
  // Whoever is not in the registry yet gets what nobody else has.
  const everything = { paths: ['/*'], slots: ['home.popup', 'overlay.search'], menu: true };
  const placed = [...new Set([...Object.keys(all), ...names])].map((name) => {
    const { from, keys, ...grant } = all[name] ?? everything;
    if (names.includes(name)) return [name, { ...grant, from: outOf(name) }];
    return [name, { ...grant, ...(keys && { keys }), from: /^https?:/.test(from) ? from : resolve(from) }];
  });
  const file = join(outOf('shell'), 'registry.json');
  writeFileSync(file, JSON.stringify({ remotes: Object.fromEntries(placed) }));
  return file;
}

/** One after the other: a configuration is read with its folder in the environment. */
async function configurations() {
  const all = API_URL ? [] : [await apiConfig()];
  for (const app of apps) all.push(...(await federatedConfigs(join(ROOT, app))));
  return all;
}

/** The API's one build, which is the same in development. */
async function apiConfig() {
  return createJiti(import.meta.url).import(join(ROOT, 'api/rspack.config.ts'), { default: true });
}
