import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newFolder, ROOT } from './site';

export class Clock {
  /** Created with the site: Playwright also loads test files without running them. */
  #folder: string | undefined;
  #ahead = 0;

  constructor(at?: string) {
    if (at) this.moveTo(at);
  }

  /** Environment of a site that follows this clock. */
  get variables(): Record<string, string> {
    const MOVED_CLOCK = this.#file();
    this.#write();
    return { NODE_OPTIONS: `--require=${join(ROOT, 'e2e/support/moved-clock.cjs')}`, MOVED_CLOCK };
  }

  /** Overrides `clock_timestamp()` of a database to read the same file. Needs a local server and a superuser. */
  async moveDatabase(url: URL): Promise<void> {
    const file = this.#file();
    this.#write();
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`
      create schema moved;
      create function moved.clock_timestamp() returns timestamptz language sql volatile as $$
        select pg_catalog.clock_timestamp() + pg_catalog.pg_read_file('${file}')::bigint * interval '1 millisecond' $$;
      alter database ${url.pathname.slice(1)} set search_path = public, moved, pg_catalog`);
    await client.end();
  }

  #file(): string {
    this.#folder ??= newFolder('clock');
    // The database server runs as another user.
    chmodSync(this.#folder, 0o755);
    return join(this.#folder, 'ahead');
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** @param at IST, such as `2027-06-30T10:00` */
  moveTo(at: string): void {
    this.#ahead = Date.parse(`${at}+05:30`) - Date.now();
    this.#write();
  }

  #write(): void {
    if (!this.#folder) return;
    const file = join(this.#folder, 'ahead');
    writeFileSync(`${file}.new`, String(this.#ahead));
    renameSync(`${file}.new`, file);
  }
}
