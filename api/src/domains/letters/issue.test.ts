import { LETTER_CODE_LENGTH } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { eq } from 'drizzle-orm';
import { allotments, applicants, letters, rounds, throttle } from '../../platform/database/schema';
import { addCampuses } from '../../testing/small-catalogue';
import { onEveryBareDatabase } from '../../testing/bare';
import { CYCLE } from '../../testing/rounds';
import { START } from '../../testing/start';
import { onRecords } from '../allotment/testing';
import { checkLetter } from './check';
import { letterIssuer } from './issue';

const CAMPUS = {
  id: 'campus',
  code: 'S02',
  name: 'Okhla II Campus',
  location: 'Maa Anandmayi Marg',
  nearestMetro: 'Govind Puri',
};

const PLACE = { campusCode: 'S02', location: 'Maa Anandmayi Marg', nearestMetro: 'Govind Puri', firstPayment: null };

onEveryBareDatabase('letters', (bare) => {
  const { clock, services, auditOf } = onRecords(bare);
  let issue: ReturnType<typeof letterIssuer>;
  beforeEach(async () => {
    issue = letterIssuer(services());
    await addCampuses(bare().db, [CAMPUS]);
    await change({ campusId: 'campus', status: 'freeze', decidedAt: START });
  });

  const letterOf = (id: string, base: Parameters<typeof issue>[0]['base'] = 'ug') => issue({ id, base });
  const check = (code: string) => checkLetter(services(), code, '10.0.0.1');
  /** Of every record, or of one. */
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
      const lines = await auditOf(async () => {
        const letter = await letterOf('asha');
        expect(letter).toMatchObject({
          record: { _id: 'asha', status: 'freeze' },
          status: 'freeze',
          place: PLACE,
          issuedAt: START,
          takeBack: null,
          publicUrl: 'https://seu.example',
        });
        expect(letter.code).toHaveLength(LETTER_CODE_LENGTH);
        expect(await bare().db.select().from(letters)).toMatchObject([
          { code: letter.code, allotmentId: 'asha', status: 'freeze', issuedAt: START },
        ]);
      });
      expect(lines).toMatchObject([
        {
          at: START,
          actor: 'applicant:asha',
          action: 'letter',
          subject: 'allotment:asha',
          detail: { status: 'freeze' },
        },
      ]);
    });

    test('with until when the decision can be taken back', async () => {
      const until = new Date(START.getTime() + 60 * MINUTE);
      await change({ takeBackUntil: until, takeBackTo: 'float' });
      expect(await letterOf('asha')).toMatchObject({ takeBack: { to: 'float', until: until.toISOString() } });
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
      expect(await bare().db.select().from(letters)).toHaveLength(2);
    });

    test('to nobody who has accepted no seat', async () => {
      const refused = { status: 404, code: 'no_letter', message: expect.stringContaining('freeze or float it first') };
      for (const status of ['pending', 'upgrade', 'reject', null] as const) {
        await change({ status });
        await expect(letterOf('asha')).rejects.toMatchObject(refused);
      }
      await change({ status: 'float', campusId: null });
      await expect(letterOf('asha')).rejects.toMatchObject(refused);
    });

    test('to nobody whose seat was replaced by one of a later round', async () => {
      await giveLaterSeat();
      await expect(letterOf('asha')).rejects.toMatchObject({
        status: 404,
        code: 'no_letter',
        message: expect.stringContaining('A later round gave you another seat'),
      });
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
        track: 'ug',
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
      });
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

    test('and stand no longer once the decision is another, or the seat was replaced', async () => {
      await change({ status: 'float' });
      expect(await check(code)).toMatchObject({ valid: false, superseded: true, unchanged: false });
      await change({ status: 'freeze' });
      expect(await check(code)).toMatchObject({ valid: true, superseded: false });
      await giveLaterSeat();
      expect(await check(code)).toMatchObject({ valid: false, superseded: true, unchanged: true });
    });

    test('and are not valid while the result is not out', async () => {
      await bare().db.update(rounds).set({ published: false });
      expect(await check(code)).toMatchObject({ valid: false, superseded: false });
    });

    test('and say whether the record says something else than was printed', async () => {
      await bare().db.update(applicants).set({ name: 'Asha Kumari Negi' });
      expect(await check(code)).toMatchObject({ valid: true, unchanged: false, name: 'Asha Kumari Negi' });
      await bare().db.update(letters).set({ contentDigest: null });
      expect(await check(code)).toMatchObject({ valid: true, unchanged: null });
    });

    test('also where the seat was given up or has no campus', async () => {
      await change({ status: 'reject' });
      expect(await check(code)).toMatchObject({ valid: false, unchanged: false });
      await change({ status: 'freeze', campusId: null });
      expect(await check(code)).toMatchObject({ valid: true, unchanged: false, location: null, nearest_metro: null });
    });
  });
});
