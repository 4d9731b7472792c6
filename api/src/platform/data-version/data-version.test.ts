import { START } from '../../testing/start';
import { DataVersion } from './data-version';
import type { DataState } from './turns';

const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

/** Public data that has been changed so often, and changes by itself every second. */
const everySecond =
  (count: () => number = () => 1) =>
  async (now: Date): Promise<DataState> => {
    const since = new Date(now.getTime() - (now.getTime() % 1_000));
    return { changes: String(count()), since, until: new Date(since.getTime() + 1_000) };
  };

describe('a version', () => {
  test('is the same until something changes', async () => {
    let count = 1;
    const version = new DataVersion(everySecond(() => count));
    const first = await version.at(START);
    expect([await version.at(START), await version.at(at(999))]).toEqual([first, first]);
    count++;
    version.changed();
    expect(await version.at(at(999))).not.toBe(first);
  });

  test('is another one once the data has changed by itself, and the same again for a clock that was set back', async () => {
    const version = new DataVersion(everySecond());
    const first = await version.at(START);
    expect(await version.at(at(1_000))).not.toBe(first);
    expect(await version.at(START)).toBe(first);
  });

  test('is worked out once for all who ask at the same moment, and once between two changes', async () => {
    const read = jest.fn(everySecond());
    const version = new DataVersion(read);
    const [one, other] = await Promise.all([version.at(START), version.at(START)]);
    expect(one).toBe(other);
    await version.at(at(999));
    expect(read).toHaveBeenCalledTimes(1);
    version.changed();
    await version.at(START);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('does not outlive a change that came while it was worked out', async () => {
    const reads: ((state: DataState) => void)[] = [];
    const version = new DataVersion(() => new Promise((resolve) => reads.push(resolve)));
    const asked = version.at(START);
    await Promise.resolve();
    version.changed();
    const later = version.at(START);
    await Promise.resolve();
    for (const [count, answer] of reads.entries()) answer(await everySecond(() => count)(START));
    expect(await later).not.toBe(await asked);
  });

  test('is not known while changes cannot be heard, or the database does not answer', async () => {
    let isDown = false;
    const version = new DataVersion((now) => (isDown ? Promise.reject(new Error('down')) : everySecond()(now)));
    const first = await version.at(START);
    version.hear(false);
    expect(await version.at(START)).toBeNull();
    version.hear(true);
    isDown = true;
    expect(await version.at(START)).toBeNull();
    isDown = false;
    expect(await version.at(START)).toBe(first);
  });

  test('is that of every process that finds the data in the same state', async () => {
    const [one, other] = [new DataVersion(everySecond()), new DataVersion(everySecond())];
    expect(await one.at(at(100))).toBe(await other.at(at(900)));
  });
});
