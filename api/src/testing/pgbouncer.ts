import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

/** Why PgBouncer cannot be used; undefined where it is installed. */
export function pgbouncerIsMissing(): string | undefined {
  const { error } = spawnSync('pgbouncer', ['--version']);
  return error && 'PgBouncer is not installed (Debian: pgbouncer)';
}

interface Pooler {
  url: string;
  stop(): void;
}

/** PgBouncer in transaction mode in front of a database, with fewer connections than its clients have. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const user = username || 'postgres';
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const own = Number(await freePort());
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${hostname} port=${port || 5432} dbname=${name} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 4
`,
  );
  // PgBouncer refuses to run as root.
  chmodSync(folder, 0o755);
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = spawn('pgbouncer', [...asOther, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  await answering(pooler, own);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    stop() {
      pooler.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answering(pooler: ChildProcess, port: number): Promise<void> {
  const knock = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
      socket.on('close', () => socket.destroy());
    });
  while (!(await knock())) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with code ${pooler.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
