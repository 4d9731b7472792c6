/** @jest-environment node */
import type { ApplicantData, StaffData } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
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
