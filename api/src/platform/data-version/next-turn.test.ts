import { DAY, HOUR, MINUTE } from '@university/shared/time';
import { onEveryBareDatabase } from '../../testing/bare';
import { addRounds } from '../../testing/rounds';
import { START } from '../../testing/start';
import { notices, rounds } from '../database/schema';
import { nextTurn } from './data-version';

/** In India, where START is at half past ten. */
const MIDNIGHT = new Date('2026-01-15T18:30:00Z');

const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

onEveryBareDatabase('the next turn of public data', (bare) => {
  const turn = (now = START) => nextTurn(bare().db, now);
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
  });

  test('is when an alert ends at an hour of today', async () => {
    await addNotice(at(-2 * DAY), { validUntil: '2026-01-15', validUntilTime: '18:00' });
    await addNotice(at(-3 * DAY), { validUntil: '2026-01-16', validUntilTime: '09:00' });
    await addNotice(at(-4 * DAY), { validUntil: '2026-01-15' });
    const end = new Date('2026-01-15T12:30:00Z');
    expect(await turn()).toEqual(end);
    expect(await turn(end)).toEqual(MIDNIGHT);
  });

  test('is when a window opens or closes', async () => {
    await addRound(at(HOUR), at(2 * HOUR));
    await addNotice(at(3 * HOUR));
    expect(await turn()).toEqual(at(HOUR));
    expect(await turn(at(HOUR))).toEqual(at(2 * HOUR));
    expect(await turn(at(2 * HOUR))).toEqual(at(3 * HOUR));
  });
});
