/** @jest-environment node */
import type { Allotment } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { DISOWN_DAYS } from './disown-links';

onDatabase('"this was not me"', (world) => {
  const dataOf = (answer: { json(): unknown }) => (answer.json() as { data: Allotment }).data;
  const headers = async () => ({ authorization: `Bearer ${await world().tokenOf('admissions')}` });
  const disown = (token: string) => world().call({ method: 'POST', url: '/result/disown', payload: { token } });

  /** The keys in the mails to somebody, oldest first; the order of files is by time and name. */
  async function tokensIn(email: string) {
    const mails = await mailTo(world(), email);
    return mails.flatMap(({ text }) => /\/admission\/not-me#([\w-]{43})$/m.exec(text)?.[1] ?? []);
  }

  test('holds decisions, ends every session and opens a ticket, once', async () => {
    const stranger = await signInApplicant(world(), 'ravi', '10.9.0.1');
    expect((await stranger.put('float', { form_number: stranger.formNumber })).statusCode).toBe(200);
    const [token] = await tokensIn(stranger.email);
    const ravi = await signInApplicant(world(), 'ravi');
    const answer = await disown(must(token));
    expect(answer.statusCode).toBe(200);
    const { ticket, heldAt } = answer.json().data;
    expect([ticket, heldAt]).toEqual([expect.stringMatching(/^GR-2026-/), START.toISOString()]);

    for (const session of [stranger, ravi]) {
      expect((await session.read()).statusCode).toBe(401);
      expect((await session.put('freeze', { form_number: ravi.formNumber })).statusCode).toBe(401);
    }
    const again = await signInApplicant(world(), 'ravi');
    expect(again.allotment).toMatchObject({ heldAt: START.toISOString(), offered: [], takeBack: null });
    for (const status of ['freeze', 'upgrade', 'reject', 'pending']) {
      const refused = await again.put(status, { form_number: ravi.formNumber });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'decisions_held']);
      expect(refused.json().message).toContain('records your decision for you');
      expect(dataOf(refused).record.status).toBe('float');
    }
    // Used: no second ticket, no second hold.
    const replayed = await disown(must(token));
    expect([replayed.statusCode, replayed.json().code]).toEqual([410, 'gone']);
    expect((await again.read()).statusCode).toBe(200);

    const track = { method: 'POST', url: '/grievance/track', payload: { ticket, email: ravi.email } } as const;
    expect((await world().call(track)).json().data.grievance).toMatchObject({ category: 'admission', status: 'open' });
    const told = (await mailTo(world(), ravi.email)).filter(({ subject }) => subject.includes('held'));
    expect(told).toHaveLength(1);
    expect(must(told[0]).text).toContain(ticket);
  });

  test('leaves the seat to staff, who correct it and lift the hold with a reason', async () => {
    const asha = await signInApplicant(world(), 'asha');
    expect((await asha.put('reject', { form_number: asha.formNumber })).statusCode).toBe(200);
    await disown(must((await tokensIn(asha.email))[0]));
    const staff = await headers();
    const url = `/admission/allotment/${asha.id}`;
    expect((await world().call({ url, headers: staff })).json().data.hold).toMatchObject({ at: START.toISOString() });
    // After the window too.
    world().clock.now = new Date(START.getTime() + 6 * DAY);
    const later = await headers();
    const payload = { status: 'freeze', reason: 'Identity checked on the telephone' };
    const corrected = await world().call({ method: 'PUT', url: `/result/${asha.id}`, headers: later, payload });
    expect(dataOf(corrected)).toMatchObject({ record: { status: 'freeze' }, heldAt: START.toISOString() });

    const lift = (body: object, as = later) =>
      world().call({ method: 'POST', url: `${url}/lift-hold`, headers: as, payload: body });
    expect((await lift({})).json().issues).toMatchObject([{ path: 'reason' }]);
    const notices = { authorization: `Bearer ${await world().tokenOf('notices')}` };
    expect((await lift(payload, notices)).statusCode).toBe(403);
    expect((await lift({ reason: payload.reason })).statusCode).toBe(200);
    expect((await lift({ reason: payload.reason })).statusCode).toBe(409);
    const { hold, history } = (await world().call({ url, headers: later })).json().data;
    expect(hold).toBeNull();
    const actions = history.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['disown', 'correct', 'lift-hold']));
    expect((await mailTo(world(), asha.email)).map(({ subject }) => subject)).toContain(
      'You can decide on your seat again',
    );
  });

  test('is not said by opening the link, nor by what is no key', async () => {
    const tenzin = await signInApplicant(world(), 'tenzin');
    await tenzin.put('freeze', { form_number: tenzin.formNumber });
    const token = must((await tokensIn(tenzin.email))[0]);
    for (const url of ['/result/disown', `/result/disown?token=${token}`]) {
      expect((await world().call({ url })).statusCode).toBe(405);
    }
    expect((await disown('x'.repeat(43))).statusCode).toBe(410);
    expect((await disown(token.slice(1))).json().issues).toMatchObject([{ path: 'token' }]);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const call = { method: 'POST', url: '/result/disown', headers: foreign, payload: { token } } as const;
    expect((await world().call(call)).statusCode).toBe(403);
    expect(dataOf(await tenzin.read()).heldAt).toBeNull();
  });

  test('can be said for some days only', async () => {
    const farah = await signInApplicant(world(), 'farah');
    await farah.put('freeze', { form_number: farah.formNumber });
    const token = must((await tokensIn(farah.email))[0]);
    world().clock.now = new Date(START.getTime() + DISOWN_DAYS * DAY);
    expect((await disown(token)).statusCode).toBe(410);
    await world().api.jobs.run('forget-old-proofs');
    world().clock.now = START;
    expect((await disown(token)).statusCode).toBe(410);
  });

  test('works from a form without scripts, and answers with a page', async () => {
    const gauri = await signInApplicant(world(), 'gauri');
    await gauri.put('freeze', { form_number: gauri.formNumber });
    const token = must((await tokensIn(gauri.email))[0]);
    const post = (payload: string) =>
      world().call({
        method: 'POST',
        url: '/result/disown',
        payload,
        headers: {
          accept: 'text/html,*/*;q=0.8',
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
      });
    const half = await post('token=half');
    expect([half.statusCode, half.body]).toEqual([
      400,
      expect.stringContaining('Key from the mail: Copy the whole key'),
    ]);
    expect(half.body).toContain('href="/admission/not-me"');
    const done = await post(`token=+${token}+`);
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toContain('<h1>Decisions on your record are held</h1>');
    expect(done.body).toMatch(/GR-2026-\w{4}-\w{4}/);
    expect(done.body).not.toContain(token);
  });

  test('of decisions and "this was not me" at once, what is recorded was decided before the hold', async () => {
    const arjun = await signInApplicant(world(), 'arjun');
    await arjun.put('freeze', { form_number: arjun.formNumber });
    const token = must((await tokensIn(arjun.email))[0]);
    const [held, ...answers] = await Promise.all([
      disown(token),
      ...Array.from({ length: 6 }, (_, n) => arjun.put(n % 2 ? 'freeze' : 'pending')),
    ]);
    expect(held?.statusCode).toBe(200);
    for (const { statusCode } of answers) expect([200, 401, 409]).toContain(statusCode);
    const after = await signInApplicant(world(), 'arjun');
    expect(after.allotment).toMatchObject({ heldAt: START.toISOString(), offered: [] });
  });
});
