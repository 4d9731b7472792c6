import { DAY, HOUR, MINUTE } from '@university/shared/time';
import { onBothBareDatabases } from '../../testing/bare';
import { addRounds } from '../../testing/rounds';
import { START } from '../../testing/start';
import { dataChanges, notices, rounds } from '../database/schema';
import { sumChanges } from './count';
import { readDataState } from './turns';

/** In India, where START is at half past ten. */
const MIDNIGHT = new Date('2026-01-15T18:30:00Z');

const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

onBothBareDatabases('the next turn of public data', (bare) => {
  const turn = async (now = START) => (await readDataState(bare().db, now)).until;
  const last = async (now: Date) => (await readDataState(bare().db, now)).since;
  const addNotice = (publishAt: Date, ends: { validUntil?: string; validUntilTime?: string } = {}) =>
    bare()
      .db.insert(notices)
      .values({
        id: `n${publishAt.getTime()}`,
        title: 'A notice',
        section: 'circulars',
        fileKey: `${publishAt.getTime()}.pdf`,
        fileHash: '',
        size: 1,
        pages: 1,
        language: 'en',
        summary: '',
        archive: false,
        autoArchive: ends.validUntil !== undefined,
        ...ends,
        publishAt,
        createdAt: START,
      });
  const addRound = (opensAt: Date, closesAt: Date) =>
    addRounds(bare().db, [{ track: 'ug', round: 1, opensAt, closesAt, published: true }]);

  beforeEach(async () => {
    await bare().db.delete(notices);
    await bare().db.delete(rounds);
  });

  test('is the end of the day in India, where nothing comes before', async () => {
    expect(await turn()).toEqual(MIDNIGHT);
    expect(await last(MIDNIGHT)).toEqual(MIDNIGHT);
    expect(await last(new Date(MIDNIGHT.getTime() - 1))).toEqual(new Date(MIDNIGHT.getTime() - DAY));
    expect(await turn(new Date(MIDNIGHT.getTime() - 1))).toEqual(MIDNIGHT);
    expect(await turn(MIDNIGHT)).toEqual(new Date(MIDNIGHT.getTime() + DAY));
    await addNotice(at(2 * DAY));
    await addRound(at(-DAY), at(2 * DAY));
    expect(await turn()).toEqual(MIDNIGHT);
  });

  test('is when the first of the notices becomes due', async () => {
    for (const minutes of [-1, 0, 9, 5]) await addNotice(at(minutes * MINUTE));
    expect(await turn()).toEqual(at(5 * MINUTE));
    expect(await turn(at(5 * MINUTE))).toEqual(at(9 * MINUTE));
    expect(await last(at(5 * MINUTE))).toEqual(at(5 * MINUTE));
    expect(await last(at(5 * MINUTE - 1))).toEqual(START);
  });

  test('is when an alert ends at an hour of today', async () => {
    await addNotice(at(-2 * DAY), { validUntil: '2026-01-15', validUntilTime: '18:00' });
    await addNotice(at(-3 * DAY), { validUntil: '2026-01-16', validUntilTime: '09:00' });
    await addNotice(at(-4 * DAY), { validUntil: '2026-01-15' });
    const end = new Date('2026-01-15T12:30:00Z');
    expect(await turn()).toEqual(end);
    expect(await turn(end)).toEqual(MIDNIGHT);
    expect(await last(end)).toEqual(end);
  });

  test('is when a window opens or closes', async () => {
    await addRound(at(HOUR), at(2 * HOUR));
    await addNotice(at(3 * HOUR));
    expect(await turn()).toEqual(at(HOUR));
    expect(await turn(at(HOUR))).toEqual(at(2 * HOUR));
    expect(await turn(at(2 * HOUR))).toEqual(at(3 * HOUR));
    expect(await last(at(2 * HOUR))).toEqual(at(2 * HOUR));
  });

  describe('changes are counted', () => {
    const count = async () => (await readDataState(bare().db, START)).changes;
    const rows = () => bare().db.$count(dataChanges);

    test('with what is changed, once it is committed', async () => {
      const before = await count();
      await addNotice(START);
      const after = await count();
      expect(after).not.toBe(before);
      const undone = bare().db.transaction(async (tx) => {
        await tx.delete(notices);
        tx.rollback();
      });
      await expect(undone).rejects.toThrow();
      expect(await count()).toBe(after);
    });

    test('and stay as many when their rows are put together', async () => {
      for (let change = 0; change < 120; change++) await bare().db.insert(dataChanges).values({});
      const before = await count();
      await sumChanges.run(bare() as never);
      expect([await count(), await rows()]).toEqual([before, 1]);
      await sumChanges.run(bare() as never);
      expect([await count(), await rows()]).toEqual([before, 1]);
    });
  });
});
