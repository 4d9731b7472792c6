import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { HOUR, MINUTE } from '@university/shared/time';
import { z } from 'zod';

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
  /** How often it was taken out. */
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

/** Releases that are remembered. */
const MOST = 500;

/**
 * Releases that are not used, whoever publishes them; in a file, so that a restart does not forget. Each is tried again,
 * after a pause that grows with every time that it is taken out.
 */
export class Quarantine {
  #releases: Quarantined[];

  constructor(
    private readonly file: string,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.#releases = read(file);
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
    this.#releases = [...this.#releases.filter((each) => each !== before), added].slice(-MOST);
    this.#write();
    return times;
  }

  /** Lets a release be used again. Throws when that cannot be written; then it holds until the server stops. */
  lift(key: string): Quarantined | undefined {
    const lifted = this.#current().find((release) => release.key === key);
    if (!lifted) return undefined;
    this.#releases = this.#releases.filter((release) => release !== lifted);
    this.#write();
    return lifted;
  }

  #current(): Quarantined[] {
    return this.#releases.filter(({ until }) => Date.parse(until) > this.now());
  }

  #write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, `${JSON.stringify(this.#releases, null, 1)}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}

function read(file: string): Quarantined[] {
  try {
    return z
      .array(entry)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(complete);
  } catch {
    return [];
  }
}
