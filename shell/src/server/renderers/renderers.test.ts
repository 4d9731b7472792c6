/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { route } from '../../testing/front-door';
import { releaseOf } from '../../testing/release';
import { createSite } from '../site';
import { CpuShortage } from './control-group';
import { suspectsOf, Strikes } from './open-renderers';
import { strongestSandbox } from './renderer-process';
import { type Incident, RendererEnded, type TaskAt } from './renderer';
import { Renderers } from './renderers';

describe('renderers', () => {
  const PROGRAM = `
const { writeSync } = require('node:fs');
const note = (text) => writeSync(4, Buffer.from(text.padEnd(80)), 0, 80, 0);
let reading = 0;
const cpu = () => { const { user, system } = process.cpuUsage(); return user + system; };
const DO = {
  answer: (task) => process.send({ kind: 'done', task, value: 'here' }),
  wrong: (task) => process.send({ kind: 'done', task, value: { not: 'a name' } }),
  error: (task) => process.send({ kind: 'failed', task, error: { name: 'Error', message: 'no such page', stack: '' } }),
  never: () => {},
  end: () => process.exit(3),
  stop: () => process.kill(process.pid, 'SIGSTOP'),
  steps: (task) => { for (let step = 0; step < 5; step++) { note(task + ' step' + step); const end = cpu() + 250e3; while (cpu() < end); } DO.answer(task); },
  late: (task) => { process.send({ kind: 'escaped', traces: { inStack: 'mfe-a', inNote: null }, error: { name: 'ApiError', message: 'late', stack: '' } }); DO.answer(task); },
  loop: () => { for (;;); },
  nonsense: () => process.send({ kind: 'done', task: 'x' }),
  escape: (task) => { process.send({ kind: 'escaped', traces: { inStack: 'mfe-a', inNote: null }, error: { name: 'Error', message: 'oops', stack: '' } }); DO.answer(task); },
  read: (task) => { reading = task; process.send({ kind: 'read', read: 1, task, path: '/x' }); },
};
const HEAR = {
  setup: () => process.send({ kind: 'ready' }),
  beat: () => process.send({ kind: 'beat' }),
  task: ({ task, input }) => { const name = input.url.split('/').pop(); note(task + ' mfe-a'); DO[name](task); },
  answer: ({ value }) => process.send({ kind: 'done', task: reading, value }),
};
process.on('message', (message) => HEAR[message.kind]?.(message));
`;

  const START = { command: process.execPath, arguments: ['--input-type=commonjs', '-'], guards: [] };
  const running: Renderers[] = [];
  afterEach(() => {
    for (const each of running.splice(0)) each.close();
  });
  const AT: TaskAt = { site: createSite([]), version: null, api: { get: async () => null } };

  function start(count = 1, isBusy = false) {
    const here = { lacksCpu: isBusy, incidents: [] as Incident[] };
    const renderers = new Renderers({
      program: PROGRAM,
      start: START,
      lacksCpu: () => here.lacksCpu,
      count,
      shell: { entry: [], federation: [], start: [], provides: {} },
      publicUrl: 'https://seu.example',
      dataDeadline: 1_500,
      logged: () => {},
      happened: (incident) => void here.incidents.push(incident),
    });
    running.push(renderers);
    const ask = (what: string, at = AT) => renderers.run('pageName', { url: `https://seu.example/${what}` }, at);
    return Object.assign(here, { ask, close: () => renderers.close() });
  }

  it('a task is done; its error is the error of whoever asked, an answer that does not fit is none, and neither is an incident', async () => {
    const { ask, incidents } = start();
    await expect(ask('error')).rejects.toThrow('no such page');
    await expect(ask('wrong')).rejects.toThrow();
    expect(await ask('answer')).toBe('here');
    expect(incidents).toEqual([]);
  });

  it('one that ends is replaced; it is known which task and whose code it was', async () => {
    const { ask, incidents } = start();
    await expect(ask('end')).rejects.toMatchObject({ name: 'RendererEnded', isCause: true });
    expect(incidents).toMatchObject([{ traces: { inNote: 'mfe-a' }, what: 'ended by itself (3)' }]);
    expect(await ask('answer')).toBe('here');
  });

  it('one that computes without end is ended; what waits behind it is not to blame', async () => {
    // As on a busy machine: then only the processor time that it took counts.
    const { ask, incidents } = start(1, true);
    const [looping, waiting] = await Promise.allSettled([ask('loop'), ask('answer')]);
    expect(looping).toMatchObject({ reason: expect.any(RendererEnded) });
    expect(looping).toMatchObject({ reason: { isCause: true } });
    expect(waiting).toMatchObject({ reason: { isCause: false } });
    expect(incidents).toMatchObject([{ traces: { inNote: 'mfe-a' }, what: 'did not answer any more' }]);
  });

  it('one that was stopped is ended, which is nobody’s fault, and one that loops, also while there is little processor time', async () => {
    const cases = [['stop', false] as const, ['loop', true] as const].map(async ([what, isBusy]) => {
      const renderer = start(1, isBusy);
      await expect(renderer.ask(what)).rejects.toMatchObject({ name: 'RendererEnded', isCause: isBusy });
      expect(renderer.incidents).toMatchObject([{ what: 'did not answer any more', isFault: isBusy }]);
      renderer.lacksCpu = false;
      expect(await renderer.ask('answer')).toBe('here');
    });
    await Promise.all(cases);
  });

  it('one that is silent over many steps of its work goes on', async () => {
    const { ask, incidents } = start();
    expect(await ask('steps')).toBe('here');
    expect(incidents).toEqual([]);
  });

  it.each([true, false])(
    'data that escaped as late is a fault only where there is processor time (too little: %s)',
    async (isBusy) => {
      const { ask, incidents } = start(1, isBusy);
      expect(await ask('late')).toBe('here');
      expect(incidents).toMatchObject([{ isFault: !isBusy }]);
    },
  );

  it('one that says what nobody understands is ended', () =>
    expect(start().ask('nonsense')).rejects.toThrow('said what nobody understands'));

  it('one that let an error escape does what it was doing, and is replaced', async () => {
    const { ask, incidents } = start();
    expect(await ask('escape')).toBe('here');
    expect(incidents).toMatchObject([{ traces: { inStack: 'mfe-a' }, what: 'let an error escape: oops' }]);
    expect(await ask('answer')).toBe('here');
  });

  it('a task that never ends is given up, and its renderer goes on; what the API takes for its answers is not its time', async () => {
    const { ask, incidents } = start();
    const get = async (path: string) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return `${path} was read`;
    };
    const reading = ask('read', { ...AT, api: { get } });
    await expect(ask('never')).rejects.toThrow('pageName took more than 2000 ms');
    expect(await ask('answer')).toBe('here');
    expect(await reading).toBe('/x was read');
    expect(incidents).toEqual([]);
  });
});

describe('too little processor time', () => {
  afterEach(() => jest.useRealTimers());
  let now: number;
  let throttled: number;

  function shortage() {
    [now, throttled] = [0, 0];
    jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
    return new CpuShortage({ now: () => now, throttled: () => throttled });
  }

  function pass(milliseconds: number, turns = milliseconds / 250) {
    for (let turn = 0; turn < turns; turn++) {
      now += milliseconds / turns;
      jest.advanceTimersByTime(250);
    }
  }

  function holdAndPass(milliseconds: number) {
    throttled = 1;
    pass(milliseconds);
  }

  it.each<[string, () => void, boolean]>([
    ['turns come in time', () => pass(10_000), false],
    ['turns come a little late', () => pass(10_000, 25), false],
    ['a turn came late', () => pass(1_000, 1), true],
    ['this process was stopped, and has had no turn since', () => (now += 20_000), true],
    ['its group was held', () => holdAndPass(250), true],
    ['that is five seconds ago', () => holdAndPass(5_500), false],
  ])('%s', (_when, happen, isSo) => {
    const seen = shortage();
    happen();
    expect(seen.isNow).toBe(isSo);
  });
});

describe('whose fault it was', () => {
  const release = (name: string) => releaseOf(name, { routes: [route(`${name}:page`, `/${name}`)] });
  const [guilty, innocent] = [release('mfe-guilty'), release('mfe-innocent')];
  const site = createSite([guilty, innocent]);
  const traces = { inStack: 'mfe-innocent', inNote: 'mfe-guilty' };

  it('both are suspects where the stack names another one than the note', () =>
    expect(suspectsOf({ traces, site }, () => true)).toEqual([innocent, guilty]));

  it('a release that runs elsewhere is not blamed by a made-up stack, but whoever ran', () =>
    expect(suspectsOf({ traces, site }, (release) => release !== innocent)).toEqual([guilty]));

  it('nobody is blamed where neither is known', () => {
    expect(suspectsOf({ traces: { inStack: 'mfe-nobody', inNote: null }, site }, () => true)).toEqual([]);
    expect(suspectsOf({ traces, site: undefined }, () => true)).toEqual([]);
  });
});

describe('guards', () => {
  const TRIES: Record<string, string> = {
    'reads its environment': `require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
    'reads that of the server': `require('node:fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
    'reads a file': `require('node:fs').readFileSync(${JSON.stringify(__filename)}, 'utf8')`,
    'writes a file': `require('node:fs').writeFileSync('/tmp/renderer-was-here', '')`,
    'starts a program': `require('node:child_process').execFileSync('id')`,
    'starts a thread': `new (require('node:worker_threads').Worker)('0', { eval: true })`,
    'opens the debugger': `require('node:inspector').open(0)`,
  };

  it.each(Object.entries(TRIES))('a renderer’s process %s: not even by Node’s own modules', async (_what, code) => {
    const { command, arguments: args, uid, gid } = await strongestSandbox();
    const program = `try { console.log('GOT', String(${code}).slice(0, 20)); } catch (error) { console.log('NO', error.code); }`;
    const { stdout } = spawnSync(command, args, { input: program, env: {}, cwd: '/', uid, gid, encoding: 'utf8' });
    expect(stdout).toMatch(/^NO /);
    expect(existsSync(join('/tmp', 'renderer-was-here'))).toBe(false);
  });

  it('a process that computes without end goes when the one that began it is killed', async () => {
    const { command, arguments: args, uid, gid, guards } = await strongestSandbox();
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

  it('the guards of this machine are named', async () =>
    expect((await strongestSandbox()).guards).toContain("Node's permission model"));
});

describe('strikes', () => {
  const MINUTE = 60_000;
  const release = { key: 'mfe-a 1' };
  let now = 0;
  const strikes = () => {
    now = 0;
    return new Strikes(() => now);
  };

  it('the third within ten minutes is one too many', () => {
    const counted = strikes();
    expect(counted.count(release)).toEqual({ number: 1, isOut: false });
    now = 9 * MINUTE;
    expect(counted.count(release)).toEqual({ number: 2, isOut: false });
    expect(counted.count(release)).toEqual({ number: 3, isOut: true });
  });

  it('one of long ago counts no more', () => {
    const counted = strikes();
    counted.count(release);
    counted.count(release);
    now = 10 * MINUTE;
    expect(counted.isSuspect(release)).toBe(false);
    expect(counted.count(release)).toEqual({ number: 1, isOut: false });
  });

  it('whoever was named beside another one is a suspect for a while, and has no strike', () => {
    const counted = strikes();
    now = MINUTE;
    counted.suspect(release);
    expect(counted.isSuspect(release)).toBe(true);
    expect(counted.count(release)).toEqual({ number: 1, isOut: false });
    const named = { key: 'mfe-a 2' };
    counted.suspect(named);
    now = 11 * MINUTE;
    expect(counted.isSuspect(named)).toBe(false);
  });
});
