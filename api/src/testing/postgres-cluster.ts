import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

const DEPLOY = join(__dirname, '../../../deploy/postgres');

/** Debian's folder of the newest server that is installed. */
function binaries(): string | undefined {
  const versions = spawnSync('ls', ['/usr/lib/postgresql'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const newest = versions.sort((one, other) => Number(one) - Number(other)).at(-1);
  return newest && `/usr/lib/postgresql/${newest}/bin`;
}

/** Why recovery cannot be tested; undefined where its programs are installed. */
export function recoveryIsMissing(): string | undefined {
  if (!binaries()) return 'no server of PostgreSQL is installed (Debian: postgresql)';
  return spawnSync('pgbackrest', ['version']).error && 'pgBackRest is not installed (Debian: pgbackrest)';
}

/** Neither runs as root. */
const isRoot = process.getuid?.() === 0;

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** A PostgreSQL server, configured and backed up as in `deploy/postgres`. */
export class PostgresCluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'university-recovery-'));
  readonly #data = join(this.#folder, 'data');
  readonly #bin = binaries() as string;
  readonly #port: string;

  private constructor(port: string) {
    this.#port = port;
  }

  static async start(): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(String(await freePort()));
    cluster.#make();
    cluster.#run(cluster.#bin, 'pg_ctl', '-w', '-D', cluster.#data, '-l', join(cluster.#folder, 'log'), 'start');
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  backUp(): void {
    this.#backrest('stanza-create');
    this.#backrest('--type=full', 'backup');
  }

  /** Loses everything that was not archived. */
  lose(): void {
    this.#run(this.#bin, 'pg_ctl', '-D', this.#data, '-m', 'immediate', 'stop');
    for (const name of readdirSync(this.#data)) rmSync(join(this.#data, name), { recursive: true });
  }

  /** Restores the state of a point in time and starts. */
  restore(at: Date): void {
    const target = at.toISOString().replace('T', ' ').replace('Z', '+00');
    this.#backrest('--type=time', `--target=${target}`, '--target-action=promote', 'restore');
    this.#run(this.#bin, 'pg_ctl', '-w', '-D', this.#data, '-l', join(this.#folder, 'log'), 'start');
    // The server answers before it accepts writes.
    const isRecovering = () =>
      spawnSync(join(this.#bin, 'psql'), [this.url, '-Atc', 'select pg_is_in_recovery()'], { encoding: 'utf8' }).stdout;
    while (isRecovering().trim() !== 'f') spawnSync('sleep', ['0.1']);
  }

  stop(): void {
    try {
      this.#run(this.#bin, 'pg_ctl', '-D', this.#data, '-m', 'immediate', 'stop');
    } finally {
      rmSync(this.#folder, { recursive: true });
    }
  }

  #make(): void {
    mkdirSync(this.#data, { mode: 0o700 });
    mkdirSync(join(this.#folder, 'kept'));
    writeFileSync(join(this.#folder, 'pgbackrest.conf'), this.#configuration());
    if (isRoot)
      for (const path of ['', 'data', 'kept', 'pgbackrest.conf'])
        chownSync(join(this.#folder, path), idOf('-u'), idOf('-g'));
    this.#run(this.#bin, 'initdb', '-D', this.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    const given = readFileSync(join(DEPLOY, 'postgresql.conf'), 'utf8').replace(
      'pgbackrest ',
      `pgbackrest --config=${this.#folder}/pgbackrest.conf `,
    );
    const own = `port = ${this.#port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${this.#folder}'\n`;
    this.#write(join(this.#data, 'postgresql.conf'), given + own);
  }

  #configuration(): string {
    return readFileSync(join(DEPLOY, 'pgbackrest.conf'), 'utf8')
      .replace(
        /^repo1-path=.*$/m,
        `repo1-path=${this.#folder}/kept\nlog-path=${this.#folder}\nlock-path=${this.#folder}`,
      )
      .replace(/^pg1-path=.*$/m, `pg1-path=${this.#data}\npg1-socket-path=${this.#folder}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${this.#port}`);
  }

  #write(file: string, text: string): void {
    const end = readFileSync(file, 'utf8');
    writeFileSync(file, `${end}\n${text}`);
  }

  #backrest(...args: string[]): void {
    this.#run('', 'pgbackrest', `--config=${this.#folder}/pgbackrest.conf`, '--stanza=university', ...args);
  }

  #run(folder: string, name: string, ...args: string[]): void {
    const program = folder ? join(folder, name) : name;
    const [command, ...all] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
    const { status, stdout, stderr } = spawnSync(command as string, all, {
      cwd: this.#folder,
      encoding: 'utf8',
      stdio: name === 'pg_ctl' ? 'ignore' : 'pipe',
    });
    if (status === 0) return;
    const log = readFileSync(join(this.#folder, 'log'), { encoding: 'utf8', flag: 'a+' }).slice(-2_000);
    throw new Error(`${name} ${args.join(' ')} ended with ${status}: ${stdout ?? ''}${stderr ?? ''}${log}`);
  }
}
