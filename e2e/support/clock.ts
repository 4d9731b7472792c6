import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './site';

/** The clock of a site, which tests move while it runs; jobs come round by it. */
export class Clock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'university-clock-'));
  readonly #file = join(this.#folder, 'ahead');
  /** Milliseconds between the machine's clock and this one. */
  #ahead = 0;

  constructor(at?: string) {
    this.#write();
    if (at) this.moveTo(at);
  }

  /** What a site is started with to follow it. */
  get variables(): Record<string, string> {
    return { NODE_OPTIONS: `--require=${join(ROOT, 'e2e/support/moved-clock.cjs')}`, MOVED_CLOCK: this.#file };
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
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** In one step, so that a site never reads half of it. */
  #write(): void {
    writeFileSync(`${this.#file}.new`, String(this.#ahead));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
