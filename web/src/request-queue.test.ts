import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientDisconnected, FairQueue, QUEUE, QueueFull, RequestQueue } from './request-queue';

describe('senders', () => {
  const LIMITS = { atOnce: 2, waitingEach: 3, hold: 2 ** 30, burst: 2 ** 30, share: 1 };

  let begun: string[];
  let finish: Map<string, (result?: unknown) => void>;
  beforeEach(() => {
    begun = [];
    finish = new Map();
  });

  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<unknown>((resolve) => finish.set(name, resolve));
  };

  const nextTurn = async () => {
    for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
  };

  async function end(name: string) {
    finish.get(name)?.(name);
    await nextTurn();
  }

  test('each sender has one piece done in turn', async () => {
    const queue = new FairQueue(LIMITS);
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => queue.run(name.slice(0, 1), work(name)));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    await end('a4');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  });

  test('a sender with too many is refused at once, and others are not', async () => {
    const queue = new FairQueue(LIMITS);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
    await expect(queue.run('a', work('a5'))).rejects.toThrow(QueueFull);
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
    const refused = expect(gone).rejects.toThrow(ClientDisconnected);
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
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'queueMicrotask', 'nextTick'] });
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
    await nextTurn();
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
    const refused = expect(thrown).rejects.toThrow('broken at once');
    void queue.run('b', work('b1'));
    await expect(failing).rejects.toThrow('broken');
    while (begun.length < 1) await nextTurn();
    await end('b1');
    await refused;
  });
});

describe('requests', () => {
  const request = { ip: '192.0.2.1', headers: {}, raw: {}, server: {} } as unknown as FastifyRequest;
  const reply = { raw: { destroyed: false } } as FastifyReply;

  const LIMITS = { ...QUEUE, atOnce: 1, hold: 2 ** 30, burst: 2 ** 30, share: 1 };

  test('those who ask while it waits share one piece; who asks once it has begun gets another', async () => {
    const queue = new RequestQueue(LIMITS);
    let finish = () => {};
    const unfinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = queue.run(request, reply, () => unfinished);
    let times = 0;
    const ask = () => queue.run(request, reply, async () => ++times, '/notices');
    const waiting = [ask(), ask(), ask()];
    finish();
    await first;
    expect(await Promise.all(waiting)).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  test('beyond the most that may wait, whoever comes is told that too many are there, and the others have their turn', async () => {
    const queue = new RequestQueue(LIMITS, 1);
    let finish = () => {};
    const unfinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = queue.run(request, reply, () => unfinished);
    const second = queue.run(request, reply, async () => 'second');
    const other = { ...request, ip: '192.0.2.2' } as FastifyRequest;
    await expect(queue.run(other, reply, async () => 'third')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(other, reply, async () => 'again')).toBe('again');
  });
});
