/** What is kept of releases for the next start, in files beside each other. */
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InUse } from '@university/shared/contract';
import { checkNumber, fingerprintOf, type ReadManifest, type TakenNumber } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { HOUR, MINUTE } from '@university/shared/time';
import { z } from 'zod';
import type { RegistryEntry } from './registry';
import { type Release, serverFiles } from './release';

/** What a file holds as JSON; `nothing` where it cannot be read. */
function readJson<T>(file: string, schema: z.ZodType<T>, nothing: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}

/** In one step: who reads it finds what was there before, or all of this. */
function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

interface StoredRelease {
  manifestText: string;
  /** As `serverFiles` lists them. */
  codes: readonly Buffer[];
}

/** Files of the releases of a remote that were used last, newest first. */
const MANIFESTS = ['remote.json', 'remote.1.json', 'remote.2.json'];

const versionIn = (manifestText: string): string => (JSON.parse(manifestText) as RemoteManifest).version;

const filesIn = (manifestText: string): string[] =>
  serverFiles(JSON.parse(manifestText) as RemoteManifest).map(({ file }) => file);

/**
 * Stores the releases of each remote that were used last, so that a restart does not depend on a remote being up, and
 * there is one to go back to.
 */
export class LastGood {
  constructor(private readonly folder: string) {}

  async store(name: string, manifest: RemoteManifest, { manifestText, codes }: StoredRelease): Promise<void> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    const earlier = (await this.read(name)).filter(({ manifestText }) => versionIn(manifestText) !== manifest.version);
    for (const [index, file] of filesIn(manifestText).entries())
      await writeFile(join(folder, file), codes[index] as Buffer);
    await this.#list(folder, [manifestText, ...earlier.map(({ manifestText }) => manifestText)]);
  }

  /** Forgets a release that nobody should go back to. */
  async drop(name: string, version: string): Promise<void> {
    const texts = (await this.read(name)).map(({ manifestText }) => manifestText);
    await this.#list(
      join(this.folder, name),
      texts.filter((text) => versionIn(text) !== version),
    );
  }

  async #list(folder: string, manifests: readonly string[]): Promise<void> {
    const texts = manifests.slice(0, MANIFESTS.length);
    // The oldest first: killed in between, the newest that was there before still is.
    for (const [index, text] of [...texts.entries()].reverse())
      await replace(join(folder, MANIFESTS[index] as string), text);
    for (const file of MANIFESTS.slice(texts.length)) await rm(join(folder, file), { force: true });
    const inUse = new Set(texts.flatMap(filesIn));
    for (const file of await readdir(folder))
      if (file.endsWith('.cjs') && !inUse.has(file)) await rm(join(folder, file), { force: true });
  }

  /** What is stored and can be read, newest first. */
  async read(name: string): Promise<StoredRelease[]> {
    const stored = await Promise.all(MANIFESTS.map((file) => this.#readOne(join(this.folder, name), file)));
    return stored.filter((release) => release !== null);
  }

  async #readOne(folder: string, file: string): Promise<StoredRelease | null> {
    try {
      const manifestText = await readFile(join(folder, file), 'utf8');
      const codes = await Promise.all(filesIn(manifestText).map((file) => readFile(join(folder, file))));
      return { manifestText, codes };
    } catch {
      return null;
    }
  }
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const taken = z.object({ number: z.int(), digest: z.string() }) satisfies z.ZodType<TakenNumber>;

/** By fingerprint of a key: the highest number that was taken of what it signed, and the digest of that manifest. */
const takenNumbers = z.record(z.string(), taken);
type TakenNumbers = z.infer<typeof takenNumbers>;

/**
 * The numbers of signed releases that were taken, beside the last good ones. They are counted by key: who pushed the
 * numbers far ahead with a stolen key has pushed those of that key alone.
 */
export class ReleaseNumbers {
  /** What a disk that is full could not store holds until the restart. */
  private readonly known = new Map<string, TakenNumbers>();

  /** @param file name of the file in each remote's folder: releases for all and canaries are counted apart */
  constructor(
    private readonly folder: string,
    private readonly file = 'numbers.json',
  ) {}

  /** Throws `ReleaseRefused` for a release that may not be taken after what was: see `checkNumber`. */
  check(entry: Pick<RegistryEntry, 'name' | 'keys'>, release: ReadManifest): void {
    checkNumber(release, this.taken(entry));
  }

  /** The highest number that was taken of each of a remote's present keys. */
  taken({ name, keys }: Pick<RegistryEntry, 'name' | 'keys'>): TakenNumber[] {
    const before = this.of(name);
    return keys.flatMap((key) => before[fingerprintOf(key)] ?? []);
  }

  /** Notes a release that `check` let pass. A number counts at once; throws when it could not be stored. */
  note(name: string, signer: KeyObject, number: number, digest: string): void {
    const numbers = { ...this.of(name), [fingerprintOf(signer)]: { number, digest } };
    this.known.set(name, numbers);
    writeJson(join(this.folder, name, this.file), numbers);
  }

  private of(name: string): TakenNumbers {
    return this.known.get(name) ?? readJson(join(this.folder, name, this.file), takenNumbers, {});
  }
}

/** Milliseconds for which a release is out of use the first time, doubled with each further one. */
const FIRST_PAUSE = 10 * MINUTE;
const LONGEST_PAUSE = 24 * HOUR;

const entry = z.object({
  key: z.string(),
  remote: z.string(),
  version: z.string(),
  at: z.string(),
  reason: z.string(),
  /** When it is tried again (ISO 8601). Earlier versions of the site wrote null, or neither. */
  until: z.string().nullish(),
  times: z.int().optional(),
});

type Entry = z.infer<typeof entry>;

/** A release that was taken out of use because of what it did. */
export type Quarantined = Omit<Entry, 'until' | 'times'> & { until: string; times: number };

const complete = (given: Entry): Quarantined => {
  const { times = 1 } = given;
  return { ...given, times, until: given.until ?? endOf(Date.parse(given.at), times) };
};

const endOf = (from: number, times: number): string =>
  new Date(from + Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE)).toISOString();

const MOST_QUARANTINED = 500;

/**
 * Releases that are not used, who publishes them; in a file, so that a restart does not forget. Each is tried again,
 * after a pause that grows with every time that it is taken out.
 */
export class Quarantine {
  #releases: Quarantined[];

  constructor(
    private readonly file: string,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.#releases = readJson(file, z.array(entry), []).map(complete);
  }

  has(key: string): boolean {
    return this.#current().some((release) => release.key === key);
  }

  of(remote: string): Quarantined[] {
    return this.#current().filter((release) => release.remote === remote);
  }

  /** Milliseconds until the next one may be tried again; undefined where none is to be. */
  next(): number | undefined {
    const ends = this.#current().map(({ until }) => Date.parse(until));
    return ends.length > 0 ? Math.min(...ends) - this.now() : undefined;
  }

  /**
   * Throws when it cannot be written; then it holds until the server stops.
   * @returns how often it was taken out, with this time
   */
  add(release: Pick<Quarantined, 'key' | 'remote' | 'version' | 'reason'>): number {
    const before = this.#releases.find(({ key }) => key === release.key);
    const times = (before?.times ?? 0) + 1;
    const now = this.now();
    const added = { ...release, at: new Date(now).toISOString(), until: endOf(now, times), times };
    this.#releases = [...this.#releases.filter((each) => each !== before), added].slice(-MOST_QUARANTINED);
    writeJson(this.file, this.#releases);
    return times;
  }

  /** Lets a release be used again. Throws when that cannot be written; then it holds until the server stops. */
  lift(key: string): Quarantined | undefined {
    const lifted = this.#current().find((release) => release.key === key);
    if (!lifted) return undefined;
    this.#releases = this.#releases.filter((release) => release !== lifted);
    writeJson(this.file, this.#releases);
    return lifted;
  }

  #current(): Quarantined[] {
    return this.#releases.filter(({ until }) => Date.parse(until) > this.now());
  }
}

const period = z.object({
  remote: z.string(),
  key: z.string(),
  version: z.string(),
  number: z.int().nullable(),
  isBrowserOnly: z.boolean(),
  from: z.string(),
  until: z.string().nullable(),
  end: z.enum(['replaced', 'withdrawn', 'taken-out', 'gone']).nullable(),
}) satisfies z.ZodType<InUse>;

type Period = z.infer<typeof period>;

type Used = Pick<Release, 'key' | 'code'> & { manifest: Pick<Release['manifest'], 'name' | 'version' | 'number'> };

const MOST_PERIODS = 30;

interface JournalOptions {
  /** Where it is stored, so that a restart does not forget. */
  file: string;
  /** Whether a release was taken out of use because of what it did. */
  isOut: (key: string) => boolean;
  now?: () => number;
}

/** Which releases this site had in use, and when. What their teams did at their places is there, in another journal. */
export class UseJournal {
  #periods: Period[];
  /** By remote: the key of what this process has in use. */
  #inUse = new Map<string, string>();

  constructor(private readonly options: JournalOptions) {
    this.#periods = readJson(options.file, z.array(period), []);
  }

  /** The newest first. */
  of(remote: string): Period[] {
    return this.#ofRemote(remote).reverse();
  }

  /** Takes down what is in use from now on. Throws when it cannot be written; then it holds until the server stops. */
  note(releases: readonly Used[]): void {
    const before = this.#inUse;
    this.#inUse = new Map(releases.map(({ key, manifest }) => [manifest.name, key]));
    const gone = [...before.keys()].filter((remote) => !this.#inUse.has(remote));
    const begun = releases.filter((release) => this.#openOf(release.manifest.name)?.key !== release.key);
    if (gone.length === 0 && begun.length === 0) return;
    for (const remote of gone) this.#close(remote);
    for (const release of begun) this.#begin(release);
    writeJson(this.options.file, this.#periods);
  }

  #begin({ key, code, manifest }: Used): void {
    const { name, version } = manifest;
    const number = manifest.number ?? null;
    this.#close(name, version);
    const isBrowserOnly = code.length === 0;
    const added = { remote: name, key, version, number, isBrowserOnly, from: this.#time(), until: null, end: null };
    const own = [...this.#ofRemote(name), added].slice(-MOST_PERIODS);
    this.#periods = [...this.#periods.filter(({ remote }) => remote !== name), ...own];
  }

  /** @param next the version that takes its place */
  #close(remote: string, next?: string): void {
    const open = this.#openOf(remote);
    if (!open) return;
    const order = [...new Set(this.#ofRemote(remote).map(({ version }) => version))];
    const isBack = next !== undefined && order.slice(0, order.indexOf(open.version)).includes(next);
    const left = next === undefined ? 'gone' : isBack ? 'withdrawn' : 'replaced';
    open.end = this.options.isOut(open.key) ? 'taken-out' : left;
    open.until = this.#time();
  }

  #ofRemote(name: string): Period[] {
    return this.#periods.filter(({ remote }) => remote === name);
  }

  #openOf(name: string): Period | undefined {
    return this.#periods.find(({ remote, until }) => remote === name && until === null);
  }

  #time(): string {
    return new Date(this.options.now?.() ?? Date.now()).toISOString();
  }
}
