import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { addressOf } from './applicants.mjs';
import { freePort } from './servers.mjs';

/** Clock ticks a second in `/proc`. */
const TICKS = 100;

const round = (value) => Math.round(value * 10) / 10;

/** Seconds of processor time of a process and its children; NaN where there is no `/proc`. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + cpuSeconds(child), (Number(fields[11]) + Number(fields[12])) / TICKS);
  } catch {
    return Number.NaN;
  }
}

const postgresSeconds = () =>
  (spawnSync('pgrep', ['-x', 'postgres'], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter(Boolean)
    .reduce((sum, pid) => sum + (cpuSeconds(pid) || 0), 0);

export function percentiles(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** GET for `press`, each time from another address. */
export const getter = (path, headers) => async (pool, n) => {
  const all = { ...headers, 'x-forwarded-for': addressOf(n) };
  const { statusCode, body } = await pool.request({ path: path(n), method: 'GET', headers: all });
  await body.dump({ limit: Number.MAX_SAFE_INTEGER });
  if (statusCode !== 200 && statusCode !== 304) throw new Error(String(statusCode));
};

/** Times are milliseconds; `cpu` (the server), `client` and `database` are processor microseconds per call. */
export async function press({ url, pid, count, concurrency = 64, work }) {
  const pool = new Pool(new URL(url).origin, { connections: concurrency, pipelining: 1 });
  const times = new Float64Array(count);
  let next = 0;
  let failed = 0;
  const before = { cpu: cpuSeconds(pid), database: postgresSeconds(), own: process.cpuUsage() };
  const began = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      const start = performance.now();
      await work(pool, n).catch(() => failed++);
      times[n] = performance.now() - start;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const perSecond = Math.round((count * 1_000) / (performance.now() - began));
  const perCall = (seconds) => Math.round((seconds / count) * 1e6);
  const { user, system } = process.cpuUsage(before.own);
  await pool.close();
  const { p50, p99 } = percentiles(times);
  return {
    perSecond,
    p50,
    p99,
    failed,
    cpu: perCall(cpuSeconds(pid) - before.cpu),
    client: perCall((user + system) / 1e6),
    database: perCall(postgresSeconds() - before.database),
  };
}

const NODE = `
  const [port, file, encoding] = process.argv.slice(1);
  const body = require('node:fs').readFileSync(file);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  if (encoding) headers['content-encoding'] = encoding;
  require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');`;

const nginxConfig = (folder, port, encoding) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 100000000; types { application/json json; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${encoding ? `add_header Content-Encoding ${encoding};` : ''} }
}`;

/** nginx only where it is installed. */
async function bareServers(body, encoding) {
  const folder = mkdtempSync(join(tmpdir(), 'university-bare-'));
  // nginx drops its privileges before it reads.
  chmodSync(folder, 0o755);
  const file = join(folder, 'answer.json');
  writeFileSync(file, body);
  const ports = { node: await freePort(), nginx: await freePort() };
  const children = { node: spawn(process.execPath, ['-e', NODE, ports.node, file, encoding ?? '']) };
  if (spawnSync('nginx', ['-v']).status === 0) {
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, nginxConfig(folder, ports.nginx, encoding));
    children.nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  }
  const isUp = (name) => fetch(`http://127.0.0.1:${ports[name]}/answer.json`).then((answer) => answer.arrayBuffer());
  for (const name of Object.keys(children)) while (!(await isUp(name).catch(() => null))) await wait(50);
  return {
    servers: Object.entries(children).map(([name, { pid }]) => ({
      name,
      pid,
      url: `http://127.0.0.1:${ports[name]}/answer.json`,
    })),
    stop: async () => {
      for (const child of Object.values(children)) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** The best of three runs on each server. `body` is as sent on the wire. */
export async function besideBareServers({ what, target, body, headers, encoding, count }) {
  const { servers, stop } = await bareServers(body, encoding);
  const best = {};
  // Alternating, so that a slow moment of the machine falls on all.
  for (let run = 0; run < 3; run++) {
    for (const { name, pid, url } of [target, ...servers]) {
      const measured = await press({ url, pid, count, work: getter(() => new URL(url).pathname, headers) });
      if (measured.failed > 0) throw new Error(`${name} failed ${measured.failed} times`);
      if (!best[name] || measured.cpu < best[name].cpu) best[name] = measured;
    }
  }
  await stop();
  const share = (part, whole) => `${Math.round((part / whole) * 100)} %`;
  return Object.entries(best).map(([where, measured]) => ({
    what: `${what}, ${Math.round(body.length / 1024)} kB`,
    where,
    ...measured,
    perCore: Math.round(1e6 / measured.cpu),
    ...(best.nginx && {
      ofNginxByCpu: share(best.nginx.cpu, measured.cpu),
      ofNginxBySecond: share(measured.perSecond, best.nginx.perSecond),
    }),
  }));
}

/** Milliseconds; processes that live shorter may not be seen. */
const SAMPLE_EVERY = 1_000;

/** Samples groups of processes until `stop`, which tells processor time and peak memory of each. */
export function watchUse(groups) {
  const watched = groups.map((group) => ({ ...group, before: new Map(), latest: new Map(), peak: 0 }));
  const sample = (isFirst) => {
    for (const group of watched) {
      const pids = group.pids();
      for (const pid of pids) {
        const seconds = cpuSeconds(pid);
        // A process that came later has used all of its time since the start.
        if (!group.before.has(pid)) group.before.set(pid, isFirst ? seconds : 0);
        if (!Number.isNaN(seconds)) group.latest.set(pid, seconds);
      }
      group.peak = Math.max(
        group.peak,
        pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
      );
    }
  };
  sample(true);
  const timer = setInterval(() => sample(false), SAMPLE_EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      sample(false);
      return watched.map(({ name, before, latest, peak }) => ({
        process: name,
        'CPU, s': Math.round([...latest].reduce((sum, [pid, seconds]) => sum + seconds - before.get(pid), 0)),
        'memory, MB': Math.round(peak),
      }));
    },
  };
}

/** Shared memory is counted in each process; 0 where there is no `/proc`. */
export function residentMegabytes(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
