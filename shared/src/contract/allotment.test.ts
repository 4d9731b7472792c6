import { type AllotmentSituation, allotmentSignIn, offeredDecisions } from './allotment';

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
