import { ReadCache } from './read-cache';

const AT = new Date('2026-01-15T05:00:00Z');
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds);

describe('answers kept', () => {
  let made: number;
  let cache: ReadCache;
  const make = async () => ({ answer: { made: ++made } });
  const ask = async (at = AT, question = 'q') => (await cache.get(question, at, make)).answer;
  beforeEach(() => {
    made = 0;
    cache = new ReadCache();
  });

  test('one question is worked out once, also when asked twice at once', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([{ made: 1 }, { made: 1 }]);
    expect(await ask()).toEqual({ made: 1 });
    expect(await ask(AT, 'other')).toEqual({ made: 2 });
  });

  test('made-up questions push out one another, and nothing that is asked for again and again', async () => {
    await ask();
    await ask();
    for (let n = 0; n < 1_000; n++) await ask(AT, `made up ${n}`);
    const before = made;
    await ask();
    expect(made).toBe(before);
    await ask(AT, 'made up 0');
    expect(made).toBe(before + 1);
  });

  test('a change makes it new; an answer that was under way meanwhile is not kept', async () => {
    let finish = () => {};
    const slow = cache.get(
      'q',
      AT,
      () => new Promise((resolve) => (finish = () => resolve({ answer: 'read before the change' }))),
    );
    cache.forget();
    finish();
    expect((await slow).answer).toBe('read before the change');
    expect(await ask()).toEqual({ made: 1 });
  });

  test('it is made new when it changes by itself', async () => {
    const due = async () => ({ answer: ++made, freshUntil: later(1_000) });
    expect((await cache.get('q', AT, due)).answer).toBe(1);
    expect((await cache.get('q', later(999), due)).answer).toBe(1);
    expect((await cache.get('q', later(1_000), due)).answer).toBe(2);
  });

  test('a failure is not kept', async () => {
    await expect(cache.get('q', AT, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask()).toEqual({ made: 1 });
  });

  test('nothing is kept while changes cannot be heard', async () => {
    await ask();
    cache.keep(false);
    expect([await ask(), await ask()]).toEqual([{ made: 2 }, { made: 3 }]);
    cache.keep(true);
    expect([await ask(), await ask()]).toEqual([{ made: 4 }, { made: 4 }]);
  });

  test('of very many questions the oldest goes', async () => {
    await ask();
    for (let n = 0; n < 300; n++) await ask(AT, `other ${n}`);
    expect(await ask()).toEqual({ made: 302 });
  });
});
