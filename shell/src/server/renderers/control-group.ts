import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Reads a file of the system; empty where there is none. */
type ReadText = (file: string) => string;

const readIfThere: ReadText = (file) => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
};

/** The folders of the control group that limits our processor time, and of those around it, from the inside out. */
function folders(textOf: ReadText): string[] {
  for (const [, controllers = '', group = ''] of textOf('/proc/self/cgroup').matchAll(/^\d+:([^:]*):(.*)$/gm)) {
    if (controllers !== '' && !controllers.split(',').includes('cpu')) continue;
    const root = `/sys/fs/cgroup${controllers === '' ? '' : '/cpu'}`;
    const inside: string[] = [];
    for (let at = group; at !== '/' && at !== '.'; at = path.posix.dirname(at)) inside.push(root + at);
    // In a container the path may be that of the host.
    return [...inside, root];
  }
  return [];
}

/**
 * For how long our control group was held at its limit, in its own unit; 0 where there is none. Source: Linux,
 * admin-guide/cgroup-v2 (`throttled_usec`) and scheduler/sched-bwc (`throttled_time`).
 */
export function throttledTime(textOf = readIfThere): number {
  for (const folder of folders(textOf)) {
    const found = /^throttled_(?:usec|time) (\d+)$/m.exec(textOf(`${folder}/cpu.stat`));
    if (found) return Number(found[1]);
  }
  return 0;
}

/**
 * Whole cores that this process may use: those of the machine, or fewer by the limit of a control group, of which Node 20 does not
 * know. Source: as above, `cpu.max` and `cpu.cfs_quota_us`.
 */
export function usableCores(textOf = readIfThere, cores = availableParallelism()): number {
  const limits = folders(textOf).flatMap((folder) => {
    const [quota, period] = textOf(`${folder}/cpu.max`).split(' ').map(Number);
    const [oldQuota, oldPeriod] = ['quota', 'period'].map((what) =>
      Number(textOf(`${folder}/cpu.cfs_${what}_us`) || NaN),
    );
    return [(quota as number) / (period as number), (oldQuota as number) / (oldPeriod as number)].filter(
      (limit) => limit > 0,
    );
  });
  return Math.max(1, Math.floor(Math.min(cores, ...limits)));
}

/** How often it is looked, by how much a look may be late, and for how long a shortage is remembered. Milliseconds. */
const EVERY = 250;
const MOST_LATE = 250;
const REMEMBERED = 5_000;

interface Sources {
  now?: () => number;
  throttled?: () => number;
}

/**
 * Tells whether the processes of this site get less processor time than they ask for: timers of this one come late, as on a
 * busy machine or after a stop, or the limit of their control group holds them.
 */
export class CpuShortage {
  #lookedAt: number;
  #throttled: number;
  #seenAt = -Infinity;
  readonly #now: () => number;
  readonly #readThrottled: () => number;

  constructor({ now = () => performance.now(), throttled = throttledTime }: Sources = {}) {
    this.#now = now;
    this.#readThrottled = throttled;
    this.#lookedAt = now();
    this.#throttled = throttled();
    setInterval(() => this.#look(), EVERY).unref();
  }

  /** Whether there is one, or was a moment ago. */
  get isNow(): boolean {
    return this.#isLate || this.#now() - this.#seenAt <= REMEMBERED;
  }

  get #isLate(): boolean {
    return this.#now() - this.#lookedAt > EVERY + MOST_LATE;
  }

  #look(): void {
    const throttled = this.#readThrottled();
    if (this.#isLate || throttled > this.#throttled) this.#seenAt = this.#now();
    this.#throttled = throttled;
    this.#lookedAt = this.#now();
  }
}
