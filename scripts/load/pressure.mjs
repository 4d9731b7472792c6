import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Pool, WebSocket } from 'undici';

/** Ticks of the kernel's clock in a second, as `/proc` counts processor time. */
const TICKS = 100;

/** Seconds of processor time that a process and those it has started have used, or NaN where the system does not tell. */
export function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return (
      (Number(fields[11]) + Number(fields[12])) / TICKS + children.reduce((sum, child) => sum + cpuSeconds(child), 0)
    );
  } catch {
    return Number.NaN;
  }
}

/** Seconds of processor time of all PostgreSQL processes that are there. */
function postgresSeconds() {
  const found = spawnSync('pgrep', ['-x', 'postgres'], { encoding: 'utf8' }).stdout ?? '';
  return found
    .split('\n')
    .filter(Boolean)
    .reduce((sum, pid) => sum + (cpuSeconds(pid) || 0), 0);
}

/** Of numbers, in any order; to a tenth. */
export function percentiles(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const round = (value) => Math.round(value * 10) / 10;

/**
 * Work for `press`: gets `path(n)` for a visitor with an address of their own, and reads the answer to its end. Fails on
 * another status than 200 and 304.
 */
export const getter = (path, headers) => async (pool, n) => {
  const from = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const { statusCode, body } = await pool.request({ path: path(n), method: 'GET', headers: { ...headers, ...from } });
  await body.dump({ limit: Number.MAX_SAFE_INTEGER });
  if (statusCode !== 200 && statusCode !== 304) throw new Error(String(statusCode));
};

/**
 * Calls `work(pool, n)` for n = 0 … count-1, `concurrency` of them at a time.
 * @returns calls per second, milliseconds of the slowest in a hundred, failures, and processor microseconds a call: of
 *   `pid`, of this process, and of the database where that is PostgreSQL on this machine
 */
export async function press({ url, pid, count, concurrency = 64, work }) {
  const pool = new Pool(new URL(url).origin, { connections: concurrency, pipelining: 1 });
  const times = new Float64Array(count);
  let next = 0;
  let failed = 0;
  const cpu = cpuSeconds(pid);
  const database = postgresSeconds();
  const own = process.cpuUsage();
  const began = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      const start = performance.now();
      await work(pool, n).catch(() => failed++);
      times[n] = performance.now() - start;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - began) / 1000;
  const perCall = (used) => Math.round((used / count) * 1e6);
  const { user, system } = process.cpuUsage(own);
  await pool.close();
  const { p50, p99 } = percentiles(times);
  return {
    perSecond: Math.round(count / seconds),
    p50,
    p99,
    failed,
    cpu: perCall(cpuSeconds(pid) - cpu),
    client: perCall((user + system) / 1e6),
    database: perCall(postgresSeconds() - database),
  };
}

/** What `process.memoryUsage()` of a process says, in MB, once its garbage is collected. */
const EXPRESSION = 'Object.entries(process.memoryUsage()).map(([kind, bytes]) => [kind, Math.round(bytes / 2 ** 20)])';

/** Looks at the memory of a process that was started with `--inspect` at this port. @returns {Promise<Record<string, number>>} */
export async function memoryOf(inspectPort) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${inspectPort}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const ask = async (id, method, params) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, 'message');
      const answer = JSON.parse(data);
      if (answer.id === id) return answer.result;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { result } = await ask(2, 'Runtime.evaluate', { expression: EXPRESSION, returnByValue: true });
  socket.close();
  return Object.fromEntries(result.value);
}
