import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const entry = z.object({
  key: z.string(),
  remote: z.string(),
  version: z.string(),
  at: z.string(),
  reason: z.string(),
});

/** A release that was taken out of use because of what it did. */
export type Quarantined = z.infer<typeof entry>;

/** Releases that are remembered. */
const MOST = 500;

/** Releases that are not used any more, whoever publishes them; in a file, so that a restart does not forget. */
export class Quarantine {
  #releases: Quarantined[];

  constructor(private readonly file: string) {
    this.#releases = read(file);
  }

  has(key: string): boolean {
    return this.#releases.some((release) => release.key === key);
  }

  of(remote: string): Quarantined[] {
    return this.#releases.filter((release) => release.remote === remote);
  }

  /** Throws when it cannot be written; then it holds until the server stops. */
  add(release: Quarantined): void {
    if (this.has(release.key)) return;
    this.#releases = [...this.#releases, release].slice(-MOST);
    this.#write();
  }

  /** Lets a release be used again. Throws when that cannot be written; then it holds until the server stops. */
  lift(key: string): Quarantined | undefined {
    const lifted = this.#releases.find((release) => release.key === key);
    if (!lifted) return undefined;
    this.#releases = this.#releases.filter((release) => release !== lifted);
    this.#write();
    return lifted;
  }

  #write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, `${JSON.stringify(this.#releases, null, 1)}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}

function read(file: string): Quarantined[] {
  try {
    return z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
