import { inBatches } from './batch';
import { DatabaseLost } from './database/lost';

/** A `run` that waits to be let go, and the batches it was given. */
function gate() {
  const batches: number[][] = [];
  let open = () => {};
  const run = (items: number[]) => {
    batches.push(items);
    return new Promise<{ result: number }[]>((resolve) => {
      open = () => resolve(items.map((item) => ({ result: item * 10 })));
    });
  };
  return { batches, run, open: () => open() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who comes while a batch runs is in the next one, and everybody gets his own result', async () => {
  const { batches, run, open } = gate();
  const call = inBatches(run);
  const all = Promise.all([call(1), call(2), call(3)]);
  open();
  await turn();
  open();
  expect(await all).toEqual([10, 20, 30]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('an item that is refused fails alone', async () => {
  const call = inBatches(async (items: number[]) =>
    items.map((item) => (item === 2 ? { error: new Error('two') } : { result: item })),
  );
  const [first, second, third] = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(first).toMatchObject({ value: 1 });
  expect(second).toMatchObject({ reason: { message: 'two' } });
  expect(third).toMatchObject({ value: 3 });
});

test('when a batch fails as a whole, each is tried alone, and later calls work', async () => {
  const call = inBatches(async (items: number[]) => {
    if (items.includes(2)) throw new Error('the transaction failed');
    return items.map((item) => ({ result: item }));
  });
  const answers = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await call(4)).toBe(4);
});

test('a batch that was lost at its commit is not tried again: it may have been done', async () => {
  const batches: number[][] = [];
  const call = inBatches(async (items: number[]) => {
    batches.push(items);
    const isLost = items.includes(2);
    if (isLost) throw new Error('the query failed', { cause: new DatabaseLost(true, 'gone') });
    return items.map((item) => ({ result: item }));
  });
  const answers = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(batches).toEqual([[1], [2, 3]]);
  expect(await call(4)).toBe(4);
});

test('a batch has a size that it does not exceed', async () => {
  const sizes: number[] = [];
  const call = inBatches(async (items: number[]) => {
    sizes.push(items.length);
    return items.map((item) => ({ result: item }));
  });
  await Promise.all(Array.from({ length: 250 }, (_, index) => call(index)));
  expect(Math.max(...sizes)).toBe(100);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(250);
});

test('who has waited for so long that he will be gone is told so, and nothing is done; who came later is served', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { batches, run, open } = gate();
  const call = inBatches(run);
  const first = call(1);
  const second = call(2);
  now = 4_001;
  const third = call(3);
  open();
  await expect(second).rejects.toMatchObject({ status: 503, code: 'overloaded', retryAfter: 5 });
  open();
  expect([await first, await third]).toEqual([10, 30]);
  expect(batches).toEqual([[1], [3]]);
  clock.mockRestore();
});
