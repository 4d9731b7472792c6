/** @jest-environment node */
import { DAY, HOUR, MINUTE } from '@university/shared/time';
import { exampleIdentity } from '@university/shared/testing/identity';
import { and, eq } from 'drizzle-orm';
import { allotments, applicants, cycles, outbox, rounds } from '../../platform/database/schema';
import { type MailText, write } from '../../platform/mail/compose';
import { onBothBareDatabases } from '../../testing/bare';
import { addCycle, CYCLE, WINDOW } from '../../testing/rounds';
import { START } from '../../testing/start';
import { PEOPLE, onRecords } from '../allotment/testing';
import { resultOut, seatReminder, remind, mailResults } from './mails';

const ROUND = {
  cycle: '2025-26',
  track: 'btech',
  trackName: 'B.Tech',
  round: 1,
  opensAt: START,
  closesAt: new Date(START.getTime() + 5 * DAY),
};
const SEAT = { program: 'B.Des.', campus: 'Dwarka Campus' };
const ASHA = {
  name: 'Asha Negi',
  email: 'asha@applicant.example',
  language: 'en',
  formNumber: 'SEU25100001',
  registeredCategory: 'D_UR',
  outcome: 'allotted',
  status: 'pending',
  rank: 412,
  applicantId: 'asha',
} as const;
const SENDING = { at: START, siteUrl: '' };

const textOf = (mail: MailText) => write(mail, exampleIdentity).text;
const OPENS = '15 January 2026 at 10:30 am IST';
const CLOSES = '20 January 2026 at 10:30 am IST';

describe('the words', () => {
  test('the mail of a result says of which round, where and how to sign in, and when to decide', () => {
    const mail = resultOut(ASHA, ROUND, SENDING);
    expect(mail).toMatchObject({
      to: ASHA.email,
      applicantId: 'asha',
      at: START,
      about: 'round:2025-26:btech:1',
      kind: 'result-out',
    });
    expect(write(mail, exampleIdentity).subject).toBe('The result is out: B.Tech, round 1');
    for (const words of [
      'Dear Asha Negi,',
      'B.Tech, round 1 (2025-26) is out.',
      'https://www.seu.example/admission/result?category=btech\n',
      'the e-mail address to which this mail came, and your date of birth',
      `from ${OPENS} until ${CLOSES}`,
    ]) {
      expect(textOf(mail)).toContain(words);
    }
  });

  test('of that mail are the same whatever the result is, and name no more of the person', () => {
    const text = textOf(resultOut({ ...ASHA, ...SEAT } as typeof ASHA, ROUND, SENDING));
    expect(text).not.toMatch(/SEU25100001|D_UR|allotted|pending|412|B\.Des|Dwarka Campus/);
  });

  test('a reminder says which seat waits, until when, what happens otherwise, and where to sign in', () => {
    const mail = seatReminder({ ...ASHA, ...SEAT }, { ...ROUND, track: 'ug', trackName: 'UG', round: 3 }, SENDING);
    expect(mail).toMatchObject({ to: ASHA.email, about: 'round:2025-26:ug:3', kind: 'seat-reminder' });
    for (const words of [
      'B.Des., Dwarka Campus (UG, round 3 (2025-26))',
      `until ${CLOSES}`,
      'you lose the seat',
      'https://www.seu.example/admission/result/ug/round3\n',
    ]) {
      expect(textOf(mail)).toContain(words);
    }
  });
});

onBothBareDatabases('mail about rounds', (bare) => {
  const records = onRecords(bare);
  const { clock, later, services, mails } = records;
  const run = () => mailResults(services());
  const writtenTo = async (kind: 'result-out' | 'seat-reminder') =>
    (await mails())
      .filter((mail) => mail.kind === kind)
      .map(({ to }) => to)
      .sort();
  const setRound = (track: string, values: Partial<typeof rounds.$inferInsert>) =>
    bare()
      .db.update(rounds)
      .set(values)
      .where(and(eq(rounds.track, track), eq(rounds.round, 1)));
  const setRecord = (id: string, values: Partial<typeof allotments.$inferInsert>) =>
    bare().db.update(allotments).set(values).where(eq(allotments.id, id));
  const send = () => bare().db.update(outbox).set({ sentAt: clock.now, nextAttemptAt: null });

  const addApplicants = (count: number) =>
    records.add(
      ...Array.from({ length: count }, (_, n) => {
        const id = `late${n}`;
        return { id, track: 'ug', email: `${id}@applicant.example`, formNumber: id, birthDate: '09-02-2007' };
      }),
    );

  const everybody = PEOPLE.map(({ email }) => email).sort();

  /** One run for each round, and one more. */
  async function runAll() {
    for (let times = 0; times < 3; times++) await run();
  }

  async function withdraw() {
    await setRound('ug', { published: false });
    await runAll();
  }

  async function publishAgain() {
    await setRound('ug', { published: true });
    await runAll();
  }

  describe('that a result is out', () => {
    test('goes to everybody with a record, once', async () => {
      await runAll();
      await runAll();
      expect(await writtenTo('result-out')).toEqual(everybody);
    });

    test('is bulk mail about its round, to the site’s own address', async () => {
      await run();
      await run();
      expect((await mails()).find(({ about }) => about === `round:${CYCLE}:btech:1`)).toMatchObject({
        to: 'asha@applicant.example',
        kind: 'result-out',
        isBulk: true,
        text: expect.stringContaining('https://seu.example/admission/result?category=btech'),
      });
    });

    test('does not go before the result is out, nor once the window has closed, nor of another year', async () => {
      await setRound('ug', { published: false });
      await setRound('btech', { status: 'draft' });
      await runAll();
      expect(await mails()).toEqual([]);
      await setRound('ug', { published: true });
      await setRound('btech', { status: 'published' });
      clock.now = WINDOW.closesAt;
      await runAll();
      expect(await mails()).toEqual([]);
      clock.now = START;
      await addCycle(bare().db, '2026-27', '2026-01-10');
      await runAll();
      await bare().db.delete(cycles).where(eq(cycles.id, '2026-27'));
      expect(await mails()).toEqual([]);
    });

    test.each([
      ['that was sent stays', send, everybody],
      ['that waits is taken back', async () => {}, ['asha@applicant.example']],
      [
        'that an earlier release queued is taken back',
        () => bare().db.update(outbox).set({ applicantId: null }),
        ['asha@applicant.example'],
      ],
    ])('%s when the result is withdrawn, and nobody gets two when it is published again', async (_what, pass, left) => {
      await runAll();
      await pass();
      await withdraw();
      expect(await writtenTo('result-out')).toEqual(left);
      await publishAgain();
      expect(await writtenTo('result-out')).toEqual(everybody);
    });

    test('of brothers and sisters with one address goes anew to whoever’s mail was taken back, once', async () => {
      await bare().db.update(applicants).set({ email: 'asha@applicant.example' }).where(eq(applicants.id, 'ravi'));
      await runAll();
      await bare()
        .db.update(outbox)
        .set({ sentAt: clock.now, nextAttemptAt: null })
        .where(eq(outbox.applicantId, 'asha'));
      await withdraw();
      await publishAgain();
      const written = (await mails()).filter(({ about }) => about === `round:${CYCLE}:ug:1`);
      expect(written.map(({ applicantId }) => applicantId).sort()).toEqual(['asha', 'ravi']);
    });

    test('goes to those whose rows came later, and to nobody else', async () => {
      await runAll();
      await send();
      await addApplicants(2);
      await runAll();
      expect(await writtenTo('result-out')).toEqual(
        [...everybody, 'late0@applicant.example', 'late1@applicant.example'].sort(),
      );
    });

    test('is written for 500 people at a time', async () => {
      await runAll();
      await addApplicants(600);
      await run();
      expect((await writtenTo('result-out')).length).toBe(everybody.length + 500);
      await run();
      await run();
      expect((await writtenTo('result-out')).length).toBe(everybody.length + 600);
    });

    test('is written once when several processes look at the same time', async () => {
      await addApplicants(120);
      for (let times = 0; times < 3; times++) await Promise.all([run(), run(), run()]);
      const all = await writtenTo('result-out');
      expect(all).toHaveLength(everybody.length + 120);
    });
  });

  describe('a reminder', () => {
    const due = new Date(WINDOW.closesAt.getTime() - DAY);
    const reminded = async () => {
      await remind(services());
      return writtenTo('seat-reminder');
    };

    test('goes a day before the window closes, once', async () => {
      clock.now = new Date(due.getTime() - 1);
      expect(await reminded()).toEqual([]);
      clock.now = due;
      expect(await reminded()).toEqual(everybody);
      later(HOUR);
      expect(await reminded()).toEqual(everybody);
    });

    test.each([
      ['who accepted', { status: 'freeze' }],
      ['who wait for a better seat', { status: 'float' }],
      ['without a seat', { outcome: 'not-allotted', status: null }],
      ['whose decisions are held', { decisionsHeldAt: START }],
    ] as const)('does not go to those %s', async (_who, values) => {
      await setRecord('ravi', values);
      clock.now = due;
      expect(await reminded()).toEqual(everybody.filter((email) => !email.startsWith('ravi')));
    });

    test('does not go in the last hour', async () => {
      clock.now = new Date(WINDOW.closesAt.getTime() - HOUR);
      expect(await reminded()).toEqual([]);
      later(-1);
      expect(await reminded()).toEqual(everybody);
    });

    test('does not go of a round that is not out', async () => {
      await setRound('ug', { published: false });
      clock.now = due;
      expect(await reminded()).toEqual([PEOPLE[2].email]);
    });

    test('of a window that is shorter than a day goes when it opens, not before', async () => {
      const opensAt = new Date(START.getTime() + HOUR);
      for (const track of ['ug', 'btech']) {
        await setRound(track, { opensAt, closesAt: new Date(START.getTime() + 6 * HOUR) });
      }
      expect(await reminded()).toEqual([]);
      later(HOUR);
      expect(await reminded()).toEqual(everybody);
    });

    test('does not go again when the window is moved', async () => {
      clock.now = due;
      await reminded();
      await send();
      for (const track of ['ug', 'btech']) {
        await setRound(track, { closesAt: new Date(WINDOW.closesAt.getTime() + 3 * DAY) });
      }
      later(3 * DAY);
      expect(await reminded()).toEqual(everybody);
    });

    test('that waits until it is too late is given up, with the reason', async () => {
      clock.now = due;
      await reminded();
      clock.now = new Date(WINDOW.closesAt.getTime() - HOUR + MINUTE);
      await run();
      for (const mail of (await mails()).filter(({ kind }) => kind === 'seat-reminder')) {
        expect(mail).toMatchObject({ nextAttemptAt: null, sentAt: null, lastError: expect.stringMatching(/too late/) });
      }
      expect(await reminded()).toEqual(everybody);
    });
  });
});
