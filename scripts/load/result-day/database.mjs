import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { asAdmin, childrenOf, freePort, newPlace } from '../servers.mjs';

/** Where Debian and its like put the servers, a folder for each version. */
const PACKAGES = '/usr/lib/postgresql';

/**
 * A place for a result day whose database can be killed: a cluster of its own that loses all its processes at once,
 * or, where no server is installed, a database on `TEST_DATABASE_URL` that loses all its connections and takes no new ones.
 * @returns the place of `newPlace`, with `how` it dies, `kill`, `revive`, and `pids` of the server where it is ours
 */
export async function killablePlace() {
  const bin = newestServer();
  return bin ? ownCluster(bin) : sharedServer();
}

function newestServer() {
  if (!existsSync(PACKAGES)) return undefined;
  const versions = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(PACKAGES, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
function otherUser() {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function ownCluster(bin) {
  const user = otherUser();
  const dataDir = mkdtempSync(join(tmpdir(), 'university-resultday-'));
  const folder = mkdtempSync(join(tmpdir(), 'university-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server;
  const start = async () => {
    while (!(await answers(databaseUrl))) {
      // A new server does not start while the shared memory of the killed one is still being given back.
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        const args = ['-D', folder, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
        server = spawn(join(bin, 'postgres'), args, options);
      }
      await wait(100);
    }
  };
  await start();
  return {
    how: 'kill -9 of every process of the PostgreSQL server',
    dataDir,
    databaseUrl,
    pids: () => [server.pid, ...childrenOf(server.pid)],
    kill: async () => {
      const ended = once(server, 'exit');
      for (const pid of [server.pid, ...childrenOf(server.pid)]) killOne(pid);
      await ended;
    },
    revive: start,
    remove: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function sharedServer() {
  const place = await newPlace('postgres');
  const { pathname } = new URL(place.databaseUrl);
  const name = pathname.slice(1);
  return {
    ...place,
    how: 'every connection to the database ended, no new one taken',
    pids: () => [],
    kill: async () => {
      await asAdmin(`alter database ${name} with allow_connections false`);
      await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    revive: () => asAdmin(`alter database ${name} with allow_connections true`),
  };
}

function killOne(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It had ended by itself.
  }
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
