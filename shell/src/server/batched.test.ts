/** @jest-environment node */
import { batched } from './batched';

/** A question whose answers a test gives one by one. */
function questions() {
  const open: ((answer: string) => void)[] = [];
  const ask = jest.fn(() => new Promise<string>((resolve) => open.push(resolve)));
  return { ask, answer: (text: string) => open.shift()?.(text) };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('all who ask at the same moment share one answer', async () => {
  const { ask, answer } = questions();
  const shared = batched(ask);
  const asked = [shared(), shared()];
  await turn();
  answer('now');
  expect(await Promise.all(asked)).toEqual(['now', 'now']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who asks while an answer is being looked for gets the next one', async () => {
  const { ask, answer } = questions();
  const shared = batched(ask);
  const first = shared();
  await turn();
  const later = [shared(), shared()];
  answer('before');
  expect(await first).toBe('before');
  await turn();
  answer('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is for those who asked, not for the next', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const shared = batched(ask);
  await expect(shared()).rejects.toThrow('down');
  expect(await shared()).toBe('up');
});
