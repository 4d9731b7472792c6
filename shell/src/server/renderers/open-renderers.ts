import type { Release, QuarantineRelease } from '../releases/release';
import { Renderers, type Rendering } from './renderers';
import { identityScript, type SiteIdentity } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import { type Site, createSite, releasesAt } from '../site';
import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import type { GivenRelease, PlainError, Setup } from '../../renderer/messages';
import { remoteOf } from '../../site/routes';
import { type Incident, type LogEntry, RendererEnded, TaskLate } from './renderer';
import type { Start } from './renderer-process';

/**
 * The releases named by the stack and the note, if they may run there. A stack can be forged, so two are only suspects,
 * and are isolated.
 */
export function suspectsOf(
  { traces, site }: Pick<Incident, 'traces' | 'site'>,
  mayRun: (release: Release) => boolean,
): Release[] {
  const named = new Set([traces.inStack, traces.inNote]);
  return [...named]
    .map((name) => site?.releases.find(({ manifest }) => manifest.name === name))
    .filter((release) => release !== undefined && mayRun(release)) as Release[];
}

export const MOST_STRIKES = 3;
const WHILE = 10 * 60_000;

type Keyed = Pick<Release, 'key'>;

export class Strikes {
  readonly #times = new Map<string, number[]>();
  readonly #named = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns the count in this window, and whether it reached MOST_STRIKES */
  count({ key }: Keyed): { number: number; isOut: boolean } {
    const times = [...this.#recent(key), this.now()];
    this.#times.set(key, times);
    return { number: times.length, isOut: times.length >= MOST_STRIKES };
  }

  suspect({ key }: Keyed): void {
    this.#named.set(key, this.now());
  }

  isSuspect({ key }: Keyed): boolean {
    return (this.#named.get(key) ?? -Infinity) > this.now() - WHILE || this.#recent(key).length > 0;
  }

  #recent(key: string): number[] {
    const since = this.now() - WHILE;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }
}

interface Options extends Setup {
  file: string;
  count: number;
  identity: SiteIdentity;
  start: Start;
  lacksCpu: () => boolean;
  log: FastifyBaseLogger;
  faulted: (fault: Fault) => void;
  quarantine: QuarantineRelease;
}

export interface Fault {
  remote: string;
  area: string;
  error: PlainError;
  site: Site | undefined;
}

/** Milliseconds. */
const IDLE = { trial: 2_000, suspects: 30_000, drafts: 30_000 };

const MOST_DRAFTS = 2;

const LONGEST_REASON = 300;

export interface OpenRenderers extends Rendering {
  /** For drafts of the site's identity. */
  runPreview: Rendering['run'];
  /** In a process of its own. */
  inspect: (release: Required<GivenRelease>) => Promise<Answer<'inspect'>>;
  ready: () => Promise<void>;
  /** Replaces renderers that ran other releases. @param keys in use */
  keep: (keys: readonly string[]) => void;
  close: () => void;
}

const incidents = new Counter({
  name: 'renderer_incidents_total',
  help: 'Renderers that hung, ended or let an error escape, by the remote whose code ran',
  labelNames: ['remote', 'version'],
});

export function openRenderers({ file, log, faulted, identity, quarantine, ...given }: Options): OpenRenderers {
  const { lacksCpu } = given;
  const strikes = new Strikes();
  const program = readFileSync(file, 'utf8');
  const settings = {
    ...given,
    program: identityScript(identity) + program,
    logged({ level, message, fields, error, fault }: LogEntry, site: Site | undefined) {
      log[level]({ ...fields, ...(error && { err: asError(error) }) }, message);
      if (error && fault) faulted({ ...fault, error, site });
    },
  };

  /** @param own suspects isolated in this renderer */
  const reportsFor =
    (own: readonly Release[]) =>
    ({ traces, what, error, said, isFault, site }: Incident): void => {
      if (!isFault) {
        log.warn({ traces, lacksCpu: lacksCpu() }, `a renderer ${what}, which counts for nothing`);
        return;
      }
      const mayRun = (release: Release) => own.includes(release) || !strikes.isSuspect(release);
      const [named, other] = suspectsOf({ traces, site }, mayRun);
      // With both suspects, only the stack can tell.
      const isOpen = named && other && !(strikes.isSuspect(named) && strikes.isSuspect(other));
      const release = isOpen ? undefined : named;
      const { name: remote, version } = release?.manifest ?? {};
      incidents.inc({ remote: remote ?? 'unknown', version: version ?? '' });
      log.error(
        { remote, version, traces, ...(said && { said }), ...(error && { err: asError(error) }) },
        `a renderer ${what}`,
      );
      if (isOpen) for (const each of [named, other]) strikes.suspect(each);
      if (!release) return;
      if (error) faulted({ remote: release.manifest.name, area: '', error, site });
      const { number, isOut } = strikes.count(release);
      if (!isOut) return;
      quarantine(release, `${number} times a renderer ${what}`.slice(0, LONGEST_REASON)).catch((error: unknown) =>
        log.error({ err: error, remote, version }, 'the release could not be taken out of use'),
      );
    };

  const newPool = () => new Renderers({ ...settings, happened: reportsFor([]) });
  let pool = newPool();
  let latest = { identity, number: 0 };

  /** The identity is a constant of a renderer. */
  function beginFor(site: Site): void {
    if (site.identity === latest.identity || site.number < latest.number) return;
    const isSaid = identityScript(site.identity) === identityScript(latest.identity);
    latest = site;
    if (isSaid) return;
    log.info('renderers begin anew for another identity');
    settings.program = identityScript(site.identity) + program;
    pool.retire();
    pool = newPool();
    suspects.clear();
  }

  /** Replacements start before the old ones end. */
  let next: Renderers | undefined;
  let hasMoreLeft = false;

  function replace(): void {
    hasMoreLeft = next !== undefined;
    if (hasMoreLeft) return;
    const begun = newPool();
    const of = pool;
    next = begun;
    suspects.clear();
    void begun.ready().then(
      () => {
        next = undefined;
        if (pool !== of) return begun.close();
        pool = begun;
        of.retire();
        if (hasMoreLeft) replace();
      },
      () => {},
    );
  }

  const nobody = { happened: () => {}, count: 1 };
  const trial = new Renderers({ ...settings, ...nobody, idle: IDLE.trial });
  const suspects = new Map<string, Renderers>();
  const drafts = new LRUCache<string, Renderers>({
    max: MOST_DRAFTS,
    memoMethod: (said) => new Renderers({ ...settings, ...nobody, program: said + program, idle: IDLE.drafts }),
    dispose: (renderers) => renderers.close(),
  });

  /** Isolated: they can harm only their own pages. As many as usual, since they may be innocent. */
  function rendererFor(own: readonly Release[]): Rendering {
    if (own.length === 0) return pool;
    const keys = own.map(({ key }) => key).join();
    for (const [others, each] of suspects) if (each.isIdle && others !== keys) suspects.delete(others);
    const known = suspects.get(keys) ?? new Renderers({ ...settings, happened: reportsFor(own), idle: IDLE.suspects });
    suspects.set(keys, known);
    return known;
  }

  const renderers: OpenRenderers = {
    run: (name, input, at) =>
      withRetries(() => {
        beginFor(at.site);
        const own = releasesOf(input, at.site).filter((release) => strikes.isSuspect(release));
        return rendererFor(own).run(name, input, at);
      }),
    runPreview: (name, input, at) =>
      identityScript(at.site.identity) === identityScript(latest.identity)
        ? renderers.run(name, input, at)
        : withRetries(() => drafts.memo(identityScript(at.site.identity)).run(name, input, at)),
    async inspect({ manifest, base, code }) {
      try {
        return await withRetries(() => trial.run('inspect', { manifest, base, code }, NO_SITE));
      } catch (error) {
        // Slowness or an unrelated exit says nothing about the release.
        if (error instanceof TaskLate || (error instanceof RendererEnded && !error.isCause))
          throw new Error(`its release could not be tried: ${error.message}`);
        return { problem: `its server bundle cannot be run: ${(error as Error).message}`, addresses: [] };
      }
    },
    ready: () => pool.ready(),
    keep: (keys) => {
      const left = pool.ran.filter((key) => !keys.includes(key));
      if (left.length === 0) return;
      log.info({ releases: left }, 'renderers begin anew without what left use');
      replace();
    },
    close: () => {
      next?.close();
      drafts.clear();
      for (const each of [pool, trial, ...suspects.values()]) each.close();
    },
  };
  return renderers;
}

const ATTEMPTS = 4;

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RendererEnded) || error.isCause || attempt === ATTEMPTS) throw error;
    }
  }
}

function releasesOf(input: Inputs[TaskName], site: Site): Release[] {
  if ('url' in input) return releasesAt(site, new URL(input.url));
  return site.releases.filter(({ manifest: { name } }) => 'id' in input && name === remoteOf(input.id));
}

const NO_SITE = {
  site: createSite([]),
  version: null,
  api: { get: () => Promise.reject(new Error('Nothing can be read while a release is inspected')) },
};

const asError = (error: PlainError): Error => Object.assign(new Error(error.message), error);
