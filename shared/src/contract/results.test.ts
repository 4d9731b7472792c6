import { type StaffSituation, staffDecision, staffDecisions } from './results';

const allowed = (situation: Partial<StaffSituation>) =>
  staffDecisions({
    final: false,
    outcome: 'allotted',
    preference: 2,
    status: 'pending',
    windowClosed: false,
    laterRound: false,
    ...situation,
  });

/** Status now; what staff may set before the window closes, after it, and once a later round has records. */
const TABLE = [
  ['pending', ['freeze', 'float', 'upgrade', 'reject'], null, ['freeze', 'reject']],
  ['freeze', ['pending', 'float', 'upgrade', 'reject'], ['float', 'upgrade', 'reject'], ['reject']],
  ['float', ['pending', 'freeze', 'upgrade', 'reject'], ['freeze', 'upgrade', 'reject'], ['reject']],
  ['upgrade', ['pending', 'freeze', 'float', 'reject'], ['freeze', 'float', 'reject'], []],
  ['reject', ['pending', 'freeze', 'float', 'upgrade'], ['freeze', 'float', 'upgrade'], []],
  ['lapsed', null, ['freeze', 'float', 'upgrade', 'reject'], []],
] as const;

describe.each(TABLE)('staff, from %s', (status, open, closed, later) => {
  if (open) it('before the window closes', () => expect(allowed({ status })).toEqual(open));
  if (closed) it('after it', () => expect(allowed({ status, windowClosed: true })).toEqual(closed));
  it.each([true, false])('never a seat that a later round gave away (window closed: %p)', (windowClosed) => {
    expect(allowed({ status, windowClosed, laterRound: true })).toEqual(later);
  });
});

test.each([
  [false, 1],
  [true, 1],
  [true, 3],
  [true, null],
])('final: %p, preference %p: there is no better seat to stay open to', (final, preference) => {
  expect(allowed({ final, preference })).toEqual(['freeze', 'reject']);
  expect(allowed({ final, preference, status: 'lapsed', windowClosed: true })).toEqual(['freeze', 'reject']);
  expect(allowed({ final, preference, status: 'reject' })).toEqual(['pending', 'freeze']);
});

test.each(['not-allotted', 'held'] as const)('nothing where no seat is allotted (%s)', (outcome) => {
  expect(allowed({ outcome, status: null })).toEqual([]);
  expect(allowed({ outcome })).toEqual([]);
});

test('what is allowed can be changed without changing the next answer', () => {
  allowed({ laterRound: true }).pop();
  expect(allowed({ laterRound: true })).toEqual(['freeze', 'reject']);
});

test.each([
  [{ status: 'freeze', reason: ' asked by phone ' }, true],
  [{ status: 'lapsed', reason: 'asked by phone' }, false],
  [{ status: 'freeze', reason: '    ' }, false],
  [{ status: 'freeze' }, false],
])('a decision of staff comes with its reason: %j', (body, success) => {
  expect(staffDecision.safeParse(body).success).toBe(success);
});
