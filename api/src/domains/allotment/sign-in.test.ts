import { DAY, MINUTE } from '@university/shared/time';
import { and, eq } from 'drizzle-orm';
import { allotments, applicants, cycles, knownDevices, rounds, signInCodes } from '../../platform/database/schema';
import { hashToken } from '../../platform/secrets';
import { LIMITS } from '../../platform/throttle';
import { onBothBareDatabases } from '../../testing/bare';
import { must } from '../../testing/must';
import { addCycle, addRounds, CYCLE, WINDOW } from '../../testing/rounds';
import { START } from '../../testing/start';
import { SIGN_IN_CODE_MINUTES } from '../sign-in/codes';
import { DEVICE_DAYS } from '../sign-in/devices';
import { signerIn, type Credentials } from './sign-in';
import { onRecords } from './testing';

const ASHA = { track: 'ug', round: 1, email: 'asha@applicant.example', birthDate: '09-02-2007' } as const;
const RAVI = { ...ASHA, email: 'ravi@applicant.example', birthDate: '10-02-2007' };
const WRONG = '01-01-2008';

onBothBareDatabases('signing in', (bare) => {
  const { add, later, services, sessions, links, mails, auditOf } = onRecords(bare);
  let isMailed: boolean;
  let signIn: ReturnType<typeof signerIn>;
  let alarms: () => number;
  const open = (withMail: boolean) => {
    isMailed = withMail;
    const all = services(isMailed);
    signIn = signerIn(all);
    alarms = () => all.counters.get('date_spray_alarms');
  };
  beforeEach(() => open(true));

  let networks = 0;
  /** From a new network by default. */
  const enter = (given: Partial<Credentials> = {}) => {
    networks++;
    return signIn({ ...ASHA, address: `10.${networks >> 8}.${networks & 255}.1`, ...given });
  };
  const strangersTry = async (times: number = LIMITS.account.free, given: Partial<Credentials> = {}) => {
    const tries = Array.from({ length: times }, () => enter({ birthDate: WRONG, ...given }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.every((each) => each.status === 'rejected' && each.reason.status === 401)).toBe(true);
  };
  const mailsOf = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind);
  const codes = async () => (await mailsOf('sign-in-code')).map(({ text }) => must(/\b\d{8}\b/.exec(text ?? ''))[0]);

  test('opens a session for the record, and says so in the audit log', async () => {
    let token = '';
    const lines = await auditOf(async () => {
      const { allotment, ...signedIn } = await enter({ noticeVersion: '3' });
      ({ token } = signedIn);
      expect(allotment).toMatchObject({ record: { _id: 'asha', status: 'pending' }, needsCode: true });
    });
    expect(await sessions()).toMatchObject([{ tokenHash: hashToken(token), allotmentId: 'asha', provedAt: null }]);
    const line = { actor: 'applicant:asha', subject: 'allotment:asha', at: START };
    expect(lines).toMatchObject([
      { ...line, action: 'sign-in', detail: { noticeVersion: '3' } },
      { ...line, action: 'read', detail: {} },
    ]);
  });

  test('refuses an unknown e-mail address, a wrong date and another track alike, and leaves no trace of them', async () => {
    const refusals = [
      { email: 'nobody@applicant.example' },
      { birthDate: WRONG },
      { ...RAVI, track: 'btech' as const },
    ];
    const lines = await auditOf(async () => {
      for (const given of refusals) {
        await expect(enter(given)).rejects.toMatchObject({
          status: 401,
          code: 'wrong_credentials',
          message: 'No record matches this e-mail address and date of birth.',
        });
      }
    });
    expect([lines, await sessions(), await mails()]).toEqual([[], [], []]);
  });

  test('leads to the track and the round asked for, and tells apart one that is not out and one without a record', async () => {
    expect((await enter({ track: 'btech' })).allotment.record._id).toBe('asha-btech');
    await expect(enter({ track: 'pg' })).rejects.toMatchObject({ status: 404, code: 'not_published' });
    await expect(enter({ round: 3 })).rejects.toMatchObject({ status: 404, code: 'not_published' });
    await expect(enter({ round: 2 })).rejects.toMatchObject({ status: 404, code: 'no_record' });
    await expect(enter({ round: 2, birthDate: WRONG })).rejects.toMatchObject({ status: 401 });
    expect(await sessions()).toHaveLength(1);
  });

  describe('without a round', () => {
    const last = { round: undefined };
    const setRound = (round: number, changed: Partial<typeof rounds.$inferInsert>) =>
      bare()
        .db.update(rounds)
        .set(changed)
        .where(and(eq(rounds.track, 'ug'), eq(rounds.round, round)));
    const addSecond = (applicantId: string) =>
      bare()
        .db.insert(allotments)
        .values({ id: `${applicantId}-2`, applicantId, cycle: CYCLE, track: 'ug', round: 2, outcome: 'held' });

    test('leads to the last record whose result is out', async () => {
      await addSecond('asha');
      expect((await enter(last)).allotment.record).toMatchObject({ _id: 'asha-2', round: 2 });
      expect((await enter({ ...RAVI, ...last })).allotment.record).toMatchObject({ _id: 'ravi', round: 1 });
      await setRound(2, { published: false });
      expect((await enter(last)).allotment.record).toMatchObject({ _id: 'asha', round: 1 });
      await setRound(2, { published: true, status: 'archived' });
      expect((await enter(last)).allotment.record).toMatchObject({ _id: 'asha', round: 1 });
    });

    test('is refused as with one', async () => {
      await expect(enter({ ...last, birthDate: WRONG })).rejects.toMatchObject({ status: 401 });
      await expect(enter({ ...last, track: 'pg' })).rejects.toMatchObject({ status: 404, code: 'not_published' });
      await setRound(1, { published: false });
      await expect(enter(last)).rejects.toMatchObject({ status: 404, code: 'no_record' });
      await setRound(2, { published: false });
      await expect(enter(last)).rejects.toMatchObject({ status: 404, code: 'not_published' });
      expect(await sessions()).toEqual([]);
    });
  });

  test('reaches records of the admission that the site speaks of, and of no other', async () => {
    const { db } = bare();
    const next = { track: 'ug', round: 1, cycle: '2026-27', published: true };
    await addCycle(db, '2026-27', '2026-01-16');
    await addRounds(db, [{ ...next, ...WINDOW }]);
    expect((await enter()).allotment.record).toMatchObject({ _id: 'asha', cycle: CYCLE });
    later(DAY);
    await expect(enter()).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' });
    const { id: _, ...person } = must((await db.select().from(applicants).where(eq(applicants.id, 'asha')))[0]);
    await db.insert(applicants).values({ ...person, id: 'asha-next', cycle: '2026-27', formNumber: 'SEU9' });
    await db
      .insert(allotments)
      .values({ id: 'next', applicantId: 'asha-next', cycle: '2026-27', track: 'ug', round: 1, outcome: 'held' });
    expect((await enter()).allotment.record).toMatchObject({ _id: 'next', cycle: '2026-27' });
    await db.delete(applicants);
    await db.delete(rounds);
    await db.delete(cycles).where(eq(cycles.id, '2026-27'));
  });

  test('of many at once each gets their own answer and their own session', async () => {
    const outcomes = await Promise.allSettled([
      enter(),
      enter({ birthDate: WRONG }),
      enter(RAVI),
      enter({ track: 'pg' }),
      enter({ noticeVersion: '4' }),
      enter({ round: 2 }),
    ]);
    expect(
      outcomes.map((each) => (each.status === 'fulfilled' ? each.value.allotment.record._id : each.reason.code)),
    ).toEqual(['asha', 'wrong_credentials', 'ravi', 'not_published', 'asha', 'no_record']);
    const reached = new Map((await sessions()).map(({ tokenHash, allotmentId }) => [tokenHash, allotmentId]));
    expect(reached.size).toBe(3);
    for (const each of outcomes) {
      if (each.status === 'fulfilled') {
        expect(reached.get(hashToken(each.value.token))).toBe(each.value.allotment.record._id);
      }
    }
  });

  test('of wrong tries at once those before count against those after, and then also the right details wait', async () => {
    const address = '192.0.2.1';
    const tries = Array.from({ length: LIMITS.guess.free + 2 }, () => enter({ address, birthDate: WRONG }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map((each) => each.status === 'rejected' && each.reason.status)).toEqual([
      401, 401, 401, 401, 401, 429, 429,
    ]);
    await expect(enter({ address })).rejects.toMatchObject({ status: 429, retryAfter: 15 });
    await expect(enter()).resolves.toBeDefined();
  });

  describe('on a new device', () => {
    test('tells the applicant, with a link to say that it was somebody else', async () => {
      await enter();
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: 'new-device', to: ASHA.email, createdAt: START });
      const token = must(/https:\/\/seu\.example\/admission\/not-me#([\w-]{43})/.exec(mail?.text ?? ''))[1];
      expect(await links()).toMatchObject([
        { tokenHash: hashToken(must(token)), allotmentId: 'asha', about: 'sign-in' },
      ]);
    });

    test('the device is known from then on for half a year, each time anew', async () => {
      const { device } = await enter();
      expect(device).toMatch(/^[\w-]{43}$/);
      later(DAY);
      expect((await enter({ device })).device).toBe(device);
      expect(await mails()).toHaveLength(1);
      later(DEVICE_DAYS * DAY - 1);
      await enter({ device });
      expect(await mails()).toHaveLength(1);
      later(DEVICE_DAYS * DAY);
      await enter({ device });
      expect(await mails()).toHaveLength(2);
    });

    test('it is not known at another account, nor in another track', async () => {
      const { device } = await enter();
      await enter({ ...RAVI, device });
      await enter({ track: 'btech', device });
      expect((await mails()).map(({ to }) => to).sort()).toEqual([ASHA.email, ASHA.email, RAVI.email]);
      expect(await bare().db.select().from(knownDevices)).toHaveLength(3);
    });

    test('used twice at once it is remembered once', async () => {
      const { device } = await enter();
      await Promise.all([enter({ device }), enter({ device }), enter({ device }), enter(RAVI)]);
      expect(await bare().db.select().from(knownDevices)).toHaveLength(2);
      expect(await mails()).toHaveLength(2);
    });

    test('where there were very many, it gets in, and is neither told of nor remembered', async () => {
      const { free } = LIMITS['new-device'];
      await Promise.all(Array.from({ length: free }, () => enter()));
      const { device } = await enter();
      expect(device).toBeUndefined();
      expect(await mails()).toHaveLength(free);
      expect(await bare().db.select().from(knownDevices)).toHaveLength(free);
    });
  });

  describe('after many wrong tries of strangers, where mail goes out,', () => {
    const ASKED = {
      status: 403,
      code: 'code_required',
      message: expect.stringContaining('a code is in its mailbox now'),
    };
    const REFUSED = { status: 403, code: 'code_required', message: 'These details and this code do not fit together.' };

    test('and not one less, the right details get a code by mail, and with it they get in', async () => {
      await strangersTry(LIMITS.account.free - 1);
      await expect(enter()).resolves.toBeDefined();
      await strangersTry(1);
      await expect(enter()).rejects.toMatchObject(ASKED);
      const [code] = await codes();
      expect((await mailsOf('sign-in-code'))[0]).toMatchObject({ to: ASHA.email, createdAt: START });
      const stored = await bare().db.select().from(signInCodes);
      expect(stored).toMatchObject([{ applicantId: 'asha', staffId: null }]);
      expect(stored[0]?.codeHash).not.toContain(code);
      await expect(enter({ code })).resolves.toMatchObject({ allotment: { record: { _id: 'asha' } } });
    });

    test('others are told the same, a wrong code is refused, and no code is mailed for them', async () => {
      await strangersTry();
      await expect(enter({ birthDate: WRONG })).rejects.toMatchObject(ASKED);
      for (const given of [{ birthDate: WRONG }, {}, { formNumber: 'SEU1' }]) {
        await expect(enter({ ...given, code: '00000000' })).rejects.toMatchObject(REFUSED);
      }
      const nobody = { email: 'nobody@applicant.example' };
      await strangersTry(LIMITS.account.free, nobody);
      await expect(enter(nobody)).rejects.toMatchObject(ASKED);
      expect(await mails()).toEqual([]);
    });

    test('a code works once, also when it is sent twice at once, and for nobody else', async () => {
      await strangersTry();
      await strangersTry(LIMITS.account.free, { email: RAVI.email });
      for (let n = 0; n < 2; n++) await enter().catch(() => {});
      const [code, other] = await codes();
      await expect(enter({ ...RAVI, code })).rejects.toMatchObject(REFUSED);
      const outcomes = await Promise.allSettled([enter({ code }), enter({ code }), enter({ code })]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(enter({ code })).rejects.toMatchObject(REFUSED);
      await expect(enter({ code: other })).resolves.toBeDefined();
      expect(await bare().db.select().from(signInCodes)).toEqual([]);
    });

    test('no more than a few codes are mailed, until one of them is used', async () => {
      await strangersTry();
      const { free } = LIMITS['code-mail'];
      for (let n = 0; n < free + 2; n++) await expect(enter()).rejects.toMatchObject(ASKED);
      expect(await codes()).toHaveLength(free);
      await enter({ code: (await codes())[0] });
      await expect(enter()).rejects.toMatchObject(ASKED);
      expect(await codes()).toHaveLength(free + 1);
    });

    test('a code sent where none is needed is left as it is', async () => {
      await strangersTry();
      await enter().catch(() => {});
      const [code] = await codes();
      later(SIGN_IN_CODE_MINUTES * MINUTE - 1);
      const { device } = await enter({ code });
      await enter().catch(() => {});
      const next = (await codes())[1];
      await expect(enter({ device, code: next })).resolves.toBeDefined();
      await expect(enter({ code: next })).resolves.toBeDefined();
    });

    test('a device that is known needs none', async () => {
      const { device } = await enter();
      await strangersTry();
      await expect(enter({ device })).resolves.toMatchObject({ device });
    });
  });

  describe('where brothers and sisters have one e-mail address,', () => {
    const MIRA = { ...ASHA, birthDate: '11-01-2009' };
    const TWINS = [
      { id: 'lata', formNumber: 'SEU7' },
      { id: 'mira', formNumber: 'SEU6' },
    ];
    const recordOf = async (given: Partial<Credentials>) => (await enter(given)).allotment.record._id;
    const WHICH = { status: 403, code: 'several_applicants' };
    beforeEach(() => add(...TWINS.map((twin) => ({ ...MIRA, ...twin }))));

    test('the date of birth tells them apart, without a form number', async () => {
      expect(await recordOf(ASHA)).toBe('asha');
      await expect(enter({ birthDate: WRONG })).rejects.toMatchObject({ status: 401 });
    });

    test.each([true, false])(
      'twins give the form number, and are told so when the date is right (mail: %s)',
      async (withMail) => {
        open(withMail);
        await expect(enter({ ...MIRA, birthDate: WRONG, formNumber: 'SEU6' })).rejects.toMatchObject({ status: 401 });
        await expect(enter(MIRA)).rejects.toMatchObject({
          ...WHICH,
          message: expect.stringContaining('Send the form number'),
        });
        for (const formNumber of ['SEU1', 'SEU8'])
          await expect(enter({ ...MIRA, formNumber })).rejects.toMatchObject({
            ...WHICH,
            message: expect.stringContaining('None of'),
          });
        expect(await sessions()).toEqual([]);
        expect(await recordOf({ ...MIRA, formNumber: 'SEU6' })).toBe('mira');
        expect(await recordOf({ ...MIRA, formNumber: 'seu7' })).toBe('lata');
        const told = await mailsOf('new-device');
        expect(told.map(({ applicantId, to }) => [applicantId, to]).sort()).toEqual([
          ['lata', ASHA.email],
          ['mira', ASHA.email],
        ]);
      },
    );

    test.each([
      ['the mailed code counts for either twin', true, 'code_required'],
      ['where no mail goes out, the form number is both proofs', false, 'form_number_required'],
    ])('after many wrong tries nothing tells a right date from a wrong one; %s', async (_what, withMail, code) => {
      open(withMail);
      await strangersTry();
      for (const birthDate of [WRONG, MIRA.birthDate])
        await expect(enter({ birthDate })).rejects.toMatchObject({ status: 403, code });
      const proof = withMail ? { code: (await codes())[0] } : {};
      if (withMail) await expect(enter({ ...MIRA, ...proof })).rejects.toMatchObject(WHICH);
      expect(await recordOf({ ...MIRA, ...proof, formNumber: 'SEU7' })).toBe('lata');
    });
  });

  describe('what is answered alike costs the same:', () => {
    const NOBODY = { email: 'nobody@applicant.example' };
    const SENDERS = { unknown: NOBODY, wrong: { birthDate: WRONG }, right: {} };
    const ALIKE = { free: ['unknown', 'wrong'], asked: ['unknown', 'wrong', 'right'] } as const;

    async function statementsOf(given: Partial<Credentials>) {
      const { session } = (bare().db as unknown as { _: { session: object } })._;
      const prepare = jest.spyOn(Object.getPrototypeOf(session), 'prepareQuery');
      const code = await enter(given).then(
        () => 'in',
        ({ code: refused }: { code: string }) => refused,
      );
      const texts = prepare.mock.calls.map(([query]) => (query as { sql: string }).sql);
      prepare.mockRestore();
      return { code, texts };
    }

    test.each([
      ['free', {}, 'wrong_credentials'],
      ['free', { code: '00000000', device: 'd'.repeat(43), round: 2 }, 'wrong_credentials'],
      ['asked', {}, 'code_required'],
      ['asked', { code: '000000000000', device: 'd'.repeat(43), round: undefined, language: 'hi' }, 'code_required'],
    ] as const)('%s, with %j', async (when, more, answer) => {
      if (when === 'asked') for (const given of [{}, NOBODY]) await strangersTry(LIMITS.account.free, given);
      const ran = [];
      for (const sender of ALIKE[when]) {
        const { code, texts } = await statementsOf({ ...SENDERS[sender], ...more });
        expect([sender, code]).toEqual([sender, answer]);
        expect(texts.length).toBeGreaterThan(3);
        ran.push(texts);
      }
      for (const texts of ran) expect(texts).toEqual(ran[0]);
    });

    test('also when codes are mailed no more, and none is mailed to nobody', async () => {
      for (const given of [{}, NOBODY]) await strangersTry(LIMITS.account.free, given);
      const ran = [];
      for (let n = 0; n < LIMITS['code-mail'].free + 2; n++) ran.push((await statementsOf({})).texts);
      ran.push((await statementsOf(NOBODY)).texts, (await statementsOf({ birthDate: WRONG })).texts);
      for (const texts of ran) expect(texts).toEqual(ran[0]);
      expect((await mails()).map(({ to }) => to)).toEqual(Array(LIMITS['code-mail'].free).fill(ASHA.email));
    });
  });

  test('150 wrong codes at once void those of the account; the new one lets in while guessing goes on', async () => {
    await strangersTry();
    await enter().catch(() => {});
    const sent = async () => (await mailsOf('sign-in-code')).map(({ text }) => must(/is (\d+)/.exec(text ?? ''))[1]);
    const [first] = await sent();
    expect(first).toMatch(/^\d{8}$/);
    /** As in separate processes. */
    const processes = Array.from({ length: 3 }, () => signerIn(services(true)));
    const guess = (n: number) =>
      must(processes[n % 3])({ ...ASHA, address: `2001:db8:1:${n % 60}::${n}`, code: '00000000' }).catch(() => {});
    await Promise.all(Array.from({ length: 150 }, (_, n) => guess(n)));
    const [second, ...more] = (await sent()).filter((code) => code !== first);
    expect([second, more]).toEqual([expect.stringMatching(/^\d{12}$/), []]);
    await expect(enter({ code: first })).rejects.toMatchObject({ code: 'code_required' });
    for (let n = 150; n < 180; n++) await guess(n * 61);
    expect(await sent()).toHaveLength(2);
    await expect(enter({ code: second })).resolves.toMatchObject({ allotment: { record: { _id: 'asha' } } });
  });

  describe('after many wrong tries of strangers, where no mail goes out,', () => {
    const ASKED = {
      status: 403,
      code: 'form_number_required',
      message: expect.stringContaining('Send your form number'),
    };
    const REFUSED = {
      status: 403,
      code: 'form_number_required',
      message: 'These details and this form number do not fit together.',
    };
    beforeEach(async () => {
      open(false);
      await strangersTry();
    });

    test('the form number lets in, in any case of its letters; another, or with another date, does not', async () => {
      await expect(enter()).rejects.toMatchObject(ASKED);
      await expect(enter({ formNumber: 'SEU2' })).rejects.toMatchObject(REFUSED);
      await expect(enter({ formNumber: 'SEU1', birthDate: WRONG })).rejects.toMatchObject(REFUSED);
      await expect(enter({ code: '00000000' })).rejects.toMatchObject(ASKED);
      await expect(enter({ formNumber: 'seu1' })).resolves.toMatchObject({ allotment: { needsCode: false } });
      expect(await codes()).toEqual([]);
    });

    test('who has no record here is told the same, whatever form number comes', async () => {
      const nobody = { email: 'nobody@applicant.example' };
      await strangersTry(LIMITS.account.free, nobody);
      await expect(enter({ ...nobody, formNumber: 'SEU1' })).rejects.toMatchObject(REFUSED);
      await expect(enter(nobody)).rejects.toMatchObject(ASKED);
    });
  });

  test('one date of birth tried at many accounts raises one alarm', async () => {
    const spray = (times: number) =>
      Promise.allSettled(
        Array.from({ length: times }, (_, n) => enter({ email: `a${n}@applicant.example`, birthDate: WRONG })),
      );
    await spray(LIMITS.date.free - 1);
    expect(alarms()).toBe(0);
    await spray(2);
    expect(alarms()).toBe(1);
  });
});
