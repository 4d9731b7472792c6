import { START } from '../../testing/start';
import { DataVersion } from './data-version';

const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

describe('a version', () => {
  test('is the same until something changes', async () => {
    const version = new DataVersion(async () => at(1_000));
    const first = await version.at(START);
    expect([await version.at(START), await version.at(at(999))]).toEqual([first, first]);
    version.changed();
    expect(await version.at(at(999))).not.toBe(first);
  });

  test('is another one once the data has changed by itself, or the clock was set back', async () => {
    const version = new DataVersion(async (now) => new Date(now.getTime() + 1_000));
    const first = await version.at(START);
    const second = await version.at(at(1_000));
    expect(second).not.toBe(first);
    expect([first, second]).not.toContain(await version.at(START));
  });

  test('is worked out once for all who ask at the same moment', async () => {
    const nextTurn = jest.fn(async () => at(1_000));
    const version = new DataVersion(nextTurn);
    const [one, other] = await Promise.all([version.at(START), version.at(START)]);
    expect(one).toBe(other);
    expect(nextTurn).toHaveBeenCalledTimes(1);
  });

  test('does not outlive a change that came while it was worked out', async () => {
    let finish = (_: Date) => {};
    const version = new DataVersion(() => new Promise((resolve) => (finish = resolve)));
    const asked = version.at(START);
    await Promise.resolve();
    version.changed();
    finish(at(1_000));
    const early = await asked;
    const later = version.at(START);
    await Promise.resolve();
    finish(at(1_000));
    expect(await later).not.toBe(early);
  });

  test('is not known while changes cannot be heard, or the database does not answer', async () => {
    let isDown = false;
    const version = new DataVersion(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(at(1_000))));
    const first = await version.at(START);
    version.hear(false);
    expect(await version.at(START)).toBeNull();
    version.hear(true);
    isDown = true;
    expect(await version.at(START)).toBeNull();
    isDown = false;
    expect([null, first]).not.toContain(await version.at(START));
  });

  test('looks for the next turn once between two changes', async () => {
    const nextTurn = jest.fn(async () => at(1_000));
    const version = new DataVersion(nextTurn);
    await version.at(START);
    await version.at(at(999));
    expect(nextTurn).toHaveBeenCalledTimes(1);
    version.changed();
    await version.at(START);
    expect(nextTurn).toHaveBeenCalledTimes(2);
  });

  test('is not that of another process', async () => {
    const [one, other] = [new DataVersion(async () => at(1)), new DataVersion(async () => at(1))];
    expect(await one.at(START)).not.toBe(await other.at(START));
  });
});
