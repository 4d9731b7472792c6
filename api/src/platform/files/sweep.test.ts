/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { register } from 'prom-client';
import { HOUR } from '@university/shared/time';
import { buildApi } from '../../index';
import { newDataDir } from '../../testing/cluster';
import { must } from '../../testing/must';
import { onDatabase, SECRETS, START } from '../../testing/world';

const folderOf = (dataDir: string, domain = 'notices') => path.join(dataDir, 'files', domain);

function leave(dataDir: string, name: string, age: number, domain?: string): string {
  const file = path.join(folderOf(dataDir, domain), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'left');
  utimesSync(file, new Date(START.getTime() - age), new Date(START.getTime() - age));
  return file;
}

const missing = async () => (await must(register.getSingleMetric('files_missing')).get()).values[0]?.value;

onDatabase('the sweep of the files', (world) => {
  const sweep = () => world().api.jobs.run('sweep-files');

  test('a file without a row goes; those of rows and those of others stay', async () => {
    const { dataDir } = world();
    const named = readdirSync(folderOf(dataDir));
    const orphan = leave(dataDir, 'orphan.pdf', 2 * HOUR + 1);
    const young = leave(dataDir, 'young.pdf', 2 * HOUR - 1_000);
    const other = leave(dataDir, 'old.pdf', 10 * HOUR, 'somebody');
    await sweep();
    await sweep();
    expect([orphan, young, other].map((file) => existsSync(file))).toEqual([false, true, true]);
    rmSync(young);
    expect(readdirSync(folderOf(dataDir))).toEqual(expect.arrayContaining(named));
  });

  test('uploads that were cut off go after an hour', async () => {
    const old = leave(world().dataDir, 'old', HOUR + 1, 'incoming');
    const young = leave(world().dataDir, 'young', HOUR - 1_000, 'incoming');
    await sweep();
    expect([old, young].map((file) => existsSync(file))).toEqual([false, true]);
  });

  test('more files without a row than with one are kept: the database may be the wrong one', async () => {
    const count = readdirSync(folderOf(world().dataDir)).length + 1;
    const left = Array.from({ length: count }, (_, index) => leave(world().dataDir, `left${index}.pdf`, 3 * HOUR));
    await sweep();
    expect(left.every((file) => existsSync(file))).toBe(true);
    for (const file of left) rmSync(file);
  });

  test('rows without a file are counted', async () => {
    await sweep();
    expect(await missing()).toBe(0);
    const [first] = readdirSync(folderOf(world().dataDir)).filter((name) => name.length > 60);
    rmSync(path.join(folderOf(world().dataDir), must(first)));
    await sweep();
    expect(await missing()).toBe(1);
  });
});

test('at the start of the only process what was half received goes too', async () => {
  const dataDir = await newDataDir();
  const logger = Fastify().log;
  const start = () => buildApi({ dataDir, demo: true, ...SECRETS, logger });
  await (await start()).close();
  const named = readdirSync(folderOf(dataDir)).length;
  const orphan = path.join(folderOf(dataDir), 'orphan.pdf');
  writeFileSync(orphan, 'placed, and then the process was killed');
  writeFileSync(path.join(dataDir, 'files', 'incoming', 'begun'), 'cut off');
  await (await start()).close();
  expect(existsSync(orphan)).toBe(false);
  expect(readdirSync(path.join(dataDir, 'files', 'incoming'))).toEqual([]);
  expect(readdirSync(folderOf(dataDir))).toHaveLength(named);
  rmSync(dataDir, { recursive: true });
}, 60_000);
