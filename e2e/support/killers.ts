import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Harm that a team's page may do on the server, in its loader or component. */
export const KILLERS: Record<string, { loader?: string; component?: string }> = {
  'a rejection that nobody handles': { loader: `Promise.reject(new Error('nobody handles this'))` },
  'a throw in a timer': { loader: `setTimeout(() => { throw new Error('in a timer'); }, 1)` },
  'the end of the process': { component: 'process.exit(1)' },
  'an endless loop while rendering': { component: 'for (;;);' },
  'an endless loop after data came': { loader: 'await new Promise((resolve) => setTimeout(resolve, 5)); for (;;);' },
  'an endless loop in a timer': { loader: 'setTimeout(() => { for (;;); }, 1)' },
  'more memory than there is': {
    component: 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length + 0.5))',
  },
  'the environment by way of /proc': { loader: `require('node:fs').readFileSync('/proc/self/environ')` },
  'a module of Node’s own': { loader: `process.getBuiltinModule('node:fs').readdirSync('/')` },
  'a process of its own': { loader: `process.binding('spawn_sync').spawn({ file: '/bin/id', args: ['id'] })` },
  'the network': { loader: `await fetch('http://127.0.0.1:5432/')` },
};

const CACHED = ['/', '/courses', '/contact', '/tenders', '/admission/result?category=diploma'];

const RENDERED = ['/courses?q=', '/tenders?regex=', '/search?q=', '/notices/section/news?regex='];

/** One in so many visits is to a page that has to be rendered. */
const RARELY = 5;

/** Concurrent visitors, and milliseconds between two pages of one. */
const AT_ONCE = 4;
const LOOKS = 200;

export async function warmUp(url: string): Promise<void> {
  for (const path of [...CACHED, ...RENDERED]) await (await fetch(url + path)).text();
}

/**
 * Visits pages of other areas until `stop`, which returns failures and waits in milliseconds.
 * @param round makes the queries of this run unique
 */
export function visitors(url: string, round: string | number) {
  const failed: string[] = [];
  const waits: number[] = [];
  let number = 0;
  let isOver = false;
  const of = (paths: string[]) => paths[Math.floor(number / RARELY) % paths.length] as string;
  const visit = async () => {
    const path = number % RARELY === 0 ? `${of(RENDERED)}killers${round}x${number}` : of(CACHED);
    const headers = { 'x-forwarded-for': `198.51.100.${number++ % 250}` };
    const begin = performance.now();
    const answer = await fetch(url + path, { headers }).catch((error: Error) => error);
    if (!('ok' in answer) || !answer.ok || !(await answer.text()).includes('<h1'))
      failed.push(`${path}: ${'status' in answer ? answer.status : answer.message}`);
    waits.push(performance.now() - begin);
  };
  const visitor = async (_: unknown, place: number) => {
    await setTimeout((place * LOOKS) / AT_ONCE);
    for (; !isOver; await setTimeout(LOOKS)) await visit();
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return {
    stop: async () => {
      isOver = true;
      await all;
      return { failed, waits };
    },
  };
}

/** Limits processes and their children to a tenth of a processor until `lift`. Null where no cgroup can be made. */
export function limitedGroup(pids: readonly number[]): { lift: () => void } | null {
  const isFirst = existsSync('/sys/fs/cgroup/cpu');
  const root = isFirst ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
  const folder = join(root, `university-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, isFirst ? 'cpu.cfs_quota_us' : 'cpu.max'), isFirst ? '10000' : '10000 100000');
    for (const pid of pids) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return {
    lift() {
      const list = readFileSync(join(folder, 'cgroup.procs'), 'utf8');
      for (const pid of list.split('\n').filter(Boolean)) writeFileSync(join(root, 'cgroup.procs'), pid);
      rmdirSync(folder);
    },
  };
}
