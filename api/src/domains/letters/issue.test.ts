import {
  groupLetterCode,
  LETTER_CODE_ALPHABET,
  LETTER_CODE_LENGTH,
  letterCode,
  normaliseLetterCode,
} from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { MINUTE } from '@university/shared/time';
import { eq } from 'drizzle-orm';
import fc from '../../../../scripts/jest/properties';
import {
  allotments,
  applicants,
  applications,
  letters,
  rounds,
  siteSettings,
  throttle,
} from '../../platform/database/schema';
import { addCampuses } from '../../testing/small-catalogue';
import { onBothBareDatabases } from '../../testing/bare';
import { CYCLE } from '../../testing/rounds';
import { START } from '../../testing/start';
import { onRecords } from '../allotment/testing';
import { checkLetter, letterIssuer, newLetterCode } from './issue';

const CAMPUS = {
  id: 'campus',
  code: 'S02',
  name: 'Okhla II Campus',
  location: 'Maa Anandmayi Marg',
  nearestMetro: 'Govind Puri',
};

const DAYS = {
  payFrom: '2026-01-20',
  payUntil: '2026-01-23',
  verifyFrom: '2026-01-27',
  verifyUntil: '2026-01-30',
  verifyPlace: 'Hall 7, Dwarka',
};

const PRINTED = {
  pay: { from: DAYS.payFrom, to: DAYS.payUntil },
  verify: { from: DAYS.verifyFrom, to: DAYS.verifyUntil },
  verifyPlace: DAYS.verifyPlace,
};

const NO_DAYS = { pay: null, verify: null, verifyPlace: null };

const LENGTH = { minLength: LETTER_CODE_LENGTH, maxLength: LETTER_CODE_LENGTH };

/** Common misreadings of characters. */
const WRITTEN: Record<string, string[]> = { 0: ['0', 'O', 'o'], 1: ['1', 'I', 'i', 'L', 'l'] };

const BETWEEN = ['', ' ', '-', '\u2013', '\u00a0', ' - '];

describe('letter codes', () => {
  test('however a code is typed, it is the same code', () => {
    const part = fc.constantFrom(...LETTER_CODE_ALPHABET).chain((character) => {
      const written = WRITTEN[character] ?? [character, character.toLowerCase()];
      return fc.tuple(fc.constant(character), fc.constantFrom(...written), fc.constantFrom(...BETWEEN));
    });
    fc.assert(
      fc.property(fc.array(part, LENGTH), (parts) => {
        const typed = parts.map(([, written, between]) => written + between).join('');
        expect(normaliseLetterCode(typed)).toBe(parts.map(([character]) => character).join(''));
      }),
    );
  });

  test('a code as printed reads back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LETTER_CODE_ALPHABET), LENGTH), (characters) => {
        const code = characters.join('');
        expect(groupLetterCode(code)).toMatch(/^(\w{4}-){4}\w{4}$/);
        expect(letterCode.parse(groupLetterCode(code))).toBe(code);
      }),
    );
  });

  test.each(['', 'ABCD', 'U'.repeat(20), '1'.repeat(19), '1'.repeat(21), '1'.repeat(101), `${'1'.repeat(19)}*`])(
    '"%s" is no code',
    (text) => {
      expect(letterCode.safeParse(text).success).toBe(false);
    },
  );

  test('a new code is a code, and never one of before', () => {
    const made = Array.from({ length: 1_000 }, newLetterCode);
    expect(new Set(made).size).toBe(made.length);
    for (const code of made) expect(letterCode.parse(code)).toBe(code);
    // Far more draws than needed for each character to occur.
    expect(new Set(made.join(''))).toEqual(new Set(LETTER_CODE_ALPHABET));
  });
});

onBothBareDatabases('letters', (bare) => {
  const { clock, services, auditOf } = onRecords(bare);
  let issue: ReturnType<typeof letterIssuer>;
  beforeEach(async () => {
    issue = letterIssuer(services());
    await addCampuses(bare().db, [CAMPUS]);
    await bare().db.delete(applications);
    await change({ campusId: 'campus', status: 'freeze', decidedAt: START });
  });

  const letterOf = (id: string, base: Parameters<typeof issue>[0]['base'] = 'ug') =>
    issue({ id, base, provedAt: START });

  test('none is given before the second proof, and none is made', async () => {
    const missing = issue({ id: 'asha', base: 'ug', provedAt: null });
    await expect(missing).rejects.toMatchObject({
      status: 403,
      code: 'proof_required',
      issues: [{ path: 'form_number' }],
    });
    expect(await bare().db.select().from(letters)).toEqual([]);
  });

  const check = (code: string) => checkLetter(services(), code, '10.0.0.1');
  async function change(values: Partial<typeof allotments.$inferInsert>, id?: string) {
    await bare()
      .db.update(allotments)
      .set(values)
      .where(id ? eq(allotments.id, id) : undefined);
  }
  const giveLaterSeat = () =>
    bare().db.insert(allotments).values({
      id: 'later',
      applicantId: 'asha',
      cycle: CYCLE,
      track: 'ug',
      round: 2,
      outcome: 'allotted',
      status: 'pending',
    });

  describe('are issued', () => {
    test('for a seat that was accepted, and the audit log says so', async () => {
      const { location, nearestMetro } = CAMPUS;
      const lines = await auditOf(async () => {
        const letter = await letterOf('asha');
        expect(letter).toMatchObject({
          record: { _id: 'asha', status: 'freeze' },
          status: 'freeze',
          place: { campusCode: 'S02', location, nearestMetro, firstPayment: null },
          issuedAt: START,
          trackName: 'ug course',
          dates: NO_DAYS,
          portal: null,
          takeBackUntil: null,
          photo: null,
          publicUrl: 'https://seu.example',
        });
        expect(letter.code).toHaveLength(LETTER_CODE_LENGTH);
        expect(await bare().db.select().from(letters)).toMatchObject([
          { code: letter.code, allotmentId: 'asha', status: 'freeze', issuedAt: START },
        ]);
      });
      const line = { at: START, actor: 'applicant:asha', subject: 'allotment:asha' };
      expect(lines).toMatchObject([{ ...line, action: 'letter', detail: { status: 'freeze' } }]);
    });

    test('with until when the decision can be taken back', async () => {
      const until = new Date(START.getTime() + 60 * MINUTE);
      await change({ takeBackUntil: until, takeBackTo: 'float' });
      const letter = await letterOf('asha');
      expect(letter).toMatchObject({ takeBackUntil: until.toISOString() });
      // The letter stays the same afterwards.
      clock.now = new Date(until.getTime() + MINUTE);
      expect(await letterOf('asha')).toMatchObject({ code: letter.code, takeBackUntil: until.toISOString() });
      const closesAt = new Date(START.getTime() + MINUTE);
      await bare().db.update(rounds).set({ closesAt });
      expect(await letterOf('asha')).toMatchObject({ takeBackUntil: closesAt.toISOString() });
    });

    test('with the days of the round, and the portal of the track', async () => {
      await bare().db.update(rounds).set(DAYS).where(eq(rounds.track, 'ug'));
      await bare().db.insert(applications).values({
        id: 'applications-ug',
        code: 'ug-2025-26',
        cycle: CYCLE,
        track: 'ug',
        portal: 'https://pay.seu.example',
      });
      expect(await letterOf('asha')).toMatchObject({ dates: PRINTED, portal: 'https://pay.seu.example' });
      expect(await letterOf('asha-btech', 'result')).toMatchObject({ dates: NO_DAYS, portal: null });
      // Without a portal of its own, that of students.
      await bare().db.insert(siteSettings).values({ id: 'identity', data: exampleIdentity });
      await bare().db.update(applications).set({ status: 'draft' });
      expect(await letterOf('asha')).toMatchObject({ portal: exampleIdentity.portals.student });
      await bare().db.delete(siteSettings);
    });

    test('once: asked for again, also at the same time, it is the same one', async () => {
      const asked = await Promise.all(Array.from({ length: 4 }, () => letterOf('asha')));
      clock.now = new Date(START.getTime() + MINUTE);
      const lines = await auditOf(async () => asked.push(await letterOf('asha')));
      expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
      expect(asked.map(({ issuedAt }) => issuedAt)).toEqual(asked.map(() => START));
      expect(lines).toHaveLength(1);
      expect(await bare().db.select().from(letters)).toHaveLength(1);
    });

    test('anew when they would say something else', async () => {
      const before = await letterOf('asha');
      await change({ rank: 7 });
      const after = await letterOf('asha');
      expect(after.code).not.toBe(before.code);
      await bare().db.update(rounds).set(DAYS);
      expect((await letterOf('asha')).code).not.toBe(after.code);
      expect(await bare().db.select().from(letters)).toHaveLength(3);
    });

    test.each([
      ...(['pending', 'upgrade', 'reject', null] as const).map((status) => ({ status })),
      { status: 'float' as const, campusId: null },
    ])('to nobody whose seat is like %j', async (values) => {
      await change(values);
      const refused = { status: 404, code: 'no_letter', message: expect.stringContaining('freeze or float it first') };
      await expect(letterOf('asha')).rejects.toMatchObject(refused);
    });

    test('to nobody whose seat was replaced by one of a later round', async () => {
      await giveLaterSeat();
      const message = expect.stringContaining('A later round gave you another seat');
      await expect(letterOf('asha')).rejects.toMatchObject({ status: 404, code: 'no_letter', message });
    });

    test('only where the result is out, and at the address of the track', async () => {
      await expect(letterOf('asha', 'pg')).rejects.toMatchObject({ status: 401, code: 'signed_out' });
      await expect(letterOf('nobody')).rejects.toMatchObject({ status: 404, code: 'not_published' });
      await bare().db.update(rounds).set({ published: false });
      await expect(letterOf('asha')).rejects.toMatchObject({ status: 404, code: 'not_published' });
      expect(await bare().db.select().from(letters)).toEqual([]);
    });

    test('to each their own, where many ask at once', async () => {
      await change({ status: 'pending' }, 'ravi');
      const lines = await auditOf(async () => {
        const outcomes = await Promise.allSettled([
          letterOf('asha'),
          letterOf('ravi'),
          letterOf('asha-btech', 'result'),
          letterOf('asha'),
          letterOf('asha-btech'),
        ]);
        expect(
          outcomes.map((each) => (each.status === 'fulfilled' ? each.value.record._id : each.reason.code)),
        ).toEqual(['asha', 'no_letter', 'asha-btech', 'asha', 'signed_out']);
      });
      expect(lines.map(({ actor }) => actor)).toEqual(['applicant:asha', 'applicant:asha-btech', 'applicant:asha']);
      expect(await bare().db.select().from(letters)).toHaveLength(2);
    });
  });

  describe('are checked by their code', () => {
    let code: string;
    beforeEach(async () => {
      ({ code } = await letterOf('asha'));
    });

    test('which says what the record says today', async () => {
      expect(await check(code)).toEqual({
        name: 'Asha Negi',
        program: null,
        campus: 'Okhla II Campus',
        cycle: CYCLE,
        track: 'ug',
        track_name: 'ug course',
        round: 1,
        valid: true,
        superseded: false,
        decision: 'freeze',
        issuedAt: START.toISOString(),
        unchanged: true,
        form_number: '•EU1',
        location: 'Maa Anandmayi Marg',
        nearest_metro: 'Govind Puri',
        registered_category: 'D_UR',
        category_allocated: null,
        program_preference: 2,
        rank: null,
        decided_at: START.toISOString(),
        take_back_until: null,
        first_payment: null,
        pay: null,
        verify: null,
        verify_place: 'Okhla II Campus, Maa Anandmayi Marg',
        portal: null,
        changed_days: [],
        photo: 'none',
      });
    });

    test('and say which days hold today once they are others than was printed', async () => {
      await bare().db.update(rounds).set(DAYS);
      expect(await check(code)).toMatchObject({
        ...{ valid: true, superseded: false, unchanged: true, changed_days: ['pay', 'verify'] },
        ...{ pay: PRINTED.pay, verify: PRINTED.verify, verify_place: PRINTED.verifyPlace },
      });
      const { code: later } = await letterOf('asha');
      expect(await check(later)).toMatchObject({ valid: true, unchanged: true, changed_days: [] });
    });

    test('and say of an early letter that it has neither days nor a photograph to compare', async () => {
      const [{ contentDigest } = { contentDigest: null }] = await bare().db.select().from(letters);
      for (const parts of [1, 2]) {
        const early = contentDigest?.split('.').slice(0, parts).join('.');
        await bare().db.update(letters).set({ contentDigest: early });
        expect(await check(code)).toMatchObject({ valid: true, unchanged: true, changed_days: null, photo: null });
      }
    });

    test('which no letter has: that is counted against who tries', async () => {
      await check(code);
      const attempts = async () => (await bare().db.select().from(throttle)).map((row) => row.attempts);
      expect(await attempts()).toEqual([0]);
      await expect(check('0'.repeat(LETTER_CODE_LENGTH))).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining('No letter has this code'),
      });
      expect(await attempts()).toEqual([1]);
    });

    const setRounds = (values: Partial<typeof rounds.$inferInsert>) => bare().db.update(rounds).set(values);
    const rename = () => bare().db.update(applicants).set({ name: 'Asha Kumari Negi' });
    const forgetDigest = () => bare().db.update(letters).set({ contentDigest: null });

    test.each<[string, () => Promise<unknown>, object]>([
      [
        'the decision is another',
        () => change({ status: 'float' }),
        { valid: false, superseded: true, unchanged: false },
      ],
      ['the seat was replaced', giveLaterSeat, { valid: false, superseded: true, unchanged: true }],
      ['the result is not out', () => setRounds({ published: false }), { valid: false, superseded: false }],
      ['the record says something else', rename, { valid: true, unchanged: false, name: 'Asha Kumari Negi' }],
      [
        'nobody knows what was printed',
        forgetDigest,
        { valid: true, unchanged: null, changed_days: null, photo: null },
      ],
      ['the seat was given up', () => change({ status: 'reject' }), { valid: false, unchanged: false }],
      [
        'it has no campus',
        () => change({ campusId: null }),
        { valid: true, unchanged: false, location: null, nearest_metro: null },
      ],
    ])('and say what holds once %s', async (_what, happen, expected) => {
      await happen();
      expect(await check(code)).toMatchObject(expected);
    });

    test('and stand again where the decision is the one of before', async () => {
      await change({ status: 'float' });
      await change({ status: 'freeze' });
      expect(await check(code)).toMatchObject({ valid: true, superseded: false });
    });
  });
});
