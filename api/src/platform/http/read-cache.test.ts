import { ReadCache } from './read-cache';

describe('cached answers', () => {
  let made: number;
  let cache: ReadCache<number>;
  const make = async () => ++made;
  const ask = (version: string | null = 'one', question = 'q') => cache.get(question, version, make);
  beforeEach(() => {
    made = 0;
    cache = new ReadCache();
  });

  test('one question is worked out once, also when asked twice at once', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
    expect(await ask('one', 'other')).toBe(2);
  });

  test('made-up questions push out one another, and nothing that is asked for again and again', async () => {
    await ask();
    await ask();
    for (let n = 0; n < 1_000; n++) await ask('one', `made up ${n}`);
    const before = made;
    await ask();
    expect(made).toBe(before);
    await ask('one', 'made up 0');
    expect(made).toBe(before + 1);
  });

  test('another version makes them new; what was under way meanwhile answers its own version only', async () => {
    let finish = (_: number) => {};
    const slow = cache.get('q', 'one', () => new Promise((resolve) => (finish = resolve)));
    expect(await ask('two')).toBe(1);
    finish(7);
    expect(await slow).toBe(7);
    expect(cache.known('q', 'one')).toBeUndefined();
    expect(await ask('two')).toBe(1);
    expect(await ask('one')).toBe(2);
  });

  test('what fails late takes nothing away that was made since', async () => {
    let fail = () => {};
    const slow = cache.get('q', 'one', () => new Promise((_, reject) => (fail = () => reject(new Error('down')))));
    expect(await ask('two')).toBe(1);
    fail();
    await expect(slow).rejects.toThrow('down');
    expect(await ask('two')).toBe(1);
  });

  test('a failure is not cached', async () => {
    await expect(cache.get('q', 'one', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask()).toBe(1);
  });

  test('nothing is cached while the version is not known, nor taken from before', async () => {
    await ask();
    expect([await ask(null), await ask(null)]).toEqual([2, 3]);
    expect(await ask()).toBe(1);
    expect([await ask('two'), await ask('two')]).toEqual([4, 4]);
  });
});
