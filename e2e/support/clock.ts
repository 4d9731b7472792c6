import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    this.#folder ??= mkdtempSync(join(tmpdir(), 'university-clock-'));
    this.#write();
    const MOVED_CLOCK = join(this.#folder, 'ahead');
    return { NODE_OPTIONS: `--require=${join(ROOT, 'e2e/support/moved-clock.cjs')}`, MOVED_CLOCK };
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
