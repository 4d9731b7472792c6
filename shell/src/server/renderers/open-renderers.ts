import type { Release, TakeOut } from '../releases/release';
import { type Incident, Renderers, type Rendering } from './renderers';
import { identityScript, type SiteIdentity } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import { type Site, createSite, releasesAt } from '../site';
import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import type { GivenRelease, PlainError, Setup } from '../../renderer/messages';
import { remoteOf } from '../../site/routes';
import { type LogEntry, RendererEnded, TaskLate } from './renderer';
import type { Start } from './renderer-process';

/**
 * The releases that an incident may be put down to, the likeliest first; none where it was none that may run in that
 * renderer. A remote's code names whom it likes in a stack, and a timer may end while another one's page is made, so
 * two that are named are two suspects: each is then asked for in renderers without the others, where it counts alone.
 */
export function accusedOf(
  { traces, site }: Pick<Incident, 'traces' | 'site'>,
  mayRun: (release: Release) => boolean,
): Release[] {
  const named = new Set([traces.inStack, traces.inNote]);
  return [...named]
    .map((name) => site?.releases.find(({ manifest }) => manifest.name === name))
    .filter((release) => release !== undefined && mayRun(release)) as Release[];
}

/** How often a release may end a renderer within a while before it is taken out of use. */
export const MOST_STRIKES = 3;
const WHILE = 10 * 60_000;

type Keyed = Pick<Release, 'key'>;

/** Counts how often each release hung or ended a renderer, let an error escape or tried what is forbidden. */
export class Strikes {
  readonly #times = new Map<string, number[]>();
  /** When each was last named beside another one. */
  readonly #named = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns which one it is in this while; from `MOST_STRIKES` on the release is not to be used any more */
  count({ key }: Keyed): { number: number; isOut: boolean } {
    const times = [...this.#recent(key), this.now()];
    this.#times.set(key, times);
    return { number: times.length, isOut: times.length >= MOST_STRIKES };
  }

  /** It was this one or another one: no strike. */
  suspect({ key }: Keyed): void {
    this.#named.set(key, this.now());
  }

  /** Whether it did so in this while, or may have done. */
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
  /** Whose site it is, as far as that is known at the start. */
  identity: SiteIdentity;
  start: Start;
  /** Whether this machine has too little processor time for its processes. */
  lacksCpu: () => boolean;
  log: FastifyBaseLogger;
  faulted: (fault: Fault) => void;
  exclude: TakeOut;
}

/** An error of a remote's code. */
export interface Fault {
  remote: string;
  /** Id of the page, slot or document; empty where nobody knows. */
  area: string;
  error: PlainError;
  site: Site | undefined;
}

/** Milliseconds without a task after which renderers that are not always there end. A suspect may be a busy area. */
const IDLE = { trial: 2_000, suspects: 30_000, drafts: 30_000 };

/** Drafts of settings that are looked at side by side; each has a process of its own meanwhile. */
const MOST_DRAFTS = 2;

/** Characters of a reason, which holds what an error of a remote says. */
const LONGEST_REASON = 300;

export interface OpenRenderers extends Rendering {
  /** The same for a site that may be a draft's, which says of itself what the others do not. */
  runPreview: Rendering['run'];
  /** Runs a server bundle in a process of its own, to see whether it works. */
  inspect: (release: Required<GivenRelease>) => Promise<Answer<'inspect'>>;
  ready: () => Promise<void>;
  /** Ends renderers that ran a release which nobody is served any more. @param keys of those that somebody is */
  keep: (keys: readonly string[]) => void;
  close: () => void;
}

const incidents = new Counter({
  name: 'renderer_incidents_total',
  help: 'Renderers that hung, ended or let an error escape, by the remote whose code ran',
  labelNames: ['remote', 'version'],
});

/** Renderers in one language. Their processes begin with the first task, or when they are to be ready. */
export function openRenderers({ file, log, faulted, identity, exclude, ...given }: Options): OpenRenderers {
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

  /** @param own the suspects that this renderer is for; what others do that are suspects cannot happen there */
  const happenedTo =
    (own: readonly Release[]) =>
    ({ traces, what, error, said, isFault, site }: Incident): void => {
      if (!isFault) {
        log.warn({ traces, lacksCpu: lacksCpu() }, `a renderer ${what}, which counts for nothing`);
        return;
      }
      const mayRun = (release: Release) => own.includes(release) || !strikes.isSuspect(release);
      const [named, other] = accusedOf({ traces, site }, mayRun);
      // Where two run together, the stack is all there is to go by.
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
      exclude(release, `${number} times a renderer ${what}`.slice(0, LONGEST_REASON)).catch((error: unknown) =>
        log.error({ err: error, remote, version }, 'the release could not be taken out of use'),
      );
    };

  let pool = new Renderers({ ...settings, happened: happenedTo([]) });
  let latest = { identity, number: 0 };

  /** What a renderer has loaded says who the university is, so another identity needs other renderers. */
  function beginFor(site: Site): void {
    // A site that was superseded changes nothing any more: what is made for it is nobody's.
    if (site.identity === latest.identity || site.number < latest.number) return;
    const isSaid = identityScript(site.identity) === identityScript(latest.identity);
    latest = site;
    if (isSaid) return;
    log.info('renderers begin anew for another identity');
    settings.program = identityScript(site.identity) + program;
    pool.retire();
    pool = new Renderers({ ...settings, happened: happenedTo([]) });
    suspects.clear();
  }

  /** Renderers that take the place of those in use once they are ready: nobody waits for them. */
  let next: Renderers | undefined;
  let hasMoreLeft = false;

  /** What a release left behind in its process goes with the process. */
  function replace(): void {
    hasMoreLeft = next !== undefined;
    if (hasMoreLeft) return;
    const begun = new Renderers({ ...settings, happened: happenedTo([]) });
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
  const drafts = new LRUCache<string, Renderers>({ max: MOST_DRAFTS, dispose: (renderers) => renderers.close() });

  /**
   * Renderers for a site that says of itself what only a draft says: it is a constant of a renderer, so one of its own
   * makes its pages.
   */
  function draftRenderer({ identity }: Site): Rendering {
    const said = identityScript(identity);
    const known =
      drafts.get(said) ?? new Renderers({ ...settings, ...nobody, program: said + program, idle: IDLE.drafts });
    drafts.set(said, known);
    return known;
  }

  /** What suspects do to their renderer touches the pages of nobody else, and nobody else can be blamed for it. They may be innocent: theirs are as many. */
  function rendererFor(own: readonly Release[]): Rendering {
    if (own.length === 0) return pool;
    const keys = own.map(({ key }) => key).join();
    for (const [others, each] of suspects) if (each.isIdle && others !== keys) suspects.delete(others);
    const known = suspects.get(keys) ?? new Renderers({ ...settings, happened: happenedTo(own), idle: IDLE.suspects });
    suspects.set(keys, known);
    return known;
  }

  const renderers: OpenRenderers = {
    run: (name, input, at) =>
      persistently(() => {
        beginFor(at.site);
        const own = releasesOf(input, at.site).filter((release) => strikes.isSuspect(release));
        return rendererFor(own).run(name, input, at);
      }),
    runPreview: (name, input, at) =>
      identityScript(at.site.identity) === identityScript(latest.identity)
        ? renderers.run(name, input, at)
        : persistently(() => draftRenderer(at.site).run(name, input, at)),
    async inspect({ manifest, base, code }) {
      try {
        return await persistently(() => trial.run('inspect', { manifest, base, code }, NO_SITE));
      } catch (error) {
        // That this machine was too slow, or ended the process for another reason, says nothing of the release.
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

/** Times that a task may be begun, should one renderer after the other end through no fault of the task. */
const ATTEMPTS = 4;

async function persistently<T>(work: () => Promise<T>): Promise<T> {
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

/** An inspection is of no site, and reads nothing. */
const NO_SITE = {
  site: createSite([]),
  version: null,
  api: { get: () => Promise.reject(new Error('Nothing can be read while a release is inspected')) },
};

const asError = (error: PlainError): Error => Object.assign(new Error(error.message), error);
