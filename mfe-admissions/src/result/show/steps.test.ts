import type { Allotment, AllotmentStatus } from '@university/shared/contract';
import { anAllotment } from '../../testing/allotment';
import { aRound } from '../../testing/schedule';
import { nextSteps } from './steps';

const schedule = aRound();
const next = aRound({ round: 2, opensAt: '2025-09-01T04:30:00.000Z', closesAt: '2025-09-03T04:30:00.000Z' });
const names = (allotment: Allotment) => nextSteps({ allotment, schedule, next }).map(({ name }) => name);

const withStatus = (status: AllotmentStatus) => anAllotment({ record: { status } });
const withOutcome = (outcome: 'not-allotted' | 'held', final = false) =>
  anAllotment({ record: { outcome, final, status: null, program: null, campus: null } });

test.each([
  ['pending', ['decide', 'payIfAccepted', 'verify']],
  ['freeze', ['letter', 'pay', 'verify']],
  ['float', ['letter', 'pay', 'verify', 'betterSeat']],
  ['upgrade', ['nextRound']],
  ['reject', ['left']],
  ['lapsed', ['lapsed']],
] as const)('%s', (status, expected) => {
  expect(names(withStatus(status))).toEqual(expected);
});

test.each([
  ['not-allotted', false, ['nextRound']],
  ['not-allotted', true, ['lastRound']],
  ['held', false, ['counselling', 'certificates']],
  ['held', true, ['counselling', 'certificates']],
] as const)('%s, in the last round: %j', (outcome, final, expected) => {
  expect(names(withOutcome(outcome, final))).toEqual(expected);
});

const whenOf = (allotment: Allotment, known: Partial<Parameters<typeof nextSteps>[0]> = { schedule, next }) =>
  Object.fromEntries(nextSteps({ allotment, ...known }).map(({ name, when }) => [name, when]));

test('says when, in IST', () => {
  expect(whenOf(withStatus('pending'))).toEqual({
    decide: ['Until 18 Aug 2025, 5:00 pm IST'],
    payIfAccepted: ['19 Aug 2025 to 21 Aug 2025'],
    verify: ['22 Aug 2025 to 24 Aug 2025'],
  });
  expect(whenOf(withStatus('upgrade'))).toEqual({ nextRound: ['Planned from 1 Sep 2025, 10:00 am IST'] });
  expect(whenOf(withOutcome('held'))).toMatchObject({
    counselling: [
      '20 Aug 2025, 10:00 am IST',
      'Shakarpur I Campus, Shakarpur Extension',
      'Nearest metro: Nirman Vihar',
    ],
  });
});

test('before the window: from when on', () => {
  const window = { opensAt: '2025-08-20T04:30:00.000Z', closesAt: '2025-08-22T04:30:00.000Z', isOpen: false };
  expect(whenOf(anAllotment({ window })).decide).toEqual(['20 Aug 2025, 10:00 am IST to 22 Aug 2025, 10:00 am IST']);
});

test('what is not known is announced', () => {
  const announced = 'The days are announced in the admission notices.';
  expect(whenOf(withStatus('pending'), {})).toMatchObject({ payIfAccepted: [announced], verify: [announced] });
  expect(whenOf(withOutcome('held'), {})).toMatchObject({ counselling: [announced] });
  expect(whenOf(withOutcome('not-allotted'), {}).nextRound).toEqual([expect.stringContaining('announced')]);
});
