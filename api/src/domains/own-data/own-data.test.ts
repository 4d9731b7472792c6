/** @jest-environment node */
import type { ApplicantData, StaffData } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { demoLogins } from '../../../demo/logins';
import { allotments, outbox, staff } from '../../platform/database/schema';
import { compose, ours } from '../../platform/mail/compose';
import { queueMails } from '../../platform/mail/queue';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';

onEmbedded('the export of own data', (world) => {
  const login = must(demoLogins.applicants.find(({ email }) => email.startsWith('gauri')));

  async function signIn() {
    const payload = { email: login.email, password: login.birthDate, round: login.round, noticeVersion: '2026-11' };
    const answer = await world().call({ method: 'POST', url: '/ug', payload });
    expect(answer.statusCode).toBe(200);
    const [cookie] = answer.cookies as { value: string }[];
    return { cookies: { applicant: must(cookie).value }, id: answer.json().data.record._id as string };
  }

  test('an applicant gets records, decisions, reads and sign-ins, and nobody else is named', async () => {
    const { cookies, id } = await signIn();
    await world().call({
      method: 'PUT',
      url: `/ug/${id}`,
      cookies,
      payload: { status: 'freeze', form_number: login.formNumber },
    });
    const admissions = { authorization: `Bearer ${await world().tokenOf('admissions')}` };
    await world().call({ url: `/admission/allotment/${id}`, headers: admissions });
    const answer = await world().call({ url: '/own-data/applicant', cookies });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const data: ApplicantData = answer.json().data;
    expect(data).toMatchObject({ email: login.email, records: [{ _id: id, name: login.name }] });
    const texts = data.events.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        `${login.name} signed in to the record of round ${login.round}, under the privacy notice 2026-11.`,
        `${login.name} read the record of round ${login.round}.`,
        `A member of staff read the record of round ${login.round}.`,
        `${login.name} downloaded everything held about ${login.name}.`,
      ]),
    );
    for (const { name, email } of [...demoLogins.staff, ...demoLogins.applicants])
      if (email !== login.email) expect(answer.body.includes(name ?? email)).toBe(false);
    expect(answer.body).not.toContain(login.formNumber);
  });

  test('one address of an applicant and of staff: neither is shown the mails of the other', async () => {
    const { cookies, id } = await signIn();
    const { db } = world().api;
    const headers = { authorization: `Bearer ${await world().tokenOf('auditor')}` };
    await db.update(staff).set({ email: login.email }).where(eq(staff.role, 'auditor'));
    const [row] = await db.select().from(allotments).where(eq(allotments.id, id));
    const applicantId = must(row).applicantId;
    await db.delete(outbox);
    const mail = { to: login.email, at: world().clock.now };
    const written = (kind: 'sign-in-code' | 'new-device', subject: string) => compose(kind, ours(subject), []);
    await queueMails(db, [
      { ...mail, ...written('sign-in-code', 'To staff') },
      { ...mail, ...written('new-device', 'To the applicant'), applicantId },
    ]);
    const subjects = async (ask: object) =>
      (await world().call({ url: '/own-data/applicant', ...ask }))
        .json()
        .data.mail.map((each: ApplicantData['mail'][number]) => each.subject);
    expect(await subjects({ cookies })).toEqual(['To the applicant']);
    expect(await subjects({ url: '/own-data/staff', headers })).toEqual(['To staff']);
  });

  test('staff get their account, sessions and acts; names of applicants are not among them', async () => {
    const { id } = await signIn();
    const headers = { authorization: `Bearer ${await world().tokenOf('admissions')}` };
    await world().call({ url: `/admission/allotment/${id}`, headers });
    const answer = await world().call({ url: '/own-data/staff', headers });
    const data: StaffData = answer.json().data;
    expect(data.account.email).toBe('admissions@seu.example');
    expect(data.sessions.length).toBeGreaterThan(0);
    const texts = data.events.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/ read a record of results\.$/));
    expect(texts).toContainEqual(expect.stringMatching(/ logged in\.$/));
    expect(answer.body).not.toContain(login.name);
  });
});
