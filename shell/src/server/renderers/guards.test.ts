/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mostGuarded } from './guards';

const TRIES: Record<string, string> = {
  'reads its environment': `require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
  'reads that of the server': `require('node:fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
  'reads a file': `require('node:fs').readFileSync(${JSON.stringify(__filename)}, 'utf8')`,
  'writes a file': `require('node:fs').writeFileSync('/tmp/renderer-was-here', '')`,
  'starts a program': `require('node:child_process').execFileSync('id')`,
  'starts a thread': `new (require('node:worker_threads').Worker)('0', { eval: true })`,
  'opens the debugger': `require('node:inspector').open(0)`,
};

/** What Node's own modules give in a process that is begun like a renderer: where the list of what is refused had a hole. */
test.each(Object.entries(TRIES))('a renderer’s process %s: not even by Node’s own modules', async (_what, code) => {
  const { command, arguments: args, uid, gid } = await mostGuarded();
  const program = `try { console.log('GOT', String(${code}).slice(0, 20)); } catch (error) { console.log('NO', error.code); }`;
  const { stdout } = spawnSync(command, args, { input: program, env: {}, cwd: '/', uid, gid, encoding: 'utf8' });
  expect(stdout).toMatch(/^NO /);
  expect(existsSync(join('/tmp', 'renderer-was-here'))).toBe(false);
});

test('a process that computes without end goes when the one that began it is killed', async () => {
  const { command, arguments: args, uid, gid, guards } = await mostGuarded();
  if (!guards.includes('ends with the server')) return console.log('Not looked at: there is no setpriv here.');
  const program = 'process.stdout.write(String(process.pid), () => { for (;;); });';
  const parent = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').spawn(${JSON.stringify(command)}, ${JSON.stringify(args)},
      { env: {}, cwd: '/', uid: ${uid}, gid: ${gid}, stdio: ['pipe', 'inherit', 'ignore'] });
     child.stdin.end(${JSON.stringify(program)});`,
  ]);
  const [pid] = await once(parent.stdout, 'data');
  const folder = `/proc/${Number(pid)}`;
  // Where nobody collects orphans, what has ended stays as a zombie.
  const isThere = () => existsSync(folder) && !/\) Z /.test(readFileSync(`${folder}/stat`, 'latin1'));
  expect(isThere()).toBe(true);
  parent.kill('SIGKILL');
  while (isThere()) await wait(20);
});

test('the guards of this machine are named', async () => {
  expect((await mostGuarded()).guards).toContain("Node's permission model");
});
