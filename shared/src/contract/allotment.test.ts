import { MINUTE } from '../time';
import {
  type AllotmentSituation,
  allotmentSignIn,
  offeredDecisions,
  type TakeBackSituation,
  takeBackUntil,
} from './allotment';

const BOTH = ['freeze', 'reject'];
const ALL = ['freeze', 'float', 'upgrade', 'reject'];

const offered = (situation: Partial<AllotmentSituation>) =>
  offeredDecisions({
    track: 'ug',
    round: 1,
    outcome: 'allotted',
    preference: 2,
    status: 'pending',
    windowOpen: true,
    held: false,
    ...situation,
  });

/** What stands open in each round at preference 1, at a lower one, and where none is recorded. */
const ROUNDS = [
  ['diploma', 1, BOTH, ALL, ALL],
  ['diploma', 2, BOTH, ALL, ALL],
  ['btech', 1, BOTH, ALL, ALL],
  ['btech', 2, BOTH, BOTH, BOTH],
  ['ug', 1, BOTH, ALL, ALL],
  ['ug', 2, BOTH, BOTH, BOTH],
  ['pg', 1, BOTH, BOTH, BOTH],
] as const;

describe.each(ROUNDS)('%s, round %i', (track, round, first, lower, none) => {
  it.each([
    [1, first],
    [2, lower],
    [7, lower],
    [null, none],
  ])('at preference %p offers the decisions of a pending seat', (preference, decisions) => {
    expect(offered({ track, round, preference })).toEqual(decisions);
  });

  it.each([1, 2, null])('lets a floating applicant freeze, and nothing else (preference %p)', (preference) => {
    expect(offered({ track, round, preference, status: 'float' })).toEqual(['freeze']);
  });

  it.each(['freeze', 'upgrade', 'reject', 'lapsed', null] as const)('offers nothing after %p', (status) => {
    expect(offered({ track, round, status })).toEqual([]);
  });

  it.each(['pending', 'float'] as const)('offers nothing while the window is closed (%s)', (status) => {
    expect(offered({ track, round, status, windowOpen: false })).toEqual([]);
  });

  it.each(['not-allotted', 'held'] as const)('offers nothing where no seat is allotted (%s)', (outcome) => {
    expect(offered({ track, round, outcome })).toEqual([]);
  });
});

test.each(['pending', 'float'] as const)('offers nothing while decisions are held (%s)', (status) => {
  expect(offered({ status, held: true })).toEqual([]);
});

describe('taking a decision back', () => {
  const until = (situation: Partial<TakeBackSituation>) =>
    takeBackUntil({
      track: 'ug',
      round: 1,
      outcome: 'allotted',
      preference: 2,
      status: 'freeze',
      windowOpen: true,
      held: false,
      until: 60 * MINUTE,
      now: 0,
      closesAt: 1_000 * MINUTE,
      laterRound: false,
      ...situation,
    });

  it.each(['freeze', 'upgrade', 'reject'] as const)('is open after %s until the promised instant', (status) => {
    expect(until({ status })).toBe(60 * MINUTE);
    expect(until({ status, now: 60 * MINUTE - 1 })).toBe(60 * MINUTE);
    expect(until({ status, now: 60 * MINUTE })).toBeNull();
  });

  it.each(['pending', 'float', 'lapsed', null] as const)('is not open where nothing final was said (%p)', (status) => {
    expect(until({ status })).toBeNull();
  });

  it('ends with the window, whichever comes first', () => {
    expect(until({ closesAt: 30 * MINUTE })).toBe(30 * MINUTE);
    expect(until({ closesAt: 30 * MINUTE, now: 30 * MINUTE })).toBeNull();
    expect(until({ windowOpen: false })).toBeNull();
  });

  it('is not open where nothing was promised, or decisions are held', () => {
    expect(until({ until: null })).toBeNull();
    expect(until({ held: true })).toBeNull();
  });

  it('gives no seat back that a later round may have given to somebody else', () => {
    expect(until({ laterRound: true, status: 'reject' })).toBeNull();
    expect(until({ laterRound: true, status: 'upgrade' })).toBeNull();
    expect(until({ laterRound: true, status: 'freeze' })).toBe(60 * MINUTE);
  });
});

test('what is offered can be changed without changing the next offer', () => {
  offered({}).pop();
  expect(offered({})).toEqual(ALL);
});

describe('sign-in', () => {
  const signIn = { email: 'A@Mail.Example ', password: '09-02-2006' };

  it('reads the e-mail address without case and spaces, and round 1 unless told', () => {
    expect(allotmentSignIn.parse(signIn)).toEqual({ email: 'a@mail.example', password: '09-02-2006', round: 1 });
    expect(allotmentSignIn.parse({ ...signIn, round: '2' }).round).toBe(2);
  });

  it.each(['2006-02-09', '9-2-2006', '32-01-2006', '01-13-2006', '01-01-1806', '00-01-2006', ''])(
    'says how to write the date of birth: %p',
    (password) => {
      expect(allotmentSignIn.safeParse({ ...signIn, password }).error?.issues).toMatchObject([
        { path: ['password'], message: 'Enter your date of birth as DD-MM-YYYY' },
      ]);
    },
  );
});
