import type { RoundSchedule, Schedule } from '@university/shared/contract';
import { previewLines } from './preview-lines';

const schedule = (
  on: string,
  application: Schedule['tracks'][number]['application'],
  rounds: RoundSchedule[] = [],
) => ({
  on,
  cycle: '2026-27',
  tracks: [{ code: 'ug', name: 'UG', full_name: 'Undergraduate', application }],
  rounds,
});

it.each([
  ['2026-04-30', 'Applications open on 1 May 2026.'],
  ['2026-05-01', 'Apply by 30 Jun 2026.'],
  ['2026-06-30', 'Apply by 30 Jun 2026.'],
  ['2026-07-01', 'Applications closed on 30 Jun 2026.'],
])('on %s: %s', (on, said) => {
  const application = { opens_on: '2026-05-01', last_date: '2026-06-30', portal: null };
  expect(previewLines(schedule(on, application))).toEqual([{ _id: 'ug', name: 'UG', says: [said] }]);
});

it('says of a track without dates just that', () => {
  expect(previewLines(schedule('2026-05-01', null))[0]?.says).toEqual(['No dates of applications.']);
});

it('says of each round whether its result is out, how its window stands, and what follows', () => {
  const round = {
    track: 'ug',
    round: 1,
    published: true,
    state: 'open',
    opensAt: '2026-07-23T04:30:00.000Z',
    closesAt: '2026-07-25T11:30:00.000Z',
    pay: { from: '2026-07-26', to: '2026-07-29' },
    verify: null,
  } as RoundSchedule;
  const of = (more: Partial<RoundSchedule>) => previewLines(schedule('2026-07-24', null, [{ ...round, ...more }]))[1];
  expect(of({})).toEqual({
    _id: 'ug-1',
    name: 'UG, round 1',
    says: [
      'The result is out.',
      'Decisions are open until 25 Jul 2026, 5:00 pm IST.',
      'Payment: 26 Jul 2026 to 29 Jul 2026.',
    ],
  });
  expect(of({ state: 'unset', published: false, opensAt: null, closesAt: null, pay: null })?.says).toEqual([
    'The result is not out.',
    'No window yet.',
  ]);
});
