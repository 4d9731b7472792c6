import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InUse } from '@university/shared/contract';
import { checkNumber, fingerprintOf, type ReadManifest, type TakenNumber } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { HOUR, MINUTE } from '@university/shared/time';
import { z } from 'zod';
import type { RegistryEntry } from './registry';
import { type Release, serverFiles } from './release';

function readJson<T>(file: string, schema: z.ZodType<T>, nothing: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}

/** Atomic. */
function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const writeJson = (file: string, content: unknown): void => writeText(file, `${JSON.stringify(content, null, 1)}\n`);

interface StoredRelease {
  manifestText: string;
  codes: readonly Buffer[];
}

const MANIFESTS = ['remote.json', 'remote.1.json', 'remote.2.json'];

const versionIn = (manifestText: string): string => (JSON.parse(manifestText) as RemoteManifest).version;

const filesIn = (manifestText: string): string[] =>
  serverFiles(JSON.parse(manifestText) as RemoteManifest).map(({ file }) => file);

/** The last releases of each remote, for restarts and rollback. */
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

  async drop(name: string, version: string): Promise<void> {
    const texts = (await this.read(name)).map(({ manifestText }) => manifestText);
    await this.#list(
      join(this.folder, name),
      texts.filter((text) => versionIn(text) !== version),
    );
  }

  async #list(folder: string, manifests: readonly string[]): Promise<void> {
    const texts = manifests.slice(0, MANIFESTS.length);
    // Oldest first: a crash keeps the newest.
    for (const [index, text] of [...texts.entries()].reverse())
      writeText(join(folder, MANIFESTS[index] as string), text);
    for (const file of MANIFESTS.slice(texts.length)) await rm(join(folder, file), { force: true });
    const inUse = new Set(texts.flatMap(filesIn));
    for (const file of await readdir(folder))
      if (file.endsWith('.cjs') && !inUse.has(file)) await rm(join(folder, file), { force: true });
  }

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

/** Highest number taken per key fingerprint, with its digest. */
const takenNumbers = z.record(z.string(), z.object({ number: z.int(), digest: z.string() }));
type TakenNumbers = Record<string, TakenNumber>;

/** Per key, so that a stolen key cannot push the numbers of others. */
export class ReleaseNumbers {
  /** Kept in memory if the disk is full. */
  private readonly known = new Map<string, TakenNumbers>();

  constructor(
    private readonly folder: string,
    private readonly file = 'numbers.json',
  ) {}

  check(entry: Pick<RegistryEntry, 'name' | 'keys'>, release: ReadManifest): void {
    checkNumber(release, this.taken(entry));
  }

  taken({ name, keys }: Pick<RegistryEntry, 'name' | 'keys'>): TakenNumber[] {
    const before = this.of(name);
    return keys.flatMap((key) => before[fingerprintOf(key)] ?? []);
  }

  /** Counts at once. @throws if it cannot be stored */
  note(name: string, signer: KeyObject, number: number, digest: string): void {
    const numbers = { ...this.of(name), [fingerprintOf(signer)]: { number, digest } };
    this.known.set(name, numbers);
    writeJson(join(this.folder, name, this.file), numbers);
  }

  private of(name: string): TakenNumbers {
    return this.known.get(name) ?? readJson(join(this.folder, name, this.file), takenNumbers, {});
  }
}

/** Milliseconds; doubles each time. */
const FIRST_PAUSE = 10 * MINUTE;
const LONGEST_PAUSE = 24 * HOUR;

const quarantined = z
  .object({
    key: z.string(),
    remote: z.string(),
    version: z.string(),
    at: z.string(),
    reason: z.string(),
    /** Earlier versions of the site wrote null, or nothing. */
    until: z.string().nullish(),
    times: z.int().default(1),
  })
  .transform((stored) => ({
    ...stored,
    until: stored.until ?? endOf(Date.parse(stored.at) || Date.now(), stored.times),
  }));

export type Quarantined = z.infer<typeof quarantined>;

const endOf = (from: number, times: number): string =>
  new Date(from + Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE)).toISOString();

const MOST_QUARANTINED = 500;

/** Persistent. Each is retried after a growing pause. */
export class Quarantine {
  #releases: Quarantined[];

  constructor(
    private readonly file: string,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.#releases = readJson(file, z.array(quarantined), []);
  }

  has(key: string): boolean {
    return this.#current().some((release) => release.key === key);
  }

  of(remote: string): Quarantined[] {
    return this.#current().filter((release) => release.remote === remote);
  }

  /** @returns how often so far @throws if it cannot be stored; it holds until the restart */
  add(release: Pick<Quarantined, 'key' | 'remote' | 'version' | 'reason'>): number {
    const before = this.#releases.find(({ key }) => key === release.key);
    const times = (before?.times ?? 0) + 1;
    const now = this.now();
    const added = { ...release, at: new Date(now).toISOString(), until: endOf(now, times), times };
    this.#releases = [...this.#releases.filter((each) => each !== before), added].slice(-MOST_QUARANTINED);
    writeJson(this.file, this.#releases);
    return times;
  }

  /** @throws if it cannot be stored */
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

/** Which releases were in use when. Persistent. */
export class UseJournal {
  #periods: Period[];
  #inUse = new Map<string, string>();

  constructor(
    private readonly file: string,
    private readonly isQuarantined: (key: string) => boolean,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.#periods = readJson(file, z.array(period), []);
  }

  of(remote: string): Period[] {
    return this.#ofRemote(remote).reverse();
  }

  /** @throws if it cannot be written; kept until the restart */
  note(releases: readonly Used[]): void {
    const before = this.#inUse;
    this.#inUse = new Map(releases.map(({ key, manifest }) => [manifest.name, key]));
    const gone = [...before.keys()].filter((remote) => !this.#inUse.has(remote));
    const begun = releases.filter((release) => this.#openOf(release.manifest.name)?.key !== release.key);
    if (gone.length === 0 && begun.length === 0) return;
    for (const remote of gone) this.#close(remote);
    for (const release of begun) this.#begin(release);
    writeJson(this.file, this.#periods);
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

  #close(remote: string, next?: string): void {
    const open = this.#openOf(remote);
    if (!open) return;
    const order = [...new Set(this.#ofRemote(remote).map(({ version }) => version))];
    const isBack = next !== undefined && order.slice(0, order.indexOf(open.version)).includes(next);
    const left = next === undefined ? 'gone' : isBack ? 'withdrawn' : 'replaced';
    open.end = this.isQuarantined(open.key) ? 'taken-out' : left;
    open.until = this.#time();
  }

  #ofRemote(name: string): Period[] {
    return this.#periods.filter(({ remote }) => remote === name);
  }

  #openOf(name: string): Period | undefined {
    return this.#periods.find(({ remote, until }) => remote === name && until === null);
  }

  #time(): string {
    return new Date(this.now()).toISOString();
  }
}
