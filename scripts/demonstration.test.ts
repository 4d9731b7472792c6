/** @jest-environment node */
import { cycleDocuments, presentCycle } from '../api/demo/admission/cycles';
import { applicationDocuments } from '../api/demo/admission/applications';
import { DEMO_ROUNDS, roundDocuments } from '../api/demo/admission/rounds';
import { trackDocuments } from '../api/demo/admission/tracks';
import { popup } from '../api/demo/settings/popup';
import { spoken } from '../mfe-admissions/src/popup/spoken';
import { comingOf, onlyToCome } from '../mfe-admissions/src/timeline/coming';
import type { Schedule } from '../shared/src/contract';
import { DAY, istDay } from '../shared/src/time';

/** The present admission of a demonstration so many days after its first start, as the API tells of it. */
function scheduleOf(firstStart: Date, later = 0): Schedule {
  const now = firstStart.getTime() + later * DAY;
  const cycle = presentCycle(firstStart);
  const names = new Map(trackDocuments.map((track) => [track.code, track]));
  const stateOf = (opens: string | null, closes: string | null) => {
    if (!opens || !closes) return 'unset';
    if (now < Date.parse(opens)) return 'before';
    return now < Date.parse(closes) ? 'open' : 'closed';
  };
  const range = (from: string | null, to: string | null) => (from && to ? { from, to } : null);
  return {
    on: istDay(now),
    cycle,
    tracks: trackDocuments.map(({ code, name, fullName }) => {
      const own = applicationDocuments(firstStart).find((each) => each.cycle === cycle && each.track === code);
      return {
        code,
        name,
        full_name: fullName,
        application: own ? { opens_on: own.opensOn, last_date: own.lastDate, portal: own.portal } : null,
      };
    }),
    rounds: roundDocuments(firstStart)
      .filter((round) => round.cycle === cycle)
      .map(({ track, round, final, opensAt, closesAt, payFrom, payUntil, verifyFrom, verifyUntil, follows }) => ({
        cycle,
        track,
        track_name: names.get(track)?.name ?? track,
        track_full_name: names.get(track)?.fullName ?? track,
        round,
        final,
        published: DEMO_ROUNDS.some((each) => each.track === track && each.round === round && each.published),
        opensAt,
        closesAt,
        state: stateOf(opensAt, closesAt),
        pay: range(payFrom, payUntil),
        verify: range(verifyFrom, verifyUntil),
        verify_place: null,
        counselling: null,
        follows,
      })),
  };
}

const SPECIFIED = new Date('2025-08-09T05:00:00Z');

test('first started when its live rounds verify in August 2025, the popup is the specified one to the letter', () => {
  expect(spoken(popup, scheduleOf(SPECIFIED))).toEqual({
    title: 'Admission Notifications',
    points: [
      'UG Round 2 and B.Tech Round 2 results are live.',
      'Candidates who paid in Round 1 need not pay again even after upgradation.',
      'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
      'A payment link was sent to the registered mobile number.',
    ],
    links: [
      { label: 'PG result', path: '/admission/result/pg' },
      { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
      { label: 'B.Tech Round 2 result', path: '/admission/result/btech/round2' },
    ],
  });
});

test('first started later it says the days of then', () => {
  const said = spoken(popup, scheduleOf(new Date('2026-11-25T05:00:00Z')));
  expect(said?.points[2]).toBe('Document verification at campus is on 4th, 5th and 6th Dec 2026.');
});

test('it is gone when the windows have closed', () => {
  expect(spoken(popup, scheduleOf(SPECIFIED, 4.9))).not.toBeNull();
  expect(spoken(popup, scheduleOf(SPECIFIED, 5))).toBeNull();
});

test.each([0, 4, 5, 10, 12, 18, 22, 30, 36, 200])('%d days after the first start nothing past is to come', (later) => {
  const schedule = scheduleOf(SPECIFIED, later);
  const lines = onlyToCome(comingOf(schedule));
  expect(lines.filter(({ at = schedule.on }) => istDay(at) < schedule.on)).toEqual([]);
  if (later > 35) expect(lines).toEqual([]);
  else expect(lines.length).toBeGreaterThan(0);
});

test('the demonstration knows of two admissions', () => {
  expect(cycleDocuments(SPECIFIED).map(({ code }) => code)).toEqual(['2024-25', '2025-26']);
});
