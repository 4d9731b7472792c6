/**
 * `npm run dev`: installs what is missing and serves the site from its sources, at http://localhost:3000.
 *   npm run dev -- mfe-public   only these remotes; the others as they were built last
 * PORT, DATA_DIR, LOG_LEVEL and API_URL as ever. Changes in the browser's code show without a reload; servers restart.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, ensureTools, remotes } from './lib/prepare.mjs';

const ROOT = resolve(import.meta.dirname, '..');
process.chdir(ROOT);
// Packages are imported once they are installed, and the kit once it is built.
ensureTools();
await ensureBuilt([]);
const { default: proxy } = await import('@fastify/http-proxy');
const { default: fastifyStatic } = await import('@fastify/static');
const { default: fastify } = await import('fastify');
const { createJiti } = await import('jiti');
const kit = await import('@university/remote-kit/dev');

const PROBE_EVERY = 100;

/** Development builds have no integrity, so browsers would not use what was preloaded. */
const PRELOADS = /<link rel="preload" as="script"[^<>]*>/g;

class Server {
  #child = null;
  ready = Promise.resolve();

  constructor(file, environment) {
    this.file = file;
    this.environment = environment;
  }

  get address() {
    return `http://${this.environment.HOST}:${this.environment.PORT}`;
  }

  restart() {
    this.ready = this.ready.then(() => this.#startAgain());
    return this.ready;
  }

  async stop() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  async #startAgain() {
    await this.stop();
    const child = spawn(process.execPath, [this.file], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...this.environment },
    });
    this.#child = child;
    while (this.#child === child && child.exitCode === null) {
      if (await fetch(this.address, { redirect: 'manual' }).catch(() => null)) return;
      await wait(PROBE_EVERY);
    }
  }
}

const outOf = (app) => kit.outOf(join(ROOT, app));
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
const types = kit.typeChecks(ROOT, join(outOf('shell'), 'types.tsbuildinfo'), tellTypes);
kit.endWith(async () => {
  await web.close();
  await Promise.all([stopWatching(), types.stop(), ...Object.values(servers).map((server) => server.stop())]);
});
stopWatching = await kit.watchBuilds(await configurations(), (build) => {
  const isGood = build.errors.length === 0;
  if (isUp || !isGood) kit.say(build);
  if (isUp && isGood) void servers[build.app]?.restart();
  if (build.part === 'browser') pages.built(build);
  if (isUp) types.check();
});
await Promise.all(Object.values(servers).map((server) => server.restart()));
isUp = true;
await web.listen({ port: Number(PORT), host: 'localhost' });
types.check();
console.log(`The site is at http://localhost:${PORT}/`);

/** Each remote shows its own type errors, the shell all others. */
function tellTypes(complaints) {
  for (const app of apps) {
    const isOfApp = ({ file }) => (apps.find((name) => file.startsWith(`${name}/`)) ?? 'shell') === app;
    const errors = complaints.filter(isOfApp).map(({ text }) => text);
    if (errors.length > 0) console.error(`${app} has wrong types\n${errors.join('\n')}`);
    pages.typed(app, errors);
  }
}

async function writeRegistry() {
  const { remotes: all } = JSON.parse(readFileSync('registry.json', 'utf8'));
  const others = Object.keys(all).filter((name) => !names.includes(name));
  await ensureBuilt(others.filter((name) => remotes().includes(name)));
  // Remotes that are not registered yet get what nobody else has.
  const everything = { paths: ['/*'], slots: ['home.popup', 'overlay.search'], menu: true };
  const placed = [...new Set([...Object.keys(all), ...names])].map((name) => {
    const { from, keys, ...grant } = all[name] ?? everything;
    if (names.includes(name)) return [name, { ...grant, from: outOf(name) }];
    // A plain remote has an address in place of a folder.
    const place = from && { from: /^https?:/.test(from) ? from : resolve(from) };
    return [name, { ...grant, ...(keys && { keys }), ...place }];
  });
  const file = join(outOf('shell'), 'registry.json');
  writeFileSync(file, JSON.stringify({ remotes: Object.fromEntries(placed) }));
  return file;
}

/** In turn: a configuration reads its folder from the environment. */
async function configurations() {
  const all = API_URL ? [] : [await apiConfig()];
  for (const app of apps) all.push(...(await kit.federatedConfigs(join(ROOT, app))));
  return all;
}

async function apiConfig() {
  return createJiti(import.meta.url).import(join(ROOT, 'api/rspack.config.ts'), { default: true });
}

/** A proxy that adds the script of development to pages, and serves files also while the shell restarts. */
async function createFront(shell, folders) {
  const web = fastify();
  const pages = kit.servePage(web);
  web.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-length');
    const html = typeof payload?.pipe === 'function' ? await text(payload) : String(payload);
    return html.replace(PRELOADS, '').replace('<head>', `<head>${kit.PAGE_SCRIPT_TAG}`);
  });
  for (const [prefix, root] of Object.entries(folders))
    await web.register(fastifyStatic, { root, prefix, index: false, decorateReply: false });
  await web.register(proxy, {
    upstream: shell.address,
    preHandler: async () => shell.ready,
    replyOptions: { rewriteRequestHeaders },
  });
  return { web, pages };
}

/** The shell checks forms by the address in use; what comes back must be readable here. */
function rewriteRequestHeaders(request, headers) {
  return { ...headers, host: request.headers.host, 'accept-encoding': 'identity' };
}
