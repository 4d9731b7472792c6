/** @jest-environment node */
import type { StaffMember } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';

const OWN = 'Your account in the staff area was changed';
const OTHERS = 'The account of a colleague was changed';

/** All who watch over the role admin and the committee. */
const WATCHING = ['admin@seu.example', 'registrar@seu.example', 'grievances@seu.example'];

onDatabase('rights that are taken away', (world) => {
  const as = async (email: string, method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const { password } = must(demoLogins.staff.find((each) => each.email === email));
    const login = await world().call({ method: 'POST', url: '/auth/login', payload: { email, password } });
    const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
    return world().call({ method, url, payload, headers });
  };
  const change = async (email: string, update: object) => {
    const { data } = (await as('admin@seu.example', 'GET', '/staff')).json<{ data: { staff: StaffMember[] } }>();
    const { _id } = must(data.staff.find((member) => member.email === email));
    const answer = await as('admin@seu.example', 'PATCH', `/staff/${_id}`, update);
    expect(answer.statusCode).toBe(200);
    const { approval } = answer.json<{ data: { approval?: { _id: string } } }>().data;
    if (approval) await as('registrar@seu.example', 'POST', `/approval/${approval._id}/approve`);
  };

  /** What a change makes the mail say, to the person and to others, beside what is said of proposals. */
  async function toldOf(email: string, work: () => Promise<void>) {
    const read = async () => {
      const found: string[] = [];
      // One after the other: two deliveries at once share the mails between them.
      for (const to of new Set([email, ...WATCHING])) {
        const mails = (await mailTo(world(), to)).filter(({ subject }) => [OWN, OTHERS].includes(subject));
        found.push(...mails.map(({ subject, text }) => `${to}: ${subject}\n${text}`));
      }
      return found;
    };
    const before = await read();
    await work();
    const after = await read();
    return after.filter((mail) => !before.includes(mail));
  }

  test('another role: the person alone is told, where it is not admin', async () => {
    const told = await toldOf('notices@seu.example', () => change('notices@seu.example', { role: 'faculty' }));
    expect(told).toEqual([expect.stringContaining('The role was Notices desk, and is Faculty from now on.')]);
    expect(told[0]).toMatch(/^notices@seu.example: Your account/);
  });

  test('the end of a membership of the committee: the person, the admins and the members are told', async () => {
    const email = 'admissions@seu.example';
    expect(await toldOf(email, () => change(email, { isIccMember: true }))).toEqual([]);
    const told = await toldOf(email, () => change(email, { isIccMember: false }));
    expect(told.map((mail) => mail.split('\n')[0]).sort()).toEqual(
      [`${email}: ${OWN}`, ...WATCHING.map((to) => `${to}: ${OTHERS}`)].sort(),
    );
    for (const mail of told) expect(mail).toContain('The membership of the Internal Complaints Committee has ended.');
    expect(must(told.find((mail) => mail.startsWith('grievances@')))).toContain('(admissions@seu.example)');
  });

  test('a disabled account: its owner is told, and of an admin the others too; again is told to nobody', async () => {
    const of = (email: string) => toldOf(email, () => change(email, { disabled: true }));
    expect(await of('faculty@seu.example')).toEqual([expect.stringContaining('Nobody can log in with it')]);
    expect(await of('faculty@seu.example')).toEqual([]);
    const told = await of('registrar@seu.example');
    expect(told.map((mail) => mail.split('\n')[0]).sort()).toEqual([
      `admin@seu.example: ${OTHERS}`,
      `grievances@seu.example: ${OTHERS}`,
      `registrar@seu.example: ${OWN}`,
    ]);
  });

  test('another name takes nothing away', async () => {
    const email = 'admissions@seu.example';
    expect(await toldOf(email, () => change(email, { name: 'Another Name' }))).toEqual([]);
  });
});
