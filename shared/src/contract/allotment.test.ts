/** @jest-environment node */
import { MINUTE } from '../time';
import {
  allotmentDecision,
  allotmentSignIn,
  type AllotmentSituation,
  allotmentStatus,
  type Decision,
  DECISIONS,
  narrows,
  needsProof,
  offeredDecisions,
  outcome,
  type TakeBackSituation,
  takeBackUntil,
} from './allotment';
import { staffDecision, staffDecisions, type StaffSituation } from './results';

describe('decisions of applicants', () => {
  const BOTH = ['freeze', 'reject'];
  const ALL = ['freeze', 'float', 'upgrade', 'reject'];

  const offered = (situation: Partial<AllotmentSituation>) =>
    offeredDecisions({
      final: false,
      outcome: 'allotted',
      preference: 2,
      status: 'pending',
      windowOpen: true,
      held: false,
      ...situation,
    });

  /** What is open at preference 1, at a lower one, and where none is recorded. */
  const ROUNDS = [
    ['a round with others to come', false, BOTH, ALL, ALL],
    ['the final round', true, BOTH, BOTH, BOTH],
  ] as const;

  describe.each(ROUNDS)('%s', (_name, final, first, lower, none) => {
    it.each([
      [1, first],
      [2, lower],
      [7, lower],
      [null, none],
    ])('at preference %p offers the decisions of a pending seat', (preference, decisions) =>
      expect(offered({ final, preference })).toEqual(decisions),
    );

    it.each([1, 2, null])('lets a floating applicant freeze, and nothing else (preference %p)', (preference) =>
      expect(offered({ final, preference, status: 'float' })).toEqual(['freeze']),
    );

    it.each(['freeze', 'upgrade', 'reject', 'lapsed', null] as const)('offers nothing after %p', (status) =>
      expect(offered({ final, status })).toEqual([]),
    );

    it.each(['pending', 'float'] as const)('offers nothing while the window is closed (%s)', (status) =>
      expect(offered({ final, status, windowOpen: false })).toEqual([]),
    );

    it.each(['not-allotted', 'held'] as const)('offers nothing where no seat is allotted (%s)', (outcome) =>
      expect(offered({ final, outcome })).toEqual([]),
    );
  });

  it.each(['pending', 'float'] as const)('offers nothing while decisions are held (%s)', (status) =>
    expect(offered({ status, held: true })).toEqual([]),
  );

  describe('the second proof', () => {
    const now = (
      status: AllotmentSituation['status'],
      preference: number,
      takeBack: 'pending' | 'float' | null = null,
    ) =>
      ({
        record: { final: false, outcome: 'allotted', program_preference: preference, status },
        offered: offered({ status, preference }),
        takeBack: takeBack && { to: takeBack },
      }) as Parameters<typeof needsProof>[0];

    it.each([
      ['pending', 1, ['freeze', 'reject']],
      ['pending', 2, DECISIONS],
      ['float', 2, ['freeze']],
    ] as const)(
      'from %s at preference %d is needed for every decision that is offered',
      (status, preference, decisions) => {
        const record = now(status, preference);
        expect(record.offered).toEqual(decisions);
        expect(record.offered.filter((decision) => needsProof(record, decision))).toEqual(decisions);
      },
    );

    it('is needed to take a decision back, and for nothing that leaves as much open', () => {
      expect(needsProof(now('freeze', 2, 'pending'), 'pending')).toBe(true);
      expect(needsProof(now('freeze', 2, 'float'), 'float')).toBe(true);
      for (const status of ['freeze', 'float', 'upgrade', 'lapsed'] as const) {
        expect(needsProof(now(status, 2), status)).toBe(false);
        expect(needsProof(now(status, 2), 'pending')).toBe(false);
      }
    });

    const some: Decision[][] = Array.from({ length: 16 }, (_, bits) => DECISIONS.filter((_one, n) => (bits >> n) & 1));

    it('narrows: after is a strict subset of before', () => {
      for (const before of some)
        for (const after of some)
          expect(narrows(before, after)).toBe(
            new Set([...before, ...after]).size === before.length && after.length < before.length,
          );
    });
  });

  describe('taking a decision back', () => {
    const until = (situation: Partial<TakeBackSituation>) =>
      takeBackUntil({
        final: false,
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

    it.each(DECISIONS)('is open after %s until the promised instant', (status) => {
      expect(until({ status })).toBe(60 * MINUTE);
      expect(until({ status, now: 60 * MINUTE - 1 })).toBe(60 * MINUTE);
      expect(until({ status, now: 60 * MINUTE })).toBeNull();
    });

    it.each(['pending', 'lapsed', null] as const)('is not open where nothing was said (%p)', (status) =>
      expect(until({ status })).toBeNull(),
    );

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

  it('what is offered can be changed without changing the next offer', () => {
    offered({}).pop();
    expect(offered({})).toEqual(ALL);
  });

  describe('sign-in', () => {
    const signIn = { email: 'A@Mail.Example ', password: '09-02-2006' };

    it('reads the e-mail address without case and spaces, and no round unless told', () => {
      expect(allotmentSignIn.parse(signIn)).toEqual({ email: 'a@mail.example', password: '09-02-2006' });
      expect(allotmentSignIn.parse({ ...signIn, round: '2' }).round).toBe(2);
      expect(allotmentSignIn.parse({ ...signIn, language: 'hi' }).language).toBe('hi');
      expect(allotmentSignIn.safeParse({ ...signIn, language: 'ta' }).success).toBe(false);
    });

    it('takes the form number and the version of a notice, of at most 20 characters', () => {
      const sent = { form_number: 'SEU1', noticeVersion: '3' };
      expect(allotmentSignIn.parse({ ...signIn, ...sent })).toMatchObject(sent);
      for (const field of ['form_number', 'noticeVersion']) {
        expect(allotmentSignIn.safeParse({ ...signIn, [field]: 'x'.repeat(21) }).success).toBe(false);
      }
    });

    it.each(['2006-02-09', '9-2-2006', '32-01-2006', '01-13-2006', '01-01-1806', '00-01-2006', ''])(
      'says how to write the date of birth: %p',
      (password) =>
        expect(allotmentSignIn.safeParse({ ...signIn, password }).error?.issues).toMatchObject([
          { path: ['password'], message: 'Enter your date of birth as DD-MM-YYYY' },
        ]),
    );
  });

  it('statuses and outcomes are these', () => {
    expect(allotmentStatus.options).toEqual(['pending', ...ALL, 'lapsed']);
    expect(outcome.options).toEqual(['allotted', 'not-allotted', 'held']);
  });

  it.each([
    ['form_number', 20],
    ['reason', 500],
  ])('a decision has a %s of at most %i characters', (field, most) => {
    const parse = (length: number) => allotmentDecision.safeParse({ status: 'freeze', [field]: 'x'.repeat(length) });
    expect([parse(most).success, parse(most + 1).success]).toEqual([true, false]);
  });
});

describe('decisions of staff', () => {
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

    it.each([true, false])('never a seat that a later round gave away (window closed: %p)', (windowClosed) =>
      expect(allowed({ status, windowClosed, laterRound: true })).toEqual(later),
    );
  });

  it.each([
    [false, 1],
    [true, 1],
    [true, 3],
    [true, null],
  ])('final: %p, preference %p: there is no better seat to stay open to', (final, preference) => {
    expect(allowed({ final, preference })).toEqual(['freeze', 'reject']);
    expect(allowed({ final, preference, status: 'lapsed', windowClosed: true })).toEqual(['freeze', 'reject']);
    expect(allowed({ final, preference, status: 'reject' })).toEqual(['pending', 'freeze']);
  });

  it.each(['not-allotted', 'held'] as const)('nothing where no seat is allotted (%s)', (outcome) => {
    expect(allowed({ outcome, status: null })).toEqual([]);
    expect(allowed({ outcome })).toEqual([]);
  });

  it('what is allowed can be changed without changing the next answer', () => {
    allowed({ laterRound: true }).pop();
    expect(allowed({ laterRound: true })).toEqual(['freeze', 'reject']);
  });

  it.each([
    [{ status: 'freeze', reason: ' asked by phone ' }, true],
    [{ status: 'lapsed', reason: 'asked by phone' }, false],
    [{ status: 'freeze', reason: '    ' }, false],
    [{ status: 'freeze' }, false],
  ])('a decision of staff comes with its reason: %j', (body, success) =>
    expect(staffDecision.safeParse(body).success).toBe(success),
  );
});
