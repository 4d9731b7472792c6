import { DATA_KINDS, type DataKind, dataKindsOf, versionOf } from '@university/shared/contract';
import { DAY, HOUR, MINUTE } from '@university/shared/time';
import { START } from '../../testing/start';
import { DataVersion, type DataState, readDataState, sumChanges } from '../data-version';
import { onBareDatabase } from '../../testing/bare';
import { addRounds } from '../../testing/rounds';
import { dataChanges, notices, rounds } from '../database/schema';

const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

const everyKind = (count: number) =>
  Object.fromEntries(DATA_KINDS.map((kind) => [kind, String(count)])) as DataState['changes'];

const everySecond =
  (count: () => number = () => 1) =>
  async (now: Date): Promise<DataState> => {
    const since = new Date(now.getTime() - (now.getTime() % 1_000));
    return { changes: everyKind(count()), since, until: new Date(since.getTime() + 1_000) };
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
    version.setConnected(false);
    expect(await version.at(START)).toBeNull();
    version.setConnected(true);
    isDown = true;
    expect(await version.at(START)).toBeNull();
    isDown = false;
    expect(await version.at(START)).toBe(first);
  });
});

test('a version of some kinds is the same while only others are changed, and that of an earlier release is of all', async () => {
  const some = { ...everyKind(1), pages: '2' };
  const [one, other] = [everyKind(1), some].map(
    (changes) => new DataVersion(async (now) => ({ changes, since: now, until: at(DAY) })),
  );
  const [before, after] = [(await one?.at(START)) ?? null, (await other?.at(START)) ?? null];
  expect(after).not.toBe(before);
  for (const path of ['/notice', '/campus/dwarka'])
    expect(versionOf(after, dataKindsOf(path))).toBe(versionOf(before, dataKindsOf(path)));
  for (const path of ['/page/text', '/setting/identity', '/page/passage', '/of-tomorrow'])
    expect(versionOf(after, dataKindsOf(path))).not.toBe(versionOf(before, dataKindsOf(path)));
  expect(versionOf('17.k3z', ['pages'])).toBe('17.k3z');
  expect(versionOf(null, ['pages'])).toBeNull();
});

/** In India, where START is at half past ten. */
const MIDNIGHT = new Date('2026-01-15T18:30:00Z');

onBareDatabase('the next turn of public data', (bare) => {
  const turn = async (now = START) => (await readDataState(bare().db, now)).until;
  const last = async (now: Date) => (await readDataState(bare().db, now)).since;
  const addNotice = (publishAt: Date, ends: { validUntil?: string; validUntilTime?: string } = {}) => {
    const said = { title: 'A notice', section: 'circulars', text: 'Read it.', language: 'en', summary: '' } as const;
    const dates = { ...ends, archive: false, autoArchive: ends.validUntil !== undefined, createdAt: START, publishAt };
    return bare()
      .db.insert(notices)
      .values({ id: `n${publishAt.getTime()}`, ...said, ...dates });
  };
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
      expect(after).toEqual({ ...before, notices: String(BigInt(before.notices) + 1n) });
      const undone = bare().db.transaction(async (tx) => {
        await tx.delete(notices);
        tx.rollback();
      });
      await expect(undone).rejects.toThrow();
      expect(await count()).toEqual(after);
    });

    test('and stay as many of each kind when their rows are put together', async () => {
      const sources = ['campuses', 'notices', ''];
      for (let change = 0; change < 120; change++)
        await bare()
          .db.insert(dataChanges)
          .values({ source: sources[change % 3] });
      const before = await count();
      for (let time = 0; time < 2; time++) {
        await sumChanges.run(bare() as never);
        expect(await count()).toEqual(before);
        expect(await rows()).toBe(
          (await bare().db.selectDistinct({ source: dataChanges.source }).from(dataChanges)).length,
        );
      }
    });

    test('for every kind where an earlier release counted them', async () => {
      const before = await count();
      await bare().db.insert(dataChanges).values({});
      const one = (kind: DataKind) => [kind, String(BigInt(before[kind]) + 1n)];
      expect(await count()).toEqual(Object.fromEntries(DATA_KINDS.map(one)));
    });
  });
});
