import { join, resolve, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { InUse } from '@university/shared/contract';
import { Counter } from 'prom-client';
import type { Answer } from '../../renderer/answers';
import {
  checkRelease,
  checkSeniors,
  type Names,
  type RegisteredRemote,
  ReleaseRefused,
  REST,
  signerOf,
  type Versions,
} from '@university/shared/remote/checks';
import { CANARY_FILE, MANIFEST_FILE, type RemoteManifest } from '@university/shared/remote/manifest';
import type { NavItem } from '../../layout/navigation/navigation-tree';
import { ALONE, type Surroundings } from '../../renderer/messages';
import { remarksOn } from '../../renderer/offers';
import type { Canary } from '../canaries';
import { LastGood, Quarantine, type Quarantined, ReleaseNumbers, UseJournal } from './stored';
import { type RegistryEntry, registeredRemote } from './registry';
import { checkPlain, type Release, type Uninspected } from './release';
import { pauseBefore, sourceOf } from './source';
import { ReleaseTracker, type RemoteStatus } from './tracker';

interface Followed {
  entry: RegistryEntry;
  tracker: ReleaseTracker;
  canary: ReleaseTracker;
}

function unfollow({ tracker, canary }: Followed): void {
  tracker.stop();
  canary.stop();
}

function objectionBy(check: () => void): ReleaseRefused | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error;
    throw error;
  }
}

export interface Served {
  inUse: readonly Release[];
  surroundings: Surroundings;
}

/** The first of two conflicting canaries wins. */
function servedOf(remotes: readonly Followed[], canaries: readonly string[]): Served {
  const inUse: Release[] = [];
  const absent: string[] = [];
  for (const { entry, tracker, canary } of remotes) {
    const { current } = canaries.includes(entry.name) ? canary : { current: null };
    const seniors = inUse.map(({ manifest }) => manifest);
    const fits = current && !objectionBy(() => checkSeniors(current.manifest, seniors));
    const release = fits ? current : tracker.current;
    if (release) inUse.push(release);
    else absent.push(...entry.paths, ...(entry.rest ? [REST] : []));
  }
  const allowed = remotes.flatMap(({ entry }) => entry.menu);
  const flags = remotes.flatMap(({ entry }) => entry.flags);
  return { inUse, surroundings: { ...ALONE, absent, allowed, flags } };
}

/** Milliseconds. */
const TIMEOUT = 2_000;

const takenOut = new Counter({
  name: 'releases_taken_out_total',
  help: 'Releases taken out of use because of what they did',
  labelNames: ['remote', 'version'],
});

interface Options {
  provides: Versions;
  names: Names;
  folder: string;
  /** Releases below this folder came with the site. */
  artefact: string;
  log: FastifyBaseLogger;
  inspect: (release: Uninspected) => Promise<Answer<'inspect'>>;
  changed?: (keys: string[]) => void;
}

export class Releases {
  private readonly lastGood: LastGood;
  private readonly numbers: ReleaseNumbers;
  private readonly canaryNumbers: ReleaseNumbers;
  private readonly quarantined: Quarantine;
  private readonly journal: UseJournal;
  /** In the registry's order. */
  private remotes: readonly Followed[] = [];
  private readonly now = new Map<string, Served>();

  constructor(private readonly options: Options) {
    const { folder } = options;
    this.lastGood = new LastGood(folder);
    this.numbers = new ReleaseNumbers(folder);
    this.canaryNumbers = new ReleaseNumbers(folder, 'canary-numbers.json');
    this.quarantined = new Quarantine(join(folder, 'quarantine.json'));
    this.journal = new UseJournal(join(folder, 'in-use.json'), (key) => this.quarantined.has(key));
  }

  /** Unchanged entries continue; changed ones keep their release until their place has answered. */
  async follow(registry: readonly RegistryEntry[], timeout = TIMEOUT): Promise<void> {
    const before = this.remotes;
    this.remotes = registry.map((entry) => {
      const last = before.find((remote) => remote.entry.name === entry.name);
      return last?.entry.stamp === entry.stamp
        ? last
        : { entry, tracker: this.trackerOf(entry, false, last?.tracker.current), canary: this.trackerOf(entry, true) };
    });
    for (const remote of before) if (!this.remotes.includes(remote)) unfollow(remote);
    this.settle();
    const begun = this.remotes.filter((remote) => !before.includes(remote));
    await Promise.all(begun.flatMap(({ tracker, canary }) => [tracker.start(timeout), canary.start(timeout)]));
  }

  stop(): void {
    this.remotes.forEach(unfollow);
  }

  /** Stable until a release changes. */
  served(canaries: readonly string[] = []): Served {
    const key = canaries.join();
    const known = this.now.get(key) ?? servedOf(this.remotes, canaries);
    this.now.set(key, known);
    return known;
  }

  all(): Release[] {
    return this.remotes.flatMap(({ tracker, canary }) =>
      [tracker.current, canary.current].filter((each) => each !== null),
    );
  }

  canaries(): Canary[] {
    return this.remotes.flatMap(({ entry: { name }, canary }) => {
      const { audience } = canary.current?.manifest ?? {};
      return audience === undefined ? [] : [{ name, audience }];
    });
  }

  entryOf(name: string): RegistryEntry | undefined {
    return this.remote(name)?.entry;
  }

  private remote(name: string | undefined): Followed | undefined {
    return this.remotes.find(({ entry }) => entry.name === name);
  }

  names(): string[] {
    return this.remotes.map(({ entry }) => entry.name);
  }

  folderOf(name: string): string | undefined {
    const place = this.entryOf(name)?.place;
    return place?.kind === 'folder' ? place.folder : undefined;
  }

  missingReleases(): string | null {
    const missing = this.remotes.filter(({ entry, tracker }) => entry.required && !tracker.current);
    return missing.length === 0 ? null : `no release in use: ${missing.map(({ entry }) => entry.name).join(', ')}`;
  }

  registered(): RegisteredRemote[] {
    return this.remotes.map(({ entry, tracker }) =>
      registeredRemote(entry, this.numbers.taken(entry), tracker.current?.manifest),
    );
  }

  status(): (RemoteStatus & { canary: RemoteStatus | null; quarantined: Quarantined[] })[] {
    return this.remotes.map(({ tracker, canary }) => ({
      ...tracker.status(),
      canary: canary.current || canary.status().problem ? canary.status() : null,
      quarantined: this.quarantined.of(tracker.name),
    }));
  }

  remarks(navigation: readonly NavItem[]): Map<string, string[]> {
    const { inUse, surroundings } = this.served();
    const all = inUse.map(({ manifest }) => manifest);
    return new Map(all.map((each) => [each.name, remarksOn(each, all, surroundings.allowed, navigation)]));
  }

  /**
   * The previous release takes over, else it runs in browsers only; a packaged one without a predecessor stays.
   * @returns the team's address, once
   */
  async quarantine({ key, manifest }: Pick<Release, 'key' | 'manifest'>, reason: string): Promise<string | null> {
    const { name, version } = manifest;
    if (this.quarantined.has(key)) return null;
    const { log } = this.options;
    const remote = this.remote(name);
    const { tracker } = remote ?? {};
    if (
      remote &&
      this.isPackaged(remote.entry) &&
      tracker?.current?.key === key &&
      !(await tracker.lastGoodRelease(key))
    ) {
      log.error(
        { remote: name, version, reason },
        'release stays in use: it came with the site, and none was before it',
      );
      return null;
    }
    log.error({ remote: name, version, reason }, 'release taken out of use');
    takenOut.inc({ remote: name, version });
    let times = 1;
    try {
      times = this.quarantined.add({ key, remote: name, version, reason });
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'that it is out of use will be forgotten with the next start');
    }
    await Promise.all([tracker?.leave(key), remote?.canary.leave(key)]);
    return times === 1 ? (remote?.entry.team ?? null) : null;
  }

  quarantinedNow(): string | null {
    const out = this.remotes.flatMap(({ tracker: { name, out } }) => (out ? [`${name} ${out.manifest.version}`] : []));
    return out.length === 0 ? null : `out of use because of what they did: ${out.join(', ')}`;
  }

  async lift(key: string): Promise<Quarantined | undefined> {
    const lifted = this.quarantined.lift(key);
    const { tracker, canary } = this.remote(lifted?.remote) ?? {};
    await Promise.all([tracker?.retryNow(), canary?.retryNow()]);
    return lifted;
  }

  journalOf(name: string): InUse[] {
    return this.journal.of(name);
  }

  private async inspected(candidate: Uninspected): Promise<Release> {
    const { problem, addresses } = await this.options.inspect(candidate);
    if (problem) throw new ReleaseRefused(problem);
    for (const [language, translation] of Object.entries(candidate.translations ?? {})) {
      const { problem } = await this.options.inspect({ ...candidate, ...translation });
      if (problem) throw new ReleaseRefused(`in the language ${language} ${problem}`);
    }
    return { ...candidate, addresses };
  }

  /** @returns the versions in use, or why the manifest was rejected */
  async lookNow(name: string, manifest: unknown): Promise<{ inUse: string | null; canary: string | null } | string> {
    const remote = this.remote(name);
    if (!remote?.entry.keys.length)
      return `The registry has no key of ${name}. Its place is looked at every few seconds.`;
    const { entry, tracker, canary } = remote;
    if (!signerOf(manifest, entry.keys))
      return `This is no manifest that was signed with a key of ${name} in the registry.`;
    await Promise.all([tracker.look(), canary.look()]);
    const [inUse, given] = [tracker, canary].map(({ current }) => current?.manifest.version ?? null);
    return { inUse: inUse ?? null, canary: given ?? null };
  }

  private trackerOf(entry: RegistryEntry, isCanary: boolean, fallback?: Release | null): ReleaseTracker {
    return new ReleaseTracker({
      entry,
      fallback,
      source: sourceOf(entry, isCanary ? CANARY_FILE : MANIFEST_FILE),
      lastGood: isCanary ? null : this.lastGood,
      numbers: isCanary ? this.canaryNumbers : this.numbers,
      acceptable: (candidate) => this.check(candidate, isCanary),
      isPackaged: this.isPackaged(entry),
      isLocal: entry.place.kind === 'folder',
      log: this.options.log,
      pause: (failures) => pauseBefore(entry.place.kind, failures),
      isQuarantined: (key) => this.quarantined.has(key),
      inspected: (candidate) => this.inspected(candidate),
      onChange: () => this.settle(),
    });
  }

  private isPackaged({ place }: RegistryEntry): boolean {
    return place.kind === 'folder' && place.folder.startsWith(resolve(this.options.artefact) + sep);
  }

  /** @throws ReleaseRefused. A canary may take nothing from any remote. */
  private check(release: RemoteManifest, isCanary: boolean): void {
    const index = this.remotes.findIndex(({ entry }) => entry.name === release.name);
    const entry = this.remotes[index]?.entry;
    if (!entry) throw new ReleaseRefused('it is not in the registry any more');
    checkPlain(entry, release);
    const others = this.remotes.filter((_, place) => place < index || (isCanary && place > index));
    const seniors = others.flatMap(({ tracker }) => tracker.current?.manifest ?? []);
    const { provides, names } = this.options;
    checkRelease(release, { provides, names, entry, seniors });
  }

  /**
   * Ends releases that conflict with an earlier remote, and retries refused ones; the result does not depend on the
   * order of answers.
   */
  private settle(): void {
    const trackers = [
      ...this.remotes.map(({ tracker }) => ({ tracker, isCanary: false })),
      ...this.remotes.map(({ canary }) => ({ tracker: canary, isCanary: true })),
    ];
    for (const { tracker, isCanary } of trackers) {
      const { manifest } = tracker.current ?? {};
      const objection = manifest && objectionBy(() => this.check(manifest, isCanary));
      if (!objection) continue;
      // Calls settle() again.
      tracker.withdraw(objection);
      return;
    }
    this.now.clear();
    this.options.changed?.(this.all().map(({ key }) => key));
    this.noteUse();
    for (const { tracker } of trackers) void tracker.retryIfRefused();
  }

  private noteUse(): void {
    try {
      this.journal.note(this.served().inUse);
    } catch (error) {
      this.options.log.error({ err: error }, 'when releases were in use will be forgotten with the next start');
    }
  }
}
