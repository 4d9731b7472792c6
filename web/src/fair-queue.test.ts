import { FairQueue, QueueFull, Unwanted } from './fair-queue';

const LIMITS = { atOnce: 2, atOnceEach: 2, waitingEach: 3, hold: 2 ** 30, burst: 2 ** 30, share: 1 };

let begun: string[];
let finish: Map<string, (result?: unknown) => void>;
beforeEach(() => {
  begun = [];
  finish = new Map();
});

/** Work that lasts until it is finished by name. */
const work = (name: string) => () => {
  begun.push(name);
  return new Promise<unknown>((resolve) => finish.set(name, resolve));
};

/** The turn of the event loop after which the next piece begins. */
const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function end(name: string) {
  finish.get(name)?.(name);
  await nextTurn();
}

test('each sender has one piece done in turn', async () => {
  const queue = new FairQueue(LIMITS);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => queue.run(name.slice(0, 1), work(name)));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  await end('b2');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

test('no sender takes all places', async () => {
  const queue = new FairQueue({ ...LIMITS, atOnceEach: 1 });
  for (const name of ['a1', 'a2', 'b1']) void queue.run(name.slice(0, 1), work(name));
  expect(begun).toEqual(['a1', 'b1']);
});

test('a sender with too many is refused at once, and others are not', async () => {
  const queue = new FairQueue(LIMITS);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.run('a', work(name));
  await expect(queue.run('a', work('a6'))).rejects.toThrow(QueueFull);
  void queue.run('b', work('b1'));
  await end('a1');
  await end('a2');
  expect(begun).toContain('b1');
});

test('what nobody waits for any more is not begun, and takes no place', async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  void queue.run('a', work('a1'));
  const gone = queue.run('b', work('b1'), () => false);
  void queue.run('c', work('c1'));
  const refused = expect(gone).rejects.toThrow(Unwanted);
  await end('a1');
  await refused;
  expect(begun).toEqual(['a1', 'c1']);
});

test('what takes long holds up nobody', async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1, hold: 1 });
  void queue.run('a', work('a1'));
  void queue.run('b', work('b1'));
  while (begun.length < 2) await nextTurn();
  expect(begun).toEqual(['a1', 'b1']);
});

test('who has had the processor for long pauses, and others do not', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest
    .spyOn(process, 'cpuUsage')
    .mockImplementation((since) => ({ user: now * 1_000 - (since?.user ?? 0), system: 0 }));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  const queue = new FairQueue({ ...LIMITS, atOnce: 1, burst: 100, share: 0.25 });
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', work(name));
  now += 100;
  await end('a1');
  // Just as much as he may.
  expect(begun).toEqual(['a1', 'a2']);
  now += 50;
  await end('a2');
  expect(begun).toEqual(['a1', 'a2']);
  void queue.run('b', work('b1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  now += 150;
  jest.advanceTimersByTime(150);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('work that fails makes room', async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const thrown = queue.run('a', () => {
    throw new Error('broken at once');
  });
  void queue.run('b', work('b1'));
  await expect(failing).rejects.toThrow('broken');
  await expect(thrown).rejects.toThrow('broken at once');
  while (begun.length < 1) await nextTurn();
});
