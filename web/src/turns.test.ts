/** @jest-environment node */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QUEUE } from './fair-queue';
import { Turns } from './turns';

const request = { ip: '192.0.2.1', headers: {}, raw: {}, server: {} } as unknown as FastifyRequest;
const reply = { raw: { destroyed: false } } as FastifyReply;

/** Nothing hangs on how fast the machine is. */
const LIMITS = { ...QUEUE, atOnce: 1, hold: 2 ** 30, burst: 2 ** 30, share: 1 };

test('what was worked out once is worked out again when it is asked for again', async () => {
  const turns = new Turns(LIMITS);
  let times = 0;
  const ask = () => turns.run(request, reply, async () => ++times, '/notices');
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
});

test('those who ask while it waits share one piece; who asks once it has begun gets another', async () => {
  const turns = new Turns(LIMITS);
  let finish = () => {};
  const unfinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = turns.run(request, reply, () => unfinished);
  let times = 0;
  const ask = () => turns.run(request, reply, async () => ++times, '/notices');
  const waiting = [ask(), ask(), ask()];
  finish();
  await first;
  expect(await Promise.all(waiting)).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

test('beyond the most that may wait, whoever comes is told that too many are there, and the others have their turn', async () => {
  const turns = new Turns(LIMITS, 1);
  let finish = () => {};
  const unfinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = turns.run(request, reply, () => unfinished);
  const second = turns.run(request, reply, async () => 'second');
  const other = { ...request, ip: '192.0.2.2' } as FastifyRequest;
  await expect(turns.run(other, reply, async () => 'third')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  finish();
  await first;
  expect(await second).toBe('second');
  expect(await turns.run(other, reply, async () => 'again')).toBe('again');
});
