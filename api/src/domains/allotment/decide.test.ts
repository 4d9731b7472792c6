import type { AllotmentStatus } from '@university/shared/contract';
import { DAY, HOUR, MINUTE } from '@university/shared/time';
import { eq } from 'drizzle-orm';
import {
  allotments,
  applicantSessions,
  auditPersonal,
  grievances,
  proofCodes,
  rounds,
  staff,
} from '../../platform/database/schema';
import { hashToken } from '../../platform/secrets';
import { onBothBareDatabases } from '../../testing/bare';
import { must } from '../../testing/must';
import { CYCLE } from '../../testing/rounds';
import { START } from '../../testing/start';
import { forgetExpired } from '../../platform/forget-expired';
import { codeHashOf } from './proofs';
import { correct, decider } from './decide';
import { DISOWN_DAYS, notMeLink, liftDecisionHold, listHolds, reportNotMe, storeNotMeLinks } from './report-not-me';
import { onRecords } from './testing';

type Wish = Parameters<ReturnType<typeof decider>>[0];

const LINE = { at: START, actor: 'applicant:asha', subject: 'allotment:asha' };

const FORM_NUMBERS: Record<string, string> = { asha: 'SEU1', ravi: 'SEU2' };

onBothBareDatabases('records of applicants', (bare) => {
  const { clock, later, services, wrongProofs, links, sessions, mails, auditOf } = onRecords(bare);
  let decide: ReturnType<typeof decider>;
  beforeEach(() => {
    decide = decider(services());
  });

  /** @returns the id of the session */
  const session = async (allotmentId: string, name = allotmentId, expiresAt = new Date(START.getTime() + 30 * DAY)) => {
    await bare().db.insert(applicantSessions).values({ tokenHash: name, allotmentId, expiresAt });
    return name;
  };
  const wish = (id: string, status: Wish['status'], more: Partial<Wish> = {}): Wish => ({
    id,
    status,
    session: id,
    address: '10.0.0.1',
    ...more,
  });
  const proof = (id: string) => ({ form_number: FORM_NUMBERS[id] });
  const proved = (id: string, status: Wish['status']) => decide(wish(id, status, proof(id)));
  const rowOf = async (id: string) => must((await bare().db.select().from(allotments)).find((row) => row.id === id));

  describe('a decision', () => {
    beforeEach(() => Promise.all([session('asha'), session('ravi')]));

    test('is recorded, said in the audit log and mailed with a link to say that it was somebody else', async () => {
      const lines = await auditOf(async () => {
        const until = new Date(START.getTime() + 60 * MINUTE).toISOString();
        expect(await proved('asha', 'freeze')).toMatchObject({
          record: { status: 'freeze', decided_at: START.toISOString() },
          offered: [],
          proved: true,
          takeBack: { to: 'pending', until },
        });
      });
      expect(await rowOf('asha')).toMatchObject({ status: 'freeze', decidedAt: START, takeBackTo: 'pending' });
      expect(lines).toMatchObject([{ ...LINE, action: 'decide', detail: { from: 'pending', to: 'freeze' } }]);
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: 'decision-receipt', to: 'asha@applicant.example' });
      const [, token] = must(/not-me#([\w-]{43})/.exec(mail?.text ?? ''));
      expect(await links()).toMatchObject([
        { tokenHash: hashToken(must(token)), allotmentId: 'asha', about: 'decision' },
      ]);
      expect(await sessions()).toContainEqual(expect.objectContaining({ tokenHash: 'asha', provedAt: START }));
    });

    test('sent again changes nothing and succeeds, without a proof', async () => {
      const first = await proved('asha', 'freeze');
      later(MINUTE);
      const lines = await auditOf(async () => {
        const again = await decide(wish('asha', 'freeze'));
        expect(again.record).toEqual(first.record);
      });
      expect([lines, (await mails()).length]).toEqual([[], 1]);
    });

    test('is for records that are there and out', async () => {
      await expect(decide(wish('nobody', 'float'))).rejects.toMatchObject({ status: 404 });
      await bare().db.update(rounds).set({ published: false });
      await expect(decide(wish('asha', 'float'))).rejects.toMatchObject({ status: 404 });
    });

    test('is for whoever is signed in to this record now', async () => {
      const signedOut = { status: 401, code: 'signed_out' };
      await session('asha', 'over', START);
      for (const other of ['ravi', 'nobody', 'over']) {
        await expect(decide(wish('asha', 'float', { session: other }))).rejects.toMatchObject(signedOut);
      }
      expect((await rowOf('asha')).status).toBe('pending');
    });

    test('is one that applicants can send', async () => {
      await expect(decide(wish('asha', 'lapsed'))).rejects.toMatchObject({
        status: 400,
        issues: [{ path: 'status', message: 'Choose one of: freeze, float, upgrade, reject' }],
      });
    });

    test('is one that is open, else the present state is told', async () => {
      await proved('asha', 'reject');
      const refused = { status: 409, code: 'conflict', data: { record: { _id: 'asha', status: 'reject' } } };
      await expect(decide(wish('asha', 'freeze'))).rejects.toMatchObject(refused);
      await expect(decide(wish('asha', 'float'))).rejects.toMatchObject(refused);
      later(5 * DAY);
      const lapsed = { status: 409, data: { record: { status: 'lapsed' }, offered: [] } };
      await expect(decide(wish('ravi', 'float'))).rejects.toMatchObject(lapsed);
    });

    test('needs a second proof where it leaves less open, once a session', async () => {
      const required = {
        ...{ status: 403, code: 'proof_required', issues: [{ path: 'form_number' }] },
        message: 'Give your form number. You need it once while you are signed in.',
      };
      for (const status of ['freeze', 'float', 'upgrade', 'reject'] as const) {
        await expect(decide(wish('asha', status))).rejects.toMatchObject(required);
      }
      expect((await sessions()).map(({ provedAt }) => provedAt)).toEqual([null, null]);
      expect(await proved('asha', 'float')).toMatchObject({
        record: { status: 'float' },
        proved: true,
        takeBack: { to: 'pending' },
      });
      expect(await decide(wish('asha', 'freeze'))).toMatchObject({ takeBack: { to: 'float' } });
      await expect(decide(wish('asha', 'pending'))).rejects.toMatchObject({ code: 'conflict' });
      expect(await decide(wish('asha', 'float'))).toMatchObject({ record: { status: 'float' }, proved: true });
      await session('asha', 'elsewhere');
      await expect(decide(wish('asha', 'freeze', { session: 'elsewhere' }))).rejects.toMatchObject(required);
    });

    test('with a wrong proof changes nothing, and is counted', async () => {
      const lines = await auditOf(() =>
        expect(decide(wish('asha', 'freeze', proof('ravi')))).rejects.toMatchObject({
          status: 400,
          code: 'wrong_proof',
        }),
      );
      expect(lines).toEqual([]);
      expect(await mails()).toEqual([]);
      expect(wrongProofs.splice(0)).toEqual([{ action: 'fail-proof', subject: 'allotment:asha', network: '10.0.0.1' }]);
      for (let n = 0; n < 4; n++) await decide(wish('asha', 'freeze', proof('ravi'))).catch(() => {});
      await expect(proved('asha', 'freeze')).rejects.toMatchObject({ status: 429, retryAfter: 15 });
      later(16_000);
      await expect(decide(wish('asha', 'freeze', { form_number: 'seu1' }))).resolves.toMatchObject({ proved: true });
    });

    test('is taken back to what was before, with a proof', async () => {
      await proved('asha', 'upgrade');
      await session('asha', 'elsewhere');
      const back = wish('asha', 'pending', { session: 'elsewhere' });
      await expect(decide(back)).rejects.toMatchObject({ code: 'proof_required' });
      const lines = await auditOf(async () => {
        const answer = await decide({ ...back, ...proof('asha') });
        expect(answer).toMatchObject({ record: { status: 'pending', decided_at: null }, takeBack: null });
      });
      expect(lines).toMatchObject([{ action: 'take-back', detail: { from: 'upgrade', to: 'pending' } }]);
      expect((await mails()).filter(({ text }) => text?.includes('was taken back'))).toHaveLength(1);
      expect(await rowOf('asha')).toMatchObject({
        status: 'pending',
        decidedAt: null,
        takeBackUntil: null,
        takeBackTo: null,
      });
    });

    test('is taken back for an hour and no longer, nor after the window, wherever that was moved', async () => {
      const closed = { status: 409, data: { record: { status: 'upgrade' }, takeBack: null } };
      await proved('asha', 'upgrade');
      later(60 * MINUTE);
      await expect(decide(wish('asha', 'pending'))).rejects.toMatchObject(closed);
      later(-1);
      const closesAt = new Date(clock.now.getTime() + 1);
      await bare().db.update(rounds).set({ closesAt });
      const until = closesAt.toISOString();
      expect(await decide(wish('asha', 'upgrade'))).toMatchObject({ takeBack: { until } });
      await bare().db.update(rounds).set({ closesAt: clock.now });
      await expect(decide(wish('asha', 'pending'))).rejects.toMatchObject(closed);
      await bare().db.update(rounds).set({ closesAt });
      await expect(decide(wish('asha', 'pending'))).resolves.toMatchObject({ takeBack: null });
    });

    test('is not taken back by the applicant where staff set another', async () => {
      await proved('asha', 'reject');
      await correct(services(), 'clerk', 'asha', { status: 'freeze', reason: 'Asked for in writing' });
      const refused = { status: 409, data: { record: { status: 'freeze' }, takeBack: null } };
      await expect(decide(wish('asha', 'pending'))).rejects.toMatchObject(refused);
    });

    test('of several at once the later see the earlier, and the last one stands', async () => {
      const outcomes = await Promise.allSettled([
        proved('ravi', 'float'),
        proved('asha', 'float'),
        decide(wish('asha', 'freeze')),
        decide(wish('asha', 'reject')),
        decide(wish('asha', 'float')),
        decide(wish('asha', 'freeze')),
      ]);
      expect(
        outcomes.map((each) => (each.status === 'fulfilled' ? each.value.record.status : each.reason.code)),
      ).toEqual(['float', 'float', 'freeze', 'conflict', 'float', 'freeze']);
      expect(await rowOf('asha')).toMatchObject({ status: 'freeze', takeBackTo: 'float' });
      expect(await mails()).toHaveLength(5);
    });
  });

  describe('"this was not me"', () => {
    const linkTo = async (id: string, about: 'decision' | 'sign-in' = 'decision') => {
      const link = notMeLink(services(), { id, language: 'en' }, about, clock.now);
      await storeNotMeLinks(bare().db, [link]);
      return must(link.url.split('#')[1]);
    };
    const gone = { status: 410, code: 'gone' };

    test('holds decisions, ends all sessions, opens a ticket and mails it', async () => {
      await Promise.all([session('asha'), session('asha', 'elsewhere'), session('ravi')]);
      const member = (id: string, role: 'admissions' | 'admin', disabled = false) => ({
        ...{ id, email: `${id}@seu.example`, name: id, role, disabled },
      });
      const members = [member('desk', 'admissions'), member('left', 'admissions', true), member('head', 'admin')];
      await bare().db.insert(staff).values(members);
      const token = await linkTo('asha');
      let ticket = '';
      const lines = await auditOf(async () => {
        const receipt = await reportNotMe(services(), token);
        expect(receipt).toEqual({ ticket: expect.stringMatching(/^GR-2026-/), heldAt: START.toISOString() });
        ({ ticket } = receipt);
      });
      expect((await sessions()).map(({ tokenHash }) => tokenHash)).toEqual(['ravi']);
      expect(await rowOf('asha')).toMatchObject({ decisionsHeldAt: START, holdTicket: ticket });
      expect((await rowOf('ravi')).decisionsHeldAt).toBeNull();
      expect(lines).toContainEqual(
        expect.objectContaining({ ...LINE, action: 'disown', detail: { about: 'decision' } }),
      );
      expect(await bare().db.select().from(grievances)).toMatchObject([
        { ticket, email: 'asha@applicant.example', fileKey: null, helpReason: 'not-me', helpTrack: 'ug' },
      ]);
      const told = (await mails()).filter(({ kind }) => kind === 'not-me');
      expect(told).toMatchObject([{ to: 'desk@seu.example', subject: 'An applicant said “this was not me”' }]);
      expect(must(told[0]).text).toContain('/admin/results/records/asha');
      expect(must(told[0]).text).not.toMatch(/Asha|applicant\.example|SEU1/);
      expect(await listHolds(bare().db, START)).toMatchObject([{ _id: 'asha', form_number: 'SEU1', ticket }]);
      const held = (await mails()).filter(({ kind }) => kind === 'decision-hold');
      expect(held).toMatchObject([{ to: 'asha@applicant.example', text: expect.stringContaining(ticket) }]);
    });

    test('said a second time leaves the first ticket, and ends the sessions begun since', async () => {
      const tokens = [await linkTo('asha'), await linkTo('asha', 'sign-in')];
      const first = await reportNotMe(services(), must(tokens[0]));
      later(MINUTE);
      await session('asha');
      const lines = await auditOf(async () => expect(await reportNotMe(services(), must(tokens[1]))).toEqual(first));
      expect(lines).toMatchObject([{ action: 'disown', detail: { about: 'sign-in' } }]);
      expect(await sessions()).toEqual([]);
      expect(await bare().db.select().from(grievances)).toHaveLength(1);
    });

    test('is said with a link that is there, once, and for some days', async () => {
      await expect(reportNotMe(services(), 'x'.repeat(43))).rejects.toMatchObject(gone);
      const token = await linkTo('asha');
      await reportNotMe(services(), token);
      await expect(reportNotMe(services(), token)).rejects.toMatchObject(gone);
      const old = await linkTo('ravi');
      later(DISOWN_DAYS * DAY);
      await expect(reportNotMe(services(), old)).rejects.toMatchObject(gone);
    });

    test('said while decisions are sent holds all that come after it', async () => {
      await session('asha');
      await proved('asha', 'freeze');
      const token = await linkTo('asha');
      const [held, ...ends] = await Promise.allSettled([
        reportNotMe(services(), token),
        ...Array.from({ length: 6 }, (_, n) => decide(wish('asha', n % 2 ? 'freeze' : 'pending'))),
      ]);
      expect(held?.status).toBe('fulfilled');
      for (const end of ends) if (end.status === 'rejected') expect([401, 409]).toContain(end.reason.status);
      await session('asha', 'after');
      const late = decide(wish('asha', 'reject', { session: 'after' }));
      await expect(late).rejects.toMatchObject({ code: 'decisions_held', data: { offered: [] } });
    });

    test('links and codes that have run out are forgotten', async () => {
      await linkTo('asha');
      const expiresAt = new Date(START.getTime() + MINUTE);
      await bare()
        .db.insert(proofCodes)
        .values({ allotmentId: 'asha', codeHash: codeHashOf('k', 'asha', '1'), expiresAt });
      const left = async () => {
        await forgetExpired.run(services());
        return [(await links()).length, (await bare().db.select().from(proofCodes)).length];
      };
      expect(await left()).toEqual([1, 1]);
      later(MINUTE);
      expect(await left()).toEqual([1, 0]);
      later(DISOWN_DAYS * DAY);
      expect(await left()).toEqual([0, 0]);
    });
  });

  describe('while decisions are held', () => {
    beforeEach(async () => {
      await Promise.all([session('asha'), session('ravi')]);
      await bare()
        .db.update(allotments)
        .set({ decisionsHeldAt: START, holdTicket: 'GR-2026-7F3K-92QG' })
        .where(eq(allotments.id, 'asha'));
    });
    const lift = (id: string, undo = false) =>
      liftDecisionHold(services(), 'staff', id, { undo, reason: 'Called, and all is well' });

    test('none is taken, and the present state is told; that of another record is', async () => {
      await expect(proved('asha', 'freeze')).rejects.toMatchObject({
        status: 409,
        code: 'decisions_held',
        message: expect.stringContaining('records your decision for you'),
        data: { record: { status: 'pending' }, heldAt: START.toISOString() },
      });
      await expect(decide(wish('asha', 'pending'))).resolves.toMatchObject({ offered: [] });
      await expect(proved('ravi', 'float')).resolves.toBeDefined();
    });

    test('staff lift it with a reason, and the applicant is told', async () => {
      const lines = await auditOf(() => lift('asha'));
      expect(await rowOf('asha')).toMatchObject({ decisionsHeldAt: null, holdTicket: null });
      expect(lines).toMatchObject([{ ...LINE, actor: 'staff:staff', action: 'lift-hold', detail: {} }]);
      const personal = await bare().db.select().from(auditPersonal);
      expect(personal.find(({ entryId }) => entryId === lines[0]?.id)?.data).toEqual({
        reason: 'Called, and all is well',
      });
      expect(await mails()).toMatchObject([{ kind: 'decision-hold', to: 'asha@applicant.example' }]);
      await expect(proved('asha', 'float')).resolves.toBeDefined();
    });

    /** Asha froze after floating, and denied it after five minutes. */
    async function heldAfterFreeze({ laterRound = false, status = 'freeze' as AllotmentStatus } = {}) {
      const { db } = bare();
      const decided = { status, decidedAt: START, takeBackUntil: new Date(START.getTime() + HOUR) };
      const decisionsHeldAt = new Date(START.getTime() + 5 * MINUTE);
      await db
        .update(allotments)
        .set({ ...decided, takeBackTo: 'float', decisionsHeldAt })
        .where(eq(allotments.id, 'asha'));
      if (!laterRound) return;
      const record = { cycle: CYCLE, track: 'ug', round: 2, outcome: 'not-allotted' as const };
      await db.insert(allotments).values({ id: 'ravi-2', applicantId: 'ravi', ...record });
    }

    test.each([
      ['a decision that was not theirs is undone', {}],
      ['also once a later round has records, as the seat was kept', { laterRound: true }],
    ])('%s: what was open before it is open again', async (_, situation) => {
      await heldAfterFreeze(situation);
      later(2 * DAY);
      const lines = await auditOf(() => lift('asha', true));
      expect(await rowOf('asha')).toMatchObject({ status: 'float', takeBackUntil: null, decisionsHeldAt: null });
      expect(lines).toMatchObject([{ action: 'lift-hold', detail: { from: 'freeze', to: 'float' } }]);
      expect(must((await mails())[0]).text).toContain('It now says: float.');
      await expect(proved('asha', 'freeze')).resolves.toBeDefined();
    });

    test('of a decision that stays, the time to take it back goes on where it stood still', async () => {
      await heldAfterFreeze();
      later(2 * DAY);
      await lift('asha');
      const until = new Date(START.getTime() + 2 * DAY + 55 * MINUTE);
      expect(await rowOf('asha')).toMatchObject({ status: 'freeze', takeBackUntil: until });
      await expect(proved('asha', 'float')).resolves.toMatchObject({ record: { status: 'float' } });
    });

    test.each([
      ['a seat that was given up and may be another’s', { laterRound: true, status: 'reject' as const }, 0],
      ['a window that has closed', {}, 6 * DAY],
    ])('nothing is undone in %s', async (_, situation, after) => {
      await heldAfterFreeze(situation);
      later(after);
      await expect(lift('asha', true)).rejects.toMatchObject({ status: 409 });
      expect((await rowOf('asha')).decisionsHeldAt).not.toBeNull();
    });

    test('only what is held can be lifted', async () => {
      await expect(lift('nobody')).rejects.toMatchObject({ status: 404, message: 'There is no such record.' });
      await expect(lift('ravi')).rejects.toMatchObject({ status: 409, code: 'conflict' });
      expect(await mails()).toEqual([]);
    });
  });
});
