import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { InUse } from '@university/shared/contract';
import { z } from 'zod';
import type { Release } from './release';

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

/** Periods that are remembered of one remote. */
const MOST = 30;

interface Options {
  /** Where it is stored, so that a restart does not forget. */
  file: string;
  /** Whether a release was taken out of use because of what it did. */
  isOut: (key: string) => boolean;
  now?: () => number;
}

/** Which releases this site had in use, and when. What their teams did at their places stands there, in another journal. */
export class UseJournal {
  #periods: Period[];
  /** By remote: the key of what this process has in use. */
  #inUse = new Map<string, string>();

  constructor(private readonly options: Options) {
    this.#periods = read(options.file);
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
    this.#write();
  }

  #begin({ key, code, manifest }: Used): void {
    const { name, version } = manifest;
    const number = manifest.number ?? null;
    this.#close(name, version);
    const isBrowserOnly = code.length === 0;
    const added = { remote: name, key, version, number, isBrowserOnly, from: this.#time(), until: null, end: null };
    const own = [...this.#ofRemote(name), added].slice(-MOST);
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

  #write(): void {
    const { file } = this.options;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(this.#periods, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  }
}

function read(file: string): Period[] {
  try {
    return z.array(period).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
