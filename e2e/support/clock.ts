import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from './site';

/** The clock of a site, which tests move while it runs; jobs come round by it. */
export class Clock {
  /** Made when a site is started: files of tests are also read where none is. */
  #folder: string | undefined;
  /** Milliseconds between the machine's clock and this one. */
  #ahead = 0;

  constructor(at?: string) {
    if (at) this.moveTo(at);
  }

  /** What a site is started with to follow it. */
  get variables(): Record<string, string> {
    const MOVED_CLOCK = this.#file();
    this.#write();
    return { NODE_OPTIONS: `--require=${join(ROOT, 'e2e/support/moved-clock.cjs')}`, MOVED_CLOCK };
  }

  /**
   * Moves the clock of a database too, which is the one that counts: its `clock_timestamp()` is one that reads the same file. For
   * a server on this machine, by a user who may do all.
   */
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
    this.#folder ??= mkdtempSync(join(tmpdir(), 'university-clock-'));
    // The server of a database is another user.
    chmodSync(this.#folder, 0o755);
    return join(this.#folder, 'ahead');
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** @param at an instant of India, such as `2027-06-30T10:00` */
  moveTo(at: string): void {
    this.#ahead = Date.parse(`${at}+05:30`) - Date.now();
    this.#write();
  }

  remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  /** In one step, so that a site never reads half of it. */
  #write(): void {
    if (!this.#folder) return;
    const file = join(this.#folder, 'ahead');
    writeFileSync(`${file}.new`, String(this.#ahead));
    renameSync(`${file}.new`, file);
  }
}
