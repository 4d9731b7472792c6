import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { newFolder } from '../../testing/cluster';
import { WorkEnded, fromSource, IsolatedWork, LIMITS, type Limits } from './isolated-work';
import type { TEST_TASKS } from './testing/process';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

function open(limits: Partial<Limits> = {}): IsolatedWork<typeof TEST_TASKS> {
  const work = new IsolatedWork<typeof TEST_TASKS>({
    limits: { ...LIMITS.documents, processes: 1, ...limits },
    program: () => fromSource('testing/process.ts'),
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
  const folder = newFolder();

  /** Work whose first task, of the sender `a`, is in one. @returns what came of that, and how it is ended from outside */
  async function looping(limits: Partial<Limits> = {}) {
    const work = open({ time: 60_000, ...limits });
    const started = path.join(folder, randomUUID());
    const end = outcome(work.run('loop', { started }, 'a'));
    const id = async () => Number(await readFile(started, 'utf8').catch(() => ''));
    while (!(await id())) await new Promise(setImmediate);
    const loop = await id();
    return { work, id: loop, end, kill: () => process.kill(loop, 'SIGKILL') };
  }

  const SUM = { one: 1, two: 2 };

  test('this one goes on, and so does the work of others', async () => {
    const { work, end } = await looping({ processes: 2 });
    expect(await work.run('add', SUM, 'b')).toBe(3);
    work.close();
    expect(await end).toBeInstanceOf(WorkEnded);
  });

  test('its sender waits, also where another process is free', async () => {
    const { work, kill } = await looping({ processes: 2 });
    let isDone = false;
    const own = work.run('processId', null, 'a').finally(() => {
      isDone = true;
    });
    for (let n = 0; n < 3; n++) await work.run('processId', null, 'b');
    expect(isDone).toBe(false);
    kill();
    expect(await own).toEqual(expect.any(Number));
  });

  test('its sender waits, others are queued, and too many are asked to come back', async () => {
    const { work, end, kill } = await looping({ waitingEach: 1, waiting: 2 });
    const add = (sender: string) => outcome(work.run('add', SUM, sender));
    const others = [add('a'), add('b')];
    expect(await add('a')).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    expect(await add('c')).toMatchObject({ status: 503, code: 'overloaded', retryAfter: expect.any(Number) });
    kill();
    expect(await end).toBeInstanceOf(WorkEnded);
    expect(await Promise.all(others)).toEqual([3, 3]);
  });

  test('staff wait for their turns, however many of theirs wait already', async () => {
    const { work, kill } = await looping({ waitingEach: 1, waiting: 2 });
    const staff = Array.from({ length: 5 }, (_, one) => work.run('add', { one, two: 1 }, undefined));
    kill();
    expect(await Promise.all(staff)).toEqual([1, 2, 3, 4, 5]);
  });

  test('whose turn comes too late is asked to come back', async () => {
    const { work, kill } = await looping({ time: 1_000_000, maxWait: 100_000 });
    const late = outcome(work.run('add', SUM, undefined));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_001);
    kill();
    expect(await late).toMatchObject({ status: 503, code: 'overloaded' });
    clock.mockRestore();
    expect(await work.run('add', SUM, 'b')).toBe(3);
  });

  test('its process ends with the server, even if that is killed', async () => {
    // What a process apart does when its parent is another than at its start is the same for every end of a server.
    const { work, id, end } = await looping();
    work.close();
    await end;
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
