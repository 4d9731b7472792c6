/** @jest-environment node */
import type { RoundSchedule } from '@university/shared/contract';
import { aRound } from '../testing/schedule';
import { specifiedPages } from './result-pages';
import { calendarOf } from './calendar';

const schedule: RoundSchedule = aRound({
  opensAt: '2026-01-15T05:00:00.000Z',
  closesAt: '2026-01-20T05:00:00.000Z',
  pay: { from: '2026-01-21', to: '2026-01-23' },
  verify: { from: '2026-01-24', to: '2026-01-26' },
  counselling: {
    day: '2026-01-22',
    time: '10:00',
    campus: 'Shakarpur I Campus',
    location: 'Shakarpur',
    nearestMetro: null,
  },
});
const [page] = specifiedPages;
const SITE = 'https://www.university.example';

/** The events of a calendar by the last word of their id, each as its lines, long ones put together again. */
function read(text: string | null) {
  const unfolded = (text ?? '').replace(/\r\n[ \t]/g, '');
  const events = unfolded.split('BEGIN:VEVENT').slice(1);
  return Object.fromEntries(
    events.map((event) => [
      /UID:diploma-1-2025-26-(\w+)@www\.university\.example/.exec(event)?.[1],
      event.split('\r\n'),
    ]),
  );
}

test('has every date of the round, instants in UTC and days as days', () => {
  const events = read(calendarOf(page, schedule, SITE));
  expect(Object.keys(events)).toEqual(['decide', 'last', 'pay', 'verify', 'counselling']);
  expect(events.decide).toEqual(expect.arrayContaining(['DTSTART:20260115T050000Z', 'DTEND:20260120T050000Z']));
  expect(events.last).toEqual(
    expect.arrayContaining(['DTSTART:20260120T040000Z', 'DTEND:20260120T050000Z', 'TRIGGER:-PT1H', 'TRIGGER:-PT23H']),
  );
  expect(events.pay).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20260121',
      'DTEND;VALUE=DATE:20260124',
      'SUMMARY:Diploma Round 1: pay the fee',
    ]),
  );
  expect(events.counselling).toEqual(
    expect.arrayContaining(['DTSTART:20260122T043000Z', 'LOCATION:Shakarpur I Campus\\, Shakarpur']),
  );
});

test('leads to the sign-in of the round', () => {
  expect(read(calendarOf(page, schedule, SITE)).decide).toContain(
    'URL:https://www.university.example/admission/result?category=diploma',
  );
});

test('there is none before a window is set', () => {
  const unset = { ...schedule, opensAt: null, closesAt: null, pay: null, verify: null, counselling: null };
  expect(calendarOf(page, unset, SITE)).toBeNull();
});

test('it is the same file all day, so that programs that ask again need not read it again', () => {
  const at = (instant: string) => calendarOf(page, schedule, SITE, Date.parse(instant));
  expect(at('2025-08-20T00:00:00Z')).toBe(at('2025-08-20T23:59:59Z'));
  expect(at('2025-08-20T00:00:00Z')).toContain('DTSTAMP:20250820T000000Z');
});
