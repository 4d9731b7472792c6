/** @jest-environment node */
import type { StaffAllotment } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';
import { staffOf } from './testing';

onEmbedded('the call that corrects an applicant', (world) => {
  const staff = staffOf(world);
  const person = must(demoLogins.applicants.find(({ track }) => track === 'diploma'));

  const find = async (email: string) =>
    must(
      (await staff.call('POST', '/applicant/search', { email, track: 'diploma' })).json<{
        data: { records: StaffAllotment[] };
      }>().data.records[0],
    );
  const signIn = async (email: string, password: string) =>
    (await world().call({ method: 'POST', url: '/result?category=diploma', payload: { email, password } })).statusCode;

  test('with the new address and date people sign in, with the old ones no more', async () => {
    const { record, applicant } = await find(person.email);
    const sent = {
      version: applicant.version,
      name: record.name,
      email: ' Right@Applicant.example ',
      registered_category: record.registered_category,
      birthDate: '11-03-2008',
      reason: 'Wrong in the form',
    };
    expect(await signIn(person.email, person.birthDate)).toBe(200);
    const answer = await staff.call('PUT', `/applicant/${applicant._id}`, sent);
    expect(answer.statusCode).toBe(200);
    expect(await signIn(person.email, person.birthDate)).toBe(401);
    expect(await signIn('right@applicant.example', '11-03-2008')).toBe(200);
    const after = await find('right@applicant.example');
    expect(answer.json().data).toEqual({ applicant: after.applicant });

    const late = await staff.call('PUT', `/applicant/${applicant._id}`, sent);
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
  });

  test('what is wrong is named at its field', async () => {
    const { applicant } = await find('right@applicant.example');
    const answer = await staff.call('PUT', `/applicant/${applicant._id}`, {
      version: applicant.version,
      name: '',
      email: 'none',
      registered_category: '',
      birthDate: '11.03.2008',
      reason: 'no',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)).toEqual([
      'name',
      'email',
      'registered_category',
      'birthDate',
      'reason',
    ]);
  });

  test('somebody who did not log in lately is asked for the password first', async () => {
    const { applicant } = await find('right@applicant.example');
    const authorization = `Bearer ${await world().tokenOf('admissions')}`;
    world().clock.now = new Date(world().clock.now.getTime() + 20 * 60_000);
    const answer = await world().call({
      method: 'PUT',
      url: `/admission/applicant/${applicant._id}`,
      headers: { authorization },
      payload: {
        version: applicant.version,
        name: 'Asha Rao',
        email: 'right@applicant.example',
        registered_category: 'D_UR',
        reason: 'Wrong in the form',
      },
    });
    expect(answer.statusCode).toBe(403);
    expect((await find('right@applicant.example')).record.name).not.toBe('Asha Rao');
  });
});
