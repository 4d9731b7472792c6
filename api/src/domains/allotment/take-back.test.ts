/** @jest-environment node */
import type { Allotment } from '@university/shared/contract';
import { DAY, MINUTE } from '@university/shared/time';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

onDatabase('taking a decision back', (world) => {
  const at = (milliseconds: number) => {
    world().clock.now = new Date(START.getTime() + milliseconds);
  };
  const dataOf = (answer: { json(): unknown }) => (answer.json() as { data: Allotment }).data;
  const staff = async () => ({ authorization: `Bearer ${await world().tokenOf('admissions')}` });

  async function setRound(track: string, round: number, change: object) {
    const headers = await staff();
    const url = `/admission/round/${track}/${round}`;
    const { opensAt, closesAt, published, version } = (await world().call({ url, headers })).json().data.round;
    const payload = { opensAt, closesAt, published, version, ...change };
    return world().call({ method: 'PUT', url, headers, payload });
  }

  test('is open for 60 minutes, and not one moment longer', async () => {
    const ravi = await signInApplicant(world(), 'ravi');
    const proof = { form_number: ravi.formNumber };
    const rejected = dataOf(await ravi.put('reject', proof));
    expect(rejected).toMatchObject({
      record: { status: 'reject' },
      offered: [],
      takeBack: { to: 'pending', until: new Date(START.getTime() + 60 * MINUTE).toISOString() },
      takeBackMinutes: 60,
    });
    at(60 * MINUTE);
    const late = await signInApplicant(world(), 'ravi');
    expect(late.allotment.takeBack).toBeNull();
    const refused = await late.put('pending', proof);
    expect([refused.statusCode, dataOf(refused).record.status]).toEqual([409, 'reject']);
    at(60 * MINUTE - 1);
    const back = dataOf(await late.put('pending', proof));
    expect(back).toMatchObject({ record: { status: 'pending', decided_at: null }, takeBack: null });
    expect(back.offered).toEqual(['freeze', 'float', 'upgrade', 'reject']);
    // Twice changes nothing; a further decision has its own hour.
    expect(dataOf(await late.put('pending'))).toEqual(back);
    expect(dataOf(await late.put('freeze')).takeBack?.until).toBe(
      new Date(START.getTime() + 120 * MINUTE - 1).toISOString(),
    );
    const mails = (await mailTo(world(), ravi.email)).map(({ text }) => text);
    // One of the sign-in, and one of each change.
    expect(mails).toHaveLength(4);
    expect(mails.join()).toContain('You can take this back until 15 January 2026 at 11:30 am IST');
    expect(mails.join()).toContain('Your decision was taken back on 15 January 2026 at 11:29 am IST');
    for (const text of mails) expect(text).toContain('/admission/not-me#');
  });

  test('leads back to the float that was before', async () => {
    const farah = await signInApplicant(world(), 'farah');
    expect(dataOf(await farah.put('freeze', { form_number: farah.formNumber })).takeBack).toMatchObject({
      to: 'float',
    });
    expect((await farah.put('pending')).statusCode).toBe(409);
    const floated = dataOf(await farah.put('float'));
    expect(floated).toMatchObject({ record: { status: 'float' }, takeBack: null, offered: ['freeze'] });
  });

  test('needs the second proof, in every session once', async () => {
    const asha = await signInApplicant(world(), 'asha');
    const proof = { form_number: asha.formNumber };
    expect((await asha.put('freeze', proof)).statusCode).toBe(200);
    const elsewhere = await signInApplicant(world(), 'asha', '10.0.0.2');
    expect(elsewhere.allotment.takeBack).not.toBeNull();
    expect((await elsewhere.put('pending')).json()).toMatchObject({ code: 'proof_required' });
    expect((await elsewhere.put('pending', { form_number: 'SEU25100009' })).json()).toMatchObject({
      code: 'wrong_proof',
    });
    expect((await elsewhere.put('pending', proof)).statusCode).toBe(200);
    expect((await elsewhere.put('freeze')).statusCode).toBe(200);
    const late = await Promise.all([asha.put('pending'), elsewhere.put('pending')]);
    expect(late.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const headers = await staff();
    const { history } = (await world().call({ url: `/admission/allotment/${asha.id}`, headers })).json().data;
    const taken = history.filter(({ action }: { action: string }) => action === 'take-back');
    expect(taken.map(({ detail }: { detail: object }) => detail)).toEqual(
      Array(2).fill({ from: 'freeze', to: 'pending' }),
    );
  });

  test('is for what the applicant decided, not for what staff set', async () => {
    const tenzin = await signInApplicant(world(), 'tenzin');
    const proof = { form_number: tenzin.formNumber };
    expect((await tenzin.put('reject', proof)).statusCode).toBe(200);
    const payload = { status: 'freeze', reason: 'Asked for in writing' };
    const url = `/result/${tenzin.id}`;
    const correct = async () => world().call({ method: 'PUT', url, headers: await staff(), payload });
    const [back, corrected] = await Promise.all([tenzin.put('pending'), correct()]);
    expect(corrected.statusCode).toBe(200);
    expect([200, 409]).toContain(back.statusCode);
    const now = dataOf(await tenzin.read());
    expect([now.record.status, now.takeBack]).toEqual(['freeze', null]);
    expect((await tenzin.put('pending')).statusCode).toBe(409);
  });

  test('ends with the window, also where that closes earlier than it was to', async () => {
    at(5 * DAY - 20 * MINUTE);
    const arjun = await signInApplicant(world(), 'arjun');
    const closes = new Date(START.getTime() + 5 * DAY).toISOString();
    expect(dataOf(await arjun.put('freeze', { form_number: arjun.formNumber })).takeBack?.until).toBe(closes);
    const earlier = new Date(START.getTime() + 5 * DAY - 10 * MINUTE).toISOString();
    expect((await setRound('pg', 1, { closesAt: earlier })).statusCode).toBe(200);
    expect(dataOf(await arjun.read()).takeBack?.until).toBe(earlier);
    at(5 * DAY - 10 * MINUTE);
    const refused = await arjun.put('pending');
    expect([refused.statusCode, dataOf(refused).record.status]).toEqual([409, 'freeze']);
  });

  test('is a setting of the round, in minutes, and never where that is 0', async () => {
    const tooLong = await setRound('ug', 2, { takeBackMinutes: 1441 });
    expect(tooLong.json().issues).toMatchObject([{ path: 'takeBackMinutes' }]);
    expect((await setRound('ug', 2, { takeBackMinutes: 0 })).json().data.round.takeBackMinutes).toBe(0);
    const gauri = await signInApplicant(world(), 'gauri');
    expect(gauri.allotment.takeBackMinutes).toBe(0);
    const frozen = await gauri.put('freeze', { form_number: gauri.formNumber });
    expect(dataOf(frozen).takeBack).toBeNull();
    expect((await gauri.put('pending')).statusCode).toBe(409);
    // An edit that does not name it leaves it; what was promised before stands.
    expect((await setRound('ug', 2, {})).json().data.round.takeBackMinutes).toBe(0);
    const [receipt] = await mailTo(world(), gauri.email);
    expect(must(receipt).text).not.toContain('take this back');
  });
});
