import { DAY, HOUR, MINUTE, SECOND } from '@university/shared/time';
import fc from '../../../../scripts/jest/properties';
import { Attempts, LIMITS } from '../../platform/throttle';
import { type Admission, admit, allSubjectsOf, type Claim, settle, subjectsOf, verdictOf } from './attempt';
import { SIGN_IN_CODE_MINUTES } from './codes';

type Row = ReturnType<Attempts['changes']>[number];

interface Given {
  network: string;
  isSecretRight: boolean;
  proof?: 'good' | 'bad';
  account?: string;
  date?: string;
  knownDevice?: string;
}

/** The rules of sign-in without a database. */
class Door {
  now = Date.parse('2026-01-15T05:00:00Z');
  mailbox: number[] = [];
  mails = 0;
  alarms = 0;
  judgedBySecretAlone = 0;
  readonly #rows = new Map<string, Row>();

  constructor(private readonly isMailed = true) {}

  static after(steps: readonly (Given & { rest: number })[], isMailed = true): Door {
    const door = new Door(isMailed);
    for (const { rest, ...given } of steps) {
      door.now += rest;
      door.enter(given);
    }
    return door;
  }

  enter({ isSecretRight, proof, account = 'a', ...from }: Given): 'in' | 'wrong' | 'asked' | 'refused' {
    const claim: Claim = { area: 'result', account, ...from };
    const context = { secretKey: 'k', at: new Date(this.now), subjects: allSubjectsOf(claim) };
    const attempts = new Attempts(context, [...this.#rows.values()]);
    const admission = admit(attempts, claim);
    const outcome = 'refusal' in admission ? 'refused' : this.#judge(attempts, claim, admission, isSecretRight, proof);
    for (const row of attempts.changes()) this.#rows.set(row.key, row);
    return outcome;
  }

  #judge(attempts: Attempts, claim: Claim, admission: Admission, isSecretRight: boolean, proof: Given['proof']) {
    if (!admission.isProofNeeded) this.judgedBySecretAlone++;
    const good = this.mailbox.find((until) => until > this.now);
    const isProofRight = proof === 'good' && (!this.isMailed || good !== undefined);
    const verdict = verdictOf(admission, { isSecretRight, isProofRight, isProofSent: proof !== undefined });
    if (settle(attempts, claim, verdict).isSprayed) this.alarms++;
    if (verdict === 'in' && admission.isProofNeeded && this.isMailed) {
      this.mailbox.splice(this.mailbox.indexOf(good ?? 0), 1);
      attempts.forget(subjectsOf(claim).codeMail);
    }
    if (verdict === 'unproven' && this.isMailed && attempts.take(subjectsOf(claim).codeMail)) {
      this.mails++;
      this.mailbox.push(this.now + SIGN_IN_CODE_MINUTES * MINUTE);
    }
    if (verdict === 'in') return 'in';
    return admission.isProofNeeded ? 'asked' : 'wrong';
  }
}

const attack = fc.record({
  network: fc.integer({ min: 0, max: 40 }).map((n) => `2001:db8:${n.toString(16)}:0::/64`),
  isSecretRight: fc.boolean(),
  proof: fc.constantFrom('bad' as const, undefined),
  date: fc.constantFrom('d1', 'd2'),
  account: fc.constantFrom('a', 'a', 'a', 'b', 'c'),
  rest: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 * MINUTE })),
});

/** Repeated attempts reach limits that single ones do not. */
const attacks = fc
  .array(fc.tuple(attack, fc.integer({ min: 1, max: 30 })), { maxLength: 25 })
  .map((runs) => runs.flatMap(([one, times]) => Array.from({ length: times }, () => one)));

describe('for any sequence of attempts from other networks', () => {
  it.each([
    ['a mailed code', true],
    ['the form number', false],
  ])('the right details get in at once, or with %s', (_proof, isMailed) => {
    const property = fc.property(attacks, (steps) => {
      const door = Door.after(steps, isMailed);
      const own = { network: '192.0.2.1', isSecretRight: true, date: 'd1' };
      const first = door.enter(own);
      expect(['in', 'asked']).toContain(first);
      if (first === 'asked') expect(door.enter({ ...own, proof: 'good' })).toBe('in');
    });
    fc.assert(property, { numRuns: 400 });
  });

  it('a device that is known gets in at once, also from the network of the attackers', () => {
    const property = fc.property(attacks, (steps) => {
      const door = Door.after(steps);
      const network = steps[0]?.network ?? 'n';
      expect(door.enter({ network, isSecretRight: true, date: 'd1', knownDevice: 'phone' })).toBe('in');
    });
    fc.assert(property, { numRuns: 200 });
  });
});

describe('guessing stays slow', () => {
  const { account, guess, network, spray } = LIMITS;
  /** Guesses a day that no further proof stops. */
  const MOST_A_DAY = account.free + DAY / account.decay;

  it.each([1, 5, 400])('at one account, from %i networks: 34 a day', (networks) => {
    expect(MOST_A_DAY).toBe(34);
    for (const pause of [SECOND, 11 * MINUTE, HOUR]) {
      const door = new Door();
      const end = door.now + DAY;
      for (let n = 0; door.now < end && n < 3_000; n++, door.now += pause) {
        door.enter({ network: `10.0.${n % networks}.1`, isSecretRight: false, date: `d${n}` });
      }
      expect(door.judgedBySecretAlone).toBeLessThanOrEqual(MOST_A_DAY);
      expect(door.judgedBySecretAlone).toBeGreaterThanOrEqual(Math.min(account.free, guess.free));
    }
  });

  it('at one account, by any timing: 34 a day', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 200 });
    const property = fc.property(gaps, (rests) => {
      const door = new Door();
      const end = door.now + DAY;
      for (const [n, rest] of rests.entries()) {
        door.now += rest;
        if (door.now >= end) break;
        door.enter({ network: `10.0.${n}.1`, isSecretRight: false });
      }
      expect(door.judgedBySecretAlone).toBeLessThanOrEqual(MOST_A_DAY);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('from one network at all accounts, and with one date of birth', () => {
    const judged = (dateOf: (n: number) => string, pause: number, count: number) => {
      const door = new Door();
      const seen = Array.from({ length: count }, (_, n) => {
        door.now += pause;
        return door.enter({ network: '10.0.0.1', isSecretRight: false, account: `a${n}`, date: dateOf(n) });
      });
      return seen.filter((outcome) => outcome !== 'refused').length;
    };
    const inAnHour = judged((n) => `d${n}`, 2 * SECOND, 1_800);
    expect(inAnHour).toBeLessThanOrEqual(network.free + HOUR / network.decay);
    const withOneDate = judged(() => 'd', MINUTE, 24 * 60);
    expect(withOneDate).toBeLessThanOrEqual(spray.free + DAY / spray.decay);
  });
});

describe('one date of birth tried at many applicants', () => {
  it('raises an alarm once an hour, refuses the sprayer, and nobody else who was born that day', () => {
    const door = new Door();
    const spray = (networks: number) =>
      Array.from({ length: 400 }, (_, n) =>
        door.enter({ network: `10.0.${n % networks}.1`, isSecretRight: false, account: `a${n}`, date: 'd' }),
      );
    expect(spray(1).filter((outcome) => outcome === 'refused')).toHaveLength(400 - LIMITS.spray.free);
    expect(door.alarms).toBe(0);
    spray(100);
    expect(door.alarms).toBe(1);
    door.now += HOUR;
    spray(100);
    expect(door.alarms).toBe(2);
    expect(door.enter({ network: '192.0.2.1', isSecretRight: true, account: 'b', date: 'd' })).toBe('in');
  });

  it('raises it also when some of those who were born that day sign in meanwhile', () => {
    const door = new Door();
    for (let n = 0; n < LIMITS.date.free; n++) {
      expect(door.alarms).toBe(0);
      door.enter({ network: `10.0.${n}.1`, isSecretRight: false, account: `a${n}`, date: 'd' });
      door.enter({ network: `10.1.${n}.1`, isSecretRight: true, account: `b${n}`, date: 'd' });
    }
    expect(door.alarms).toBe(1);
  });
});

describe('the mailed code', () => {
  const asked = () => {
    const door = new Door();
    for (let n = 0; n < LIMITS.account.free; n++) door.enter({ network: `10.0.${n}.1`, isSecretRight: false });
    return door;
  };

  it('is not mailed for wrong details, nor more than 15 times an hour for right ones', () => {
    const door = asked();
    for (let n = 0; n < 50; n++) expect(door.enter({ network: `10.1.${n}.1`, isSecretRight: false })).toBe('asked');
    expect(door.mails).toBe(0);
    for (let n = 0; n < 720; n++, door.now += 5 * SECOND) door.enter({ network: `10.2.${n}.1`, isSecretRight: true });
    expect(door.mails).toBeLessThanOrEqual(LIMITS['code-mail'].free + 12);
    expect(door.mailbox.some((until) => until > door.now)).toBe(true);
  });

  it('whoever used one gets the next at once, however many strangers asked for', () => {
    const door = asked();
    for (let n = 0; n < 20; n++) door.enter({ network: `10.2.${n}.1`, isSecretRight: true });
    const own = { network: '192.0.2.1', isSecretRight: true };
    while (door.mailbox.length > 0) expect(door.enter({ ...own, proof: 'good' })).toBe('in');
    expect(door.enter(own)).toBe('asked');
    expect(door.enter({ ...own, proof: 'good' })).toBe('in');
  });
});
