import { expect, test } from '@jest/globals';
import { SharedClock } from './shared-clock';

/** A machine whose clock goes on only when it waits, and a database that is so far ahead. */
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

test('the time is that of the database, by the quickest of its answers', async () => {
  const { read, system } = machine(300_000, [400, 10, 80]);
  const clock = new SharedClock({ read, system, onError: () => {} });
  await clock.start();
  clock.stop();
  expect(clock.now().getTime() - system()).toBe(300_000);
});

test('a way there that takes longer than the way back costs no more than half of both', async () => {
  let time = 0;
  const read = async () => {
    time += 90;
    return new Date(time);
  };
  const clock = new SharedClock({ read, system: () => time, onError: () => {} });
  await clock.start();
  clock.stop();
  expect(Math.abs(clock.now().getTime() - time)).toBe(45);
});

test('where the database does not answer, the clock of the machine stands', async () => {
  const errors: Error[] = [];
  const read = () => Promise.reject(new Error('away'));
  const clock = new SharedClock({ read, system: () => 5, onError: (error) => errors.push(error) });
  await clock.start();
  clock.stop();
  expect(clock.now()).toEqual(new Date(5));
  expect(errors).toHaveLength(1);
});
