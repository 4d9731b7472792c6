import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a renderer's process is begun: a command with its arguments, and on whose account. */
export interface Start {
  command: string;
  arguments: string[];
  uid?: number;
  gid?: number;
  /** What stands between the code of teams and this machine, for the log. */
  guards: string[];
}

/** Megabytes of JavaScript objects that a renderer may hold. A page takes a few, what is remembered some dozen. */
const HEAP = 256;

/** The account that owns nothing. Source: the number that Linux and the BSDs give to `nobody`. */
const NOBODY = 65_534;

/** No files, no processes, no threads, no native code, no debugger: https://nodejs.org/docs/latest-v20.x/api/permissions.html */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const NODE = [PERMISSION, '--no-warnings', `--max-old-space-size=${HEAP}`, '--input-type=commonjs', '-'];

const plain: Start = { command: process.execPath, arguments: NODE, guards: ["Node's permission model"] };

/** Of a Linux machine: it ends with this process, however suddenly that is. A renderer in an endless loop would not notice. */
const endsWithUs = (start: Start): Start => ({
  ...start,
  command: 'setpriv',
  arguments: ['--pdeathsig', 'KILL', '--', start.command, ...start.arguments],
  guards: [...start.guards, 'ends with the server'],
});

/** Of a Linux machine: the process sees no network but its own, which leads nowhere. */
const withoutNetwork = (start: Start): Start => ({
  ...start,
  command: 'unshare',
  arguments: ['--map-root-user', '--net', '--', start.command, ...start.arguments],
  guards: [...start.guards, 'no network'],
});

/** The administrator alone can change the account. */
const asNobody = (start: Start): Start => ({
  ...start,
  uid: NOBODY,
  gid: NOBODY,
  guards: [...start.guards, 'an account that owns nothing'],
});

/** The most guarded way that this machine allows: not every Linux gives a network away. */
export async function mostGuarded(): Promise<Start> {
  let best = plain;
  const guards = [
    ...(process.platform === 'linux' ? [endsWithUs, withoutNetwork] : []),
    ...(process.getuid?.() === 0 ? [asNobody] : []),
  ];
  for (const guard of guards) {
    const start = guard(best);
    if (await works(start)) best = start;
  }
  return best;
}

/** Milliseconds; on a busy machine a guard that works needs seconds. */
const TRIED_FOR = 30_000;

/** Whether a process that is begun so runs a program that it is given. */
async function works({ command, arguments: args, uid, gid }: Start): Promise<boolean> {
  const child = spawn(command, args, { env: {}, cwd: '/', uid, gid, stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.on('error', () => {}).end('process.exit(7)');
  try {
    const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(TRIED_FOR) });
    return code === 7;
  } catch {
    child.kill('SIGKILL');
    return false;
  }
}
