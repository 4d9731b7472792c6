import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { type FromRenderer, fromRenderer, type GivenSite, type ToRenderer } from '../../renderer/messages';
import { NOTE_FD, NOTE_LENGTH, readNote, type Running } from '../../renderer/notes';

export interface Start {
  command: string;
  arguments: string[];
  uid?: number;
  gid?: number;
  guards: string[];
}

/** Megabytes. */
const HEAP = 256;

/** `nobody` on Linux and the BSDs. */
const NOBODY = 65_534;

/** https://nodejs.org/docs/latest-v20.x/api/permissions.html */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const NODE = [PERMISSION, '--no-warnings', `--max-old-space-size=${HEAP}`, '--input-type=commonjs', '-'];

const plain: Start = { command: process.execPath, arguments: NODE, guards: ["Node's permission model"] };

/** Linux: dies with this process, even in an endless loop. */
const endsWithUs = (start: Start): Start => ({
  ...start,
  command: 'setpriv',
  arguments: ['--pdeathsig', 'KILL', '--', start.command, ...start.arguments],
  guards: [...start.guards, 'ends with the server'],
});

/** Linux: an empty network namespace. */
const withoutNetwork = (start: Start): Start => ({
  ...start,
  command: 'unshare',
  arguments: ['--map-root-user', '--net', '--', start.command, ...start.arguments],
  guards: [...start.guards, 'no network'],
});

const asNobody = (start: Start): Start => ({
  ...start,
  uid: NOBODY,
  gid: NOBODY,
  guards: [...start.guards, 'an account that owns nothing'],
});

/** Not every Linux allows a network namespace. */
export async function strongestSandbox(): Promise<Start> {
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

/** Milliseconds. */
const TRIED_FOR = 30_000;

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

const SITES = 4;

export interface End {
  /** As `ended by itself (SIGABRT)`. */
  reason: string;
  running: Running | undefined;
  /** Last stderr output. */
  said: string;
  /** False if it was silent without computing. */
  isFault: boolean;
}

const SAID = 2_000;

interface Listener {
  heard: (message: FromRenderer) => void;
  ended: (end: End) => void;
}

interface Usage {
  cpu: number;
  memory: number;
}

/** proc(5): clock ticks of 10 ms, pages of 4 kB. */
const TICK = 10;
const PAGE = 4096;

export class RendererProcess {
  readonly #child: ChildProcess;
  readonly #note: number;
  readonly #sites: number[] = [];
  readonly #bundles = new Set<string>();
  #end: Pick<End, 'reason' | 'isFault'> | undefined;
  #said = '';

  /** @param program CommonJS, by stdin, so that no file need be readable */
  constructor(program: string, start: Start, { heard, ended }: Listener) {
    const file = join(tmpdir(), `renderer-${randomUUID()}`);
    this.#note = openSync(file, 'wx+', 0o600);
    // Unlinked: only open descriptors remain.
    unlinkSync(file);
    const { command, arguments: args, uid, gid } = start;
    const stdio = ['pipe', 'ignore', 'pipe', 'ipc', this.#note] satisfies ('pipe' | 'ignore' | 'ipc' | number)[];
    if (stdio[NOTE_FD] !== this.#note) throw new Error('The note has another place');
    this.#child = spawn(command, args, { env: {}, cwd: '/', uid, gid, stdio, serialization: 'advanced' });
    this.#child.stdin?.on('error', () => {}).end(program);
    this.#child.stderr?.setEncoding('latin1').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-SAID);
    });
    this.#child.on('message', (message) => {
      const parsed = fromRenderer.safeParse(message);
      if (parsed.success) heard(parsed.data);
      else this.kill('said what nobody understands');
    });
    let isOver = false;
    const over = (reason: string) => {
      if (isOver) return;
      isOver = true;
      const running = readNote(this.readNote());
      closeSync(this.#note);
      ended({ ...(this.#end ?? { reason, isFault: true }), running, said: this.#said });
    };
    this.#child.on('error', (error) => over(`failed: ${error.message}`));
    this.#child.on('exit', (code, signal) => over(`ended by itself (${signal ?? code})`));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  tell(message: ToRenderer): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  give({ number, releases, surroundings }: GivenSite): void {
    if (this.#sites.includes(number)) return;
    this.tell({
      kind: 'site',
      site: number,
      surroundings,
      releases: releases.map(({ code, ...release }) =>
        this.#bundles.has(release.key) ? release : { ...release, code },
      ),
    });
    this.#sites.push(number);
    for (const { key } of releases) this.#bundles.add(key);
    const oldest = this.#sites.length > SITES ? this.#sites.shift() : undefined;
    if (oldest === undefined) return;
    this.tell({ kind: 'forget', site: oldest });
    // Sent again if needed.
    this.#bundles.clear();
    for (const { key } of releases) this.#bundles.add(key);
  }

  usage(): Usage | undefined {
    try {
      const stat = readFileSync(`/proc/${this.pid}/stat`, 'latin1');
      const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ');
      // Fields 14, 15 and 24 of proc_pid_stat(5); the first here is field 3.
      const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number) as [number, number, number];
      return { cpu: (user + system) * TICK, memory: pages * PAGE };
    } catch {
      return undefined;
    }
  }

  kill(reason: string, isFault = true): void {
    this.#end ??= { reason, isFault };
    this.#child.kill('SIGKILL');
  }

  /** Changes with every step of work. */
  readNote(): string {
    const bytes = Buffer.alloc(NOTE_LENGTH);
    readSync(this.#note, bytes, 0, NOTE_LENGTH, 0);
    return bytes.toString('latin1');
  }
}
