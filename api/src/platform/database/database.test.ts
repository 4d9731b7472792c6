import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { StartupError } from '@university/web';
import { resource } from '../resources';
import { newDataDir, newFolder } from '../../testing/cluster';
import { EmbeddedClient, lockFolder } from './embedded';
import { must } from '../../testing/must';
import { sharedClock } from './shared-clock';

const WORKER = resource('src/platform/database/embedded/worker.mjs');

/** Inserts row after row through the worker and prints each number only after the database has answered. */
const WRITER = `
  const { Worker } = require('node:worker_threads');
  const worker = new Worker(process.argv[1], { workerData: { folder: process.argv[2] } });
  let id = 0;
  const send = (sql) => worker.postMessage({ id: ++id, operation: 'query', sql });
  worker.on('message', (reply) => {
    if (reply.error) throw new Error(reply.error.message);
    if (reply.id > 1) console.log(reply.id);
    send('insert into rows values (' + (id + 1) + ')');
  });
  send('create table rows (id int primary key)');`;

async function killed(child: ChildProcess) {
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}

describe('the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newDataDir();
  });

  test('what was acknowledged is there after kill -9', async () => {
    const writer = spawn(process.execPath, ['-e', WRITER, WORKER, path.join(folder, 'pg')]);
    let acknowledged = '';
    for await (const chunk of writer.stdout) {
      acknowledged += String(chunk);
      if (acknowledged.split('\n').length > 200) break;
    }
    await killed(writer);
    const client = new EmbeddedClient(WORKER, path.join(folder, 'pg'));
    const { rows } = (await client.query('select id from rows')) as { rows: { id: number }[] };
    await client.close();
    const kept = new Set(rows.map((row) => row.id));
    expect(
      acknowledged
        .trim()
        .split('\n')
        .filter((id) => !kept.has(Number(id))),
    ).toEqual([]);
  });

  test('a failure carries its SQLSTATE, and a failed transaction leaves nothing', async () => {
    const client = new EmbeddedClient(WORKER, path.join(folder, 'pg'));
    await client.query('create table rows (id int primary key)');
    const twice = client.transaction(async (tx) => {
      await tx.query('insert into rows values (1)');
      await tx.query('insert into rows values (1)');
    });
    await expect(twice).rejects.toMatchObject({ name: 'EmbeddedDatabaseError', code: '23505' });
    expect(await client.query('select count(*)::int as n from rows')).toMatchObject({ rows: [{ n: 0 }] });
    await client.close();
    await expect(client.query('select 1')).rejects.toThrow('has stopped');
  });
});

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  const hold = (pid: number, started: string | null) =>
    writeFileSync(path.join(folder, 'lock'), JSON.stringify({ pid, started }));

  test('is for one holder at a time and leaves no trace', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartupError);
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names the running process that holds it, and is free again after kill -9', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    hold(must(other.pid), null);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}. Stop it or set DATA_DIR`);
    await killed(other);
    lockFolder(folder)();
  });

  test('a later process of the same number does not hold it, nor does a damaged lock', () => {
    hold(process.pid, '1');
    lockFolder(folder)();
    writeFileSync(path.join(folder, 'lock'), '{"pid"');
    lockFolder(folder)();
  });
});

describe('the clock of the database', () => {
  function machine(ahead: number, waits: number[]) {
    let time = 1_000_000;
    const read = async () => {
      const wait = waits.shift() ?? 0;
      time += wait / 2;
      const there = new Date(time + ahead);
      time += wait / 2;
      return there;
    };
    return { read, system: () => time };
  }

  async function started({ read, system }: ReturnType<typeof machine>, onError = (_: Error) => {}) {
    const clock = await sharedClock({ read, system, onError });
    clock.stop();
    return clock.now().getTime();
  }

  test('the time is that of the database, by the quickest of its answers', async () => {
    const own = machine(300_000, [400, 10, 80]);
    expect((await started(own)) - own.system()).toBe(300_000);
  });

  test('a way there that takes longer than the way back costs no more than half of both', async () => {
    let time = 0;
    const read = async () => {
      time += 90;
      return new Date(time);
    };
    expect(Math.abs((await started({ read, system: () => time })) - time)).toBe(45);
  });

  test('where the database does not answer, the clock of the machine stands', async () => {
    const onError = jest.fn();
    const read = () => Promise.reject(new Error('away'));
    expect(await started({ read, system: () => 5 }, onError)).toBe(5);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
