/** @jest-environment node */
import { MINUTE } from '@university/shared/time';
import { defaultMail } from '../../platform/mail/settings';
import { FakeSmtp } from '../../platform/mail/testing/fake-smtp';
import { signInApplicant, type SignedInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onEmbedded, START } from '../../testing/world';
import { applicantSessions } from '../../platform/database/schema';
import { onBothBareDatabases } from '../../testing/bare';
import { LIMITS } from '../../platform/throttle/limits';
import { CODE_MINUTES, MOST_CODES, sendCode } from './codes';
import { decider } from './decide';
import { onRecords } from './testing';

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

/** Another code of six digits. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

onEmbedded(
  'a mailed code, where mail goes out',
  (world) => {
    const at = (milliseconds: number) => {
      world().clock.now = new Date(START.getTime() + milliseconds);
    };

    /** Asks for a code and reads it in the mail. */
    async function codeFor(person: SignedInApplicant) {
      const answer = await person.askForCode();
      expect(answer.json()).toEqual({ status: 'success', data: { minutes: CODE_MINUTES } });
      await world().api.jobs.run('mail');
      const mail = must(
        smtp.received.filter(({ to, source }) => to === person.email && /Your code is/.test(source)).at(-1),
      );
      return must(/Your code is (\d+)/.exec(mail.source)?.[1]);
    }

    test('is asked for beside the form number, and is good for its minutes', async () => {
      const ravi = await signInApplicant(world(), 'ravi');
      expect(ravi.allotment).toMatchObject({ needsCode: true, proved: false });
      const { formNumber: form_number } = ravi;
      for (const [proof, missing] of [
        [{}, ['form_number', 'code']],
        [{ form_number }, ['code']],
        [{ code: '000000' }, ['form_number']],
      ] as const) {
        const answer = await ravi.put('freeze', proof);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_required']);
        expect(answer.json().message).toContain('form number and the code');
        expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual(missing);
      }
      const code = await codeFor(ravi);
      at(CODE_MINUTES * MINUTE);
      expect((await ravi.put('freeze', { form_number, code })).json()).toMatchObject({ code: 'wrong_proof' });
      at(CODE_MINUTES * MINUTE - 1);
      expect((await ravi.put('freeze', { form_number, code })).json().data.proved).toBe(true);
    });

    test('a wrong number, a wrong code and both wrong are refused in the same words', async () => {
      const asha = await signInApplicant(world(), 'asha', '10.1.0.1');
      const { formNumber: form_number } = asha;
      const code = await codeFor(asha);
      const wrong = [
        { form_number: 'SEU25100009', code },
        { form_number, code: otherThan(code) },
        { form_number: 'SEU25100009', code: otherThan(code) },
      ];
      const answers = await Promise.all(wrong.map((proof) => asha.put('reject', proof)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject({ code: 'wrong_proof' });
      expect((await asha.read()).json().data).toMatchObject({ proved: false, record: { status: 'pending' } });
    });

    test('stays good when others are asked for, by whomever, and works once', async () => {
      const farah = await signInApplicant(world(), 'farah', '10.2.0.1');
      const { formNumber: form_number } = farah;
      const code = await codeFor(farah);
      const stranger = await signInApplicant(world(), 'farah', '10.2.0.99');
      for (let n = 1; n < MOST_CODES; n++) expect((await stranger.askForCode()).statusCode).toBe(200);
      const enough = await farah.askForCode();
      expect([enough.statusCode, enough.json().code]).toEqual([429, 'codes_sent']);
      expect(Number(enough.headers['retry-after'])).toBe(CODE_MINUTES * 60);
      expect((await farah.put('freeze', { form_number, code })).statusCode).toBe(200);
      expect((await stranger.put('float', { form_number, code })).json()).toMatchObject({ code: 'wrong_proof' });
      // A used code makes room for another one.
      expect((await farah.askForCode()).statusCode).toBe(200);
    });

    test('of another record is worth nothing, and neither is the proof of another session', async () => {
      const [gauri, arjun] = [await signInApplicant(world(), 'gauri'), await signInApplicant(world(), 'arjun')];
      const [hers, his] = [await codeFor(gauri), await codeFor(arjun)];
      const { formNumber: form_number } = gauri;
      if (hers !== his) expect((await gauri.put('freeze', { form_number, code: his })).statusCode).toBe(400);
      expect((await gauri.put('freeze', { form_number, code: hers })).statusCode).toBe(200);
      const elsewhere = await signInApplicant(world(), 'gauri');
      expect(elsewhere.allotment.proved).toBe(false);
      expect((await elsewhere.put('pending')).json()).toMatchObject({ code: 'proof_required' });
      expect((await gauri.put('pending')).statusCode).toBe(200);
      // Given once a session: the next decision needs none.
      expect((await gauri.put('reject')).statusCode).toBe(200);
    });

    test('a stranger at other addresses keeps nobody waiting, whatever they try', async () => {
      const form_number = 'SEU25200001';
      for (let n = 0; n < 30; n++) {
        const stranger = await signInApplicant(world(), 'tenzin', `10.3.${n % 3}.1`);
        await stranger.askForCode();
        for (let guess = 0; guess < 3; guess++) await stranger.put('freeze', { form_number, code: '000000' });
      }
      await world().api.jobs.run('mail');
      const mail = must(
        smtp.received
          .filter(({ to, source }) => to === 'tenzin.btech@applicant.example' && /Your code is/.test(source))
          .at(-1),
      );
      const code = must(/Your code is (\d+)/.exec(mail.source)?.[1]);
      const tenzin = await signInApplicant(world(), 'tenzin', '10.4.0.1');
      expect((await tenzin.put('freeze', { form_number, code })).statusCode).toBe(200);
    });
  },
  {
    // Read when the world starts: the port is not known before.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);

onBothBareDatabases('codes of a record at which somebody guesses', (bare) => {
  const { clock, services, mails } = onRecords(bare);
  const OWN = { id: 'asha', session: 'own', address: '192.0.2.1', form_number: 'SEU1' };
  const codes = async () =>
    (await mails()).flatMap(({ kind, text }) =>
      kind === 'decision-code' ? (/Your code is (\d+)/.exec(text ?? '')?.[1] ?? []) : [],
    );
  /** A stranger signs in once in each network, for guesses are bound by session and network too. */
  const NETWORKS = 60;
  const strangers = Array.from({ length: 2 * NETWORKS }, (_, n) => `stranger-${n}`);
  /** Each has connections and batches of its own, as a process has. */
  let processes: ReturnType<typeof decider>[];
  beforeEach(async () => {
    processes = Array.from({ length: 3 }, () => decider(services(true)));
    const expiresAt = new Date(START.getTime() + 5 * 60 * MINUTE);
    await bare()
      .db.insert(applicantSessions)
      .values(['own', ...strangers].map((tokenHash) => ({ tokenHash, allotmentId: 'asha', expiresAt })));
  });
  const decide = (n: number, wish: Partial<Parameters<ReturnType<typeof decider>>[0]>) =>
    must(processes[n % processes.length])({ status: 'freeze', ...OWN, ...wish });
  const guess = (n: number, code: string, from = n % NETWORKS) =>
    decide(n, { session: strangers[from], address: `2001:db8:1:${from.toString(16)}::${n}`, code }).then(
      () => 'in',
      ({ code: refused }: { code: string }) => refused,
    );

  test('300 guesses at once from 60 networks void them; the new one opens to its owner, while guessing goes on', async () => {
    await sendCode(services(true), 'asha');
    const [first = ''] = await codes();
    expect(first).toMatch(/^\d{6}$/);
    const outcomes = await Promise.all(Array.from({ length: 300 }, (_, n) => guess(n, otherThan(first))));
    // Each network is refused after its own five, too.
    expect(outcomes.filter((outcome) => outcome === 'wrong_proof').length).toBeGreaterThanOrEqual(LIMITS.code.free);
    expect(outcomes).not.toContain('in');
    const [second = '', ...more] = (await codes()).filter((code) => code !== first);
    expect([second, more]).toEqual([expect.stringMatching(/^\d{12}$/), []]);

    const late = { code: 'wrong_proof', message: expect.stringContaining('code of 12 digits in our newest mail') };
    await expect(decide(0, { code: first })).rejects.toMatchObject(late);
    for (let n = 300; n < 400; n++) await guess(n, n % 2 ? first : '123456789012', NETWORKS + (n % NETWORKS));
    // An hour of guesses brings one mail; those that are asked for have a bound of their own.
    expect(await codes()).toHaveLength(2);
    expect(await decide(1, { code: second })).toMatchObject({ record: { status: 'freeze' }, proved: true });
  });

  test('19 wrong ones void nothing, and what one record is guessed at is nothing to another', async () => {
    await sendCode(services(true), 'asha');
    const [code = ''] = await codes();
    for (let n = 1; n < LIMITS.code.free; n++) expect(await guess(n, otherThan(code))).toBe('wrong_proof');
    expect(await decide(0, { code, status: 'float' })).toMatchObject({ proved: true });
    const before = await codes();
    await guess(LIMITS.code.free, otherThan(code));
    for (const id of ['asha', 'ravi']) await sendCode(services(true), id);
    const sent = (await codes()).filter((each) => !before.includes(each));
    expect(sent.map(({ length }) => length).sort()).toEqual([12, 6]);
  });

  test('are short again when it has stopped, and the next guesses bring the next mail', async () => {
    for (const hours of [0, LIMITS.code.most]) {
      clock.now = new Date(clock.now.getTime() + hours * LIMITS.code.forgives);
      const before = await codes();
      await bare()
        .db.update(applicantSessions)
        .set({ expiresAt: new Date(clock.now.getTime() + 60 * MINUTE) });
      await sendCode(services(true), 'asha');
      for (let n = 0; n < 2 * LIMITS.code.free; n++) await guess(n, 'x'.repeat(6));
      const sent = (await codes()).filter((each) => !before.includes(each));
      expect(sent.map(({ length }) => length).sort()).toEqual([12, 6]);
    }
  });
});
