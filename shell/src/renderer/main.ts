import { loadRelease, type LoadedRelease, remoteInStack } from './bundle';
import type { Inputs, TaskName } from './answers';
import { freezeShared } from './freeze';
import { TASKS, remoteOfTask } from './tasks';
import { lockDown, reportForbidden } from './lockdown';
import { type Log, sparingly } from './log';
import { type FromRenderer, type GivenRelease, type Setup, toPlainError, type ToRenderer } from './messages';
import { enter, NOTE_FD, noteIn, noteTimers, nowRunning, type Running } from './notes';
import { Reads } from './reads';
import { createSite, type Site } from './site';
import { remoteOf } from '../site/routes';

/**
 * A renderer process runs the server code of remotes. The server process alone has the API, secrets, files and network.
 */

// Saved before other code runs: `process` is replaced later.
const { process } = globalThis;
const send = process.send?.bind(process) as (message: FromRenderer) => void;
const now = globalThis.setImmediate;

const sites = new Map<number, { site: Site; version?: string | null }>();
const loaded = new Map<string, LoadedRelease>();
let setup: Setup | undefined;

const reads = new Reads((read, task, path, query) => send({ kind: 'read', read, task, path, query: { ...query } }));

class WithoutServerCode extends Error {
  override name = 'WithoutServerCode';
}

/** Errors that are not the remote's fault. */
const NO_FAULTS = ['ApiError', 'WithoutServerCode'];

const write = sparingly((entry: Extract<FromRenderer, { kind: 'log' }>) => send(entry));

const log: Log = {
  error({ err, ...fields }, message) {
    const texts = Object.fromEntries(
      Object.entries(fields).map(([name, value = '']) => [name, String(value).slice(0, 500)]),
    );
    const error = toPlainError(err);
    const { area = '', remote = remoteOf(area) } = fields;
    const { task, remote: running } = nowRunning();
    const fault = {
      task,
      remote: (remoteInStack(error.stack) ?? (remote || running)).slice(0, 100),
      area: area.slice(0, 200),
    };
    const isFault = !NO_FAULTS.includes(error.name);
    write({ kind: 'log', level: 'error', message, fields: texts, error, ...(isFault && { fault }) });
  },
};

function load({ key, manifest, base, code }: GivenRelease): LoadedRelease {
  const known = loaded.get(key);
  if (known) return known;
  if (code?.length === 0 && !manifest.plain) return withoutServerCode({ manifest, base });
  enter({ remote: manifest.name, task: 0 });
  const release = loadOrBroken(manifest, base, code ?? new Uint8Array());
  loaded.set(key, release);
  return release;
}

function withoutServerCode({ manifest, base }: Pick<GivenRelease, 'manifest' | 'base'>): LoadedRelease {
  const fail = () => Promise.reject(new WithoutServerCode(`${manifest.name} has no server code`));
  return { manifest, base, load: fail, loadDocument: fail, addresses: new Map() };
}

/** It was inspected elsewhere; the browser may do better. */
function loadOrBroken(manifest: GivenRelease['manifest'], base: string, code: Uint8Array): LoadedRelease {
  try {
    return loadRelease(manifest, base, code);
  } catch (error) {
    log.error({ err: error, remote: manifest.name }, 'server bundle could not be run');
    return withoutServerCode({ manifest, base });
  }
}

/** Remotes cache per list of pages, so each data version gets a new one. */
function siteAt(number: number, version: string | null): Site | undefined {
  const known = sites.get(number);
  if (!known || known.version === version) return known?.site;
  const site = { ...known.site, pages: [...known.site.pages] };
  sites.set(number, { site, version });
  return site;
}

async function run({ task, site, version, name, input }: Told<'task'>): Promise<void> {
  const at = siteAt(site, version);
  let owner: Running = { remote: '', task };
  enter(owner);
  try {
    owner = { remote: remoteOfTask(name as TaskName, input as Inputs[TaskName], at), task };
    enter(owner);
    const api = reads.port(version, () => (nowRunning().task === task ? nowRunning() : owner));
    const work = TASKS[name as TaskName] as (input: unknown, at: unknown) => Promise<unknown>;
    send({ kind: 'done', task, value: await work(input, { ...setup, site: at, api, log }) });
  } catch (error) {
    log.error({ err: error, remote: owner.remote }, `${name} failed`);
    send({ kind: 'failed', task, error: toPlainError(error) });
  }
}

type Told<K> = Extract<ToRenderer, { kind: K }>;

const HEAR: { [K in ToRenderer['kind']]: (message: Told<K>) => void } = {
  beat: () => send({ kind: 'beat' }),
  setup(given) {
    setup = given;
    send({ kind: 'ready' });
  },
  site: ({ site, releases, surroundings }) =>
    void sites.set(site, { site: createSite(releases.map(load), surroundings) }),
  forget: ({ site }) => forget(site),
  task: (task) => void run(task),
  answer: ({ read, value }) => reads.answer(read, value),
  refusal: ({ read, error }) => reads.refuse(read, error),
};

const hear = (message: ToRenderer): void => (HEAR[message.kind] as (message: ToRenderer) => void)(message);

function forget(site: number): void {
  sites.delete(site);
  const inUse = new Set([...sites.values()].flatMap(({ site: { releases } }) => releases));
  for (const [key, release] of loaded) if (!inUse.has(release)) loaded.delete(key);
}

function tellOf(kind: 'escaped' | 'forbidden', error: unknown): void {
  const plain = toPlainError(error);
  const traces = { inStack: remoteInStack(plain.stack) ?? null, inNote: nowRunning().remote || null };
  send({ kind, traces, error: plain });
}

reportForbidden((error) => tellOf('forbidden', error));
process.on('uncaughtException', (error) => tellOf('escaped', error));
process.on('unhandledRejection', (error) => tellOf('escaped', error));
process.on('disconnect', () => process.exit(0));
// A turn each, so that effects of one message end before the next.
process.on('message', (message: ToRenderer) => now(hear, message));
noteIn(NOTE_FD);
noteTimers();
lockDown((level, message) => write({ kind: 'log', level, message: message.slice(0, 500), fields: {} }));
freezeShared();
