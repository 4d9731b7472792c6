/** @jest-environment node */
import { createSite } from '../site';
import { type TaskAt, RendererEnded } from './renderer';
import { type Incident, Renderers } from './renderers';

/**
 * Speaks as a renderer does. What a task asks for stands in its address: an answer, an error, the end, a loop, silence or
 * nonsense. Its note is written as the real one does.
 */
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

let incidents: Incident[];
let renderers: Renderers;
let lacksCpu: boolean;

function start(count = 1, isBusy = false) {
  lacksCpu = isBusy;
  incidents = [];
  renderers = new Renderers({
    program: PROGRAM,
    start: START,
    lacksCpu: () => lacksCpu,
    count,
    shell: { entry: [], start: [], provides: {} },
    publicUrl: 'https://seu.example',
    dataDeadline: 1_500,
    logged: () => {},
    happened: (incident) => void incidents.push(incident),
  });
}

afterEach(() => renderers.close());

const AT: TaskAt = { site: createSite([]), version: null, api: { get: async () => null } };
const ask = (what: string, at = AT) => renderers.run('pageName', { url: `https://seu.example/${what}` }, at);

test('a task is done', async () => {
  start();
  expect(await ask('answer')).toBe('here');
});

test('an error of a task is the error of whoever asked, and no incident', async () => {
  start();
  await expect(ask('error')).rejects.toThrow('no such page');
  expect(await ask('answer')).toBe('here');
  expect(incidents).toEqual([]);
});

test('an answer that does not fit is none', async () => {
  start();
  await expect(ask('wrong')).rejects.toThrow();
  expect(incidents).toEqual([]);
});

test('one that ends is replaced; it is known which task and whose code it was', async () => {
  start();
  await expect(ask('end')).rejects.toMatchObject({ name: 'RendererEnded', isCause: true });
  expect(incidents).toMatchObject([{ traces: { inNote: 'mfe-a' }, what: 'ended by itself (3)' }]);
  expect(await ask('answer')).toBe('here');
});

test('one that computes without end is ended; what waits behind it is not to blame', async () => {
  start();
  const [looping, waiting] = await Promise.allSettled([ask('loop'), ask('answer')]);
  expect(looping).toMatchObject({ reason: expect.any(RendererEnded) });
  expect(looping).toMatchObject({ reason: { isCause: true } });
  expect(waiting).toMatchObject({ reason: { isCause: false } });
  expect(incidents).toMatchObject([{ traces: { inNote: 'mfe-a' }, what: 'did not answer any more' }]);
});

test.each<[string, string, boolean, boolean]>([
  ['that was stopped, which is nobody’s fault', 'stop', false, false],
  ['that computes without end, also while there is little processor time', 'loop', true, true],
])(
  'one %s, is ended',
  async (_which, what, isBusy, isFault) => {
    start(1, isBusy);
    const ended = ask(what);
    await expect(ended).rejects.toMatchObject({ name: 'RendererEnded', isCause: isFault });
    expect(incidents).toMatchObject([{ what: 'did not answer any more', isFault }]);
    lacksCpu = false;
    expect(await ask('answer')).toBe('here');
  },
  60_000,
);

test('one that is silent over many steps of its work goes on', async () => {
  start();
  expect(await ask('steps')).toBe('here');
  expect(incidents).toEqual([]);
}, 60_000);

test.each([
  [true, false],
  [false, true],
])(
  'data that escaped as late is a fault only where there is processor time (too little: %s)',
  async (isBusy, isFault) => {
    start(1, isBusy);
    expect(await ask('late')).toBe('here');
    expect(incidents).toMatchObject([{ isFault }]);
  },
);

test('one that says what nobody understands is ended', async () => {
  start();
  await expect(ask('nonsense')).rejects.toThrow('said what nobody understands');
});

test('one that let an error escape does what it was doing, and is replaced', async () => {
  start();
  expect(await ask('escape')).toBe('here');
  expect(incidents).toMatchObject([{ traces: { inStack: 'mfe-a' }, what: 'let an error escape: oops' }]);
  expect(await ask('answer')).toBe('here');
});

test('what a task reads is answered by the API of the one who asked', async () => {
  start();
  const api = { get: async (path: string) => `${path} was read` };
  expect(await ask('read', { ...AT, api })).toBe('/x was read');
});

test('a task that never ends is given up, and its renderer goes on', async () => {
  start();
  await expect(ask('never')).rejects.toThrow('pageName took more than 2000 ms');
  expect(await ask('answer')).toBe('here');
  expect(incidents).toEqual([]);
}, 30_000);

test('what the API takes for its answers is not the time of the task', async () => {
  start();
  const get = async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return `${path} was read`;
  };
  expect(await ask('read', { ...AT, api: { get } })).toBe('/x was read');
}, 30_000);

test('after the end of all nothing is begun', async () => {
  start(2);
  await ask('answer');
  renderers.close();
  await expect(ask('answer')).rejects.toThrow('stopping');
});
