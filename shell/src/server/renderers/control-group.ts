import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

type ReadText = (file: string) => string;

const readIfThere: ReadText = (file) => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
};

function folders(textOf: ReadText): string[] {
  for (const [, controllers = '', group = ''] of textOf('/proc/self/cgroup').matchAll(/^\d+:([^:]*):(.*)$/gm)) {
    if (controllers !== '' && !controllers.split(',').includes('cpu')) continue;
    const root = `/sys/fs/cgroup${controllers === '' ? '' : '/cpu'}`;
    const inside: string[] = [];
    for (let at = group; at !== '/' && at !== '.'; at = path.posix.dirname(at)) inside.push(root + at);
    // In a container the path may be the host's.
    return [...inside, root];
  }
  return [];
}

/** Linux: cgroup-v2 `throttled_usec`, sched-bwc `throttled_time`. */
export function throttledTime(textOf = readIfThere): number {
  for (const folder of folders(textOf)) {
    const found = /^throttled_(?:usec|time) (\d+)$/m.exec(textOf(`${folder}/cpu.stat`));
    if (found) return Number(found[1]);
  }
  return 0;
}

/** Includes cgroup limits (`cpu.max`, `cpu.cfs_quota_us`), which Node 20 ignores. */
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

/** Milliseconds. */
const EVERY = 250;
const MOST_LATE = 250;
const REMEMBERED = 5_000;

interface Sources {
  now?: () => number;
  throttled?: () => number;
}

/** Detects CPU starvation: late timers, or cgroup throttling. */
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
