/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WorkEnded, fromSource, IsolatedWork, LIMITS, type Limits } from './isolated-work';
import type { TEST_TASKS } from './testing/process';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

function open(limits: Partial<Limits> = {}): IsolatedWork<typeof TEST_TASKS> {
  const program = () => fromSource('testing/process.ts');
  const work = new IsolatedWork<typeof TEST_TASKS>({
    limits: { ...LIMITS.documents, processes: 1, ...limits },
    program,
  });
  opened.push(work);
  return work;
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('a task is done without the environment; its error is its own, and the process is there for the next', async () => {
  process.env.SECRET_OF_THIS_TEST = 'x';
  const work = open();
  expect(await work.run('add', { one: 1, two: 2 }, 'a')).toBe(3);
  expect(await work.run('environment', null, 'a')).not.toContain('SECRET_OF_THIS_TEST');
  const id = await work.run('processId', null, 'a');
  expect(await outcome(work.run('throwHere', null, 'a'))).toMatchObject({ message: 'as it should' });
  expect(await work.run('processId', null, 'b')).toBe(id);
});

test.each(['backtrack', 'fillBuffers', 'fillHeap', 'fillAtOnce', 'exit'] as const)(
  'a task that does not end well is ended, and the next one is done by another process: %s',
  async (task) => {
    const work = open({ time: task === 'backtrack' ? 300 : 20_000, memory: 64 * 1024 * 1024 });
    const id = await work.run('processId', null, 'a');
    expect(await outcome(work.run(task, null, 'a'))).toBeInstanceOf(WorkEnded);
    expect(await work.run('processId', null, 'a')).not.toBe(id);
  },
);

describe('while a process is in an endless loop', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'university-isolated-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const started = path.join(folder, 'started');
  const isLooping = async () => {
    while (!(await readFile(started, 'utf8').catch(() => ''))) await new Promise(setImmediate);
  };
  afterEach(() => rmSync(started, { force: true }));

  test('this one goes on, and so does the work of others', async () => {
    const work = open({ processes: 2, time: 60_000 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    expect(await work.run('add', { one: 1, two: 2 }, 'b')).toBe(3);
    work.close();
    expect(await looping).toBeInstanceOf(WorkEnded);
  });

  test('its sender waits, also where another process is free', async () => {
    const work = open({ processes: 2, time: 60_000 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    let isDone = false;
    const own = work.run('processId', null, 'a').finally(() => {
      isDone = true;
    });
    for (let n = 0; n < 3; n++) await work.run('processId', null, 'b');
    expect(isDone).toBe(false);
    process.kill(Number(await readFile(started, 'utf8')), 'SIGKILL');
    await looping;
    expect(await own).toEqual(expect.any(Number));
  });

  test('its sender waits, others are queued, and too many are asked to come back', async () => {
    const work = open({ time: 60_000, waitingEach: 1, waiting: 2 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    const add = (sender: string) => outcome(work.run('add', { one: 1, two: 2 }, sender));
    const others = [add('a'), add('b')];
    const third = await add('a');
    expect(third).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    expect(await add('c')).toMatchObject({ status: 503, code: 'overloaded', retryAfter: expect.any(Number) });
    process.kill(Number(await readFile(started, 'utf8')), 'SIGKILL');
    expect(await looping).toBeInstanceOf(WorkEnded);
    expect(await Promise.all(others)).toEqual([3, 3]);
  });

  test('staff wait for their turns, however many of theirs wait already', async () => {
    const work = open({ time: 60_000, waitingEach: 1, waiting: 2 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    const staff = Array.from({ length: 5 }, (_, one) => work.run('add', { one, two: 1 }, undefined));
    process.kill(Number(await readFile(started, 'utf8')), 'SIGKILL');
    expect(await looping).toBeInstanceOf(WorkEnded);
    expect(await Promise.all(staff)).toEqual([1, 2, 3, 4, 5]);
  });

  test('whose turn comes too late is asked to come back', async () => {
    const work = open({ time: 1_000_000, patience: 100_000 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    const late = outcome(work.run('add', { one: 1, two: 2 }, undefined));
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 100_001);
    process.kill(Number(await readFile(started, 'utf8')), 'SIGKILL');
    expect(await looping).toBeInstanceOf(WorkEnded);
    expect(await late).toMatchObject({ status: 503, code: 'overloaded' });
    clock.mockRestore();
    expect(await work.run('add', { one: 1, two: 2 }, 'b')).toBe(3);
  });

  test('its process ends with the server, even if that is killed', async () => {
    // What a process apart does when its parent is another than at its start is the same for every end of a server.
    const work = open({ time: 60_000 });
    const looping = outcome(work.run('loop', { started }, 'a'));
    await isLooping();
    const id = Number(await readFile(started, 'utf8'));
    work.close();
    await looping;
    while (isRunning(id)) await new Promise(setImmediate);
  });
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
