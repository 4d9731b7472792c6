/** @jest-environment node */
import { MINUTE } from '@university/shared/time';
import { applicantSessions } from '../../platform/database/schema';
import { LIMITS } from '../../platform/throttle';
import { onBothBareDatabases } from '../../testing/bare';
import { must } from '../../testing/must';
import { START } from '../../testing/start';
import { CODE_MINUTES, MOST_CODES, sendCode } from './proofs';
import { decider } from './decide';
import { onRecords } from './testing';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

onBothBareDatabases('codes by mail', (bare) => {
  const { clock, services, sessions, mails } = onRecords(bare);
  const OWN = { id: 'asha', session: 'own', address: '192.0.2.1', form_number: 'SEU1' };
  const codes = async () =>
    (await mails()).flatMap(({ kind, text }) =>
      kind === 'decision-code' ? (/Your code is (\d+)/.exec(text ?? '')?.[1] ?? []) : [],
    );
  /** Guesses are limited by session and network too. */
  const NETWORKS = 24;
  const strangers = Array.from({ length: 2 * NETWORKS }, (_, n) => `stranger-${n}`);
  /** As in separate processes. */
  let processes: ReturnType<typeof decider>[];
  beforeEach(async () => {
    processes = Array.from({ length: 3 }, () => decider(services(true)));
    const expiresAt = new Date(START.getTime() + 5 * 60 * MINUTE);
    await bare()
      .db.insert(applicantSessions)
      .values([
        { tokenHash: 'ravi', allotmentId: 'ravi', expiresAt },
        ...['own', 'elsewhere', ...strangers].map((tokenHash) => ({ tokenHash, allotmentId: 'asha', expiresAt })),
      ]);
  });
  const decide = (n: number, wish: Partial<Parameters<ReturnType<typeof decider>>[0]>) =>
    must(processes[n % processes.length])({ status: 'freeze', ...OWN, ...wish });
  const guess = (n: number, code: string, from = n % NETWORKS) =>
    decide(n, { session: strangers[from], address: `2001:db8:1:${from.toString(16)}::${n}`, code }).then(
      () => 'in',
      ({ code: refused }: { code: string }) => refused,
    );

  describe('are the second proof where mail goes out, and', () => {
    const WRONG = { status: 400, code: 'wrong_proof' };
    const RAVI = { id: 'ravi', session: 'ravi', address: '192.0.2.2', form_number: 'SEU2' };
    const codeFor = async (id = 'asha') => {
      const before = await codes();
      expect(await sendCode(services(true), id)).toEqual({ minutes: CODE_MINUTES });
      return must((await codes()).find((code) => !before.includes(code)));
    };
    const after = (milliseconds: number) => {
      clock.now = new Date(START.getTime() + milliseconds);
    };

    test('are asked for beside the form number, and good for their minutes', async () => {
      for (const [proof, missing] of [
        [{ form_number: undefined }, ['form_number', 'code']],
        [{}, ['code']],
        [{ form_number: undefined, code: '000000' }, ['form_number']],
      ] as const) {
        await expect(decide(0, proof)).rejects.toMatchObject({
          ...{ status: 403, code: 'proof_required', issues: missing.map((path) => ({ path })) },
          message: expect.stringContaining('form number and the code'),
        });
      }
      const code = await codeFor();
      after(CODE_MINUTES * MINUTE);
      await expect(decide(0, { code })).rejects.toMatchObject(WRONG);
      after(CODE_MINUTES * MINUTE - 1);
      expect(await decide(0, { code })).toMatchObject({ proved: true, needsCode: true });
    });

    test('with a wrong number, a wrong code and both wrong are refused in the same words', async () => {
      const code = await codeFor();
      const refusals = [
        { form_number: 'SEU2', code },
        { code: otherThan(code) },
        { form_number: 'SEU2', code: otherThan(code) },
      ].map((proof) => decide(0, proof).catch(({ status, message }) => [status, message]));
      const [first, ...others] = await Promise.all(refusals);
      expect(first).toEqual([400, expect.stringContaining('not right together')]);
      expect(others).toEqual([first, first]);
      expect((await sessions()).every(({ provedAt }) => provedAt === null)).toBe(true);
    });

    test('stay good when others are asked for, by whomever, and work once', async () => {
      const code = await codeFor();
      for (let n = 1; n < MOST_CODES; n++) await codeFor();
      const retryAfter = CODE_MINUTES * 60;
      await expect(codeFor()).rejects.toMatchObject({ status: 429, code: 'codes_sent', retryAfter });
      expect(await decide(0, { code })).toMatchObject({ proved: true });
      const again = decide(0, { session: 'elsewhere', status: 'pending', code });
      await expect(again).rejects.toMatchObject(WRONG);
      await expect(codeFor()).resolves.toMatch(/^\d{6}$/);
    });

    test('of another record are worth nothing, and neither is the proof of another session', async () => {
      const [hers, his] = [await codeFor(), await codeFor('ravi')];
      if (hers !== his) await expect(decide(0, { code: his })).rejects.toMatchObject(WRONG);
      expect(await decide(0, { ...RAVI, code: his })).toMatchObject({ proved: true });
      await decide(0, { code: hers });
      const elsewhere = decide(0, { session: 'elsewhere', status: 'pending' });
      await expect(elsewhere).rejects.toMatchObject({ code: 'proof_required' });
      expect(await decide(0, { status: 'pending' })).toMatchObject({ record: { status: 'pending' } });
    });
  });

  test('are void after 150 guesses at once from 24 networks; the new one opens to its owner, while guessing goes on', async () => {
    await sendCode(services(true), 'asha');
    const [first = ''] = await codes();
    expect(first).toMatch(/^\d{6}$/);
    const outcomes = await Promise.all(Array.from({ length: 150 }, (_, n) => guess(n, otherThan(first))));
    // Networks are refused after five guesses.
    expect(outcomes.filter((outcome) => outcome === 'wrong_proof').length).toBeGreaterThanOrEqual(LIMITS.code.free);
    expect(outcomes).not.toContain('in');
    const [second = '', ...more] = (await codes()).filter((code) => code !== first);
    expect([second, more]).toEqual([expect.stringMatching(/^\d{12}$/), []]);

    const late = { code: 'wrong_proof', message: expect.stringContaining('code of 12 digits in our newest mail') };
    await expect(decide(0, { code: first })).rejects.toMatchObject(late);
    for (let n = 150; n < 200; n++) await guess(n, n % 2 ? first : '123456789012', NETWORKS + (n % NETWORKS));
    expect(await codes()).toHaveLength(2);
    expect(await decide(1, { code: second })).toMatchObject({ record: { status: 'freeze' }, proved: true });
  });

  test('are good after 19 wrong ones, and what one record is guessed at is nothing to another', async () => {
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

  test('are short again when guessing has stopped, and the next guesses bring the next mail', async () => {
    for (const hours of [0, LIMITS.code.cap]) {
      clock.now = new Date(clock.now.getTime() + hours * LIMITS.code.decay);
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
