/** @jest-environment node */
import type { AuditLogLine } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { generate } from 'otplib';
import { demoLogins } from '../../../../demo/logins';
import { must } from '../../../testing/must';
import { onDatabase } from '../../../testing/world';
import { callerOf } from './testing/caller';
import { Device } from './testing/device';

const { password } = must(demoLogins.staff[0]);

onDatabase('a recent login of an account with a second factor', (world) => {
  const { add, as, request } = callerOf(world);
  const later = (minutes: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
  };
  const confirm = async (token: string, given: object) => {
    const answer = await as(token, 'POST', '/auth/confirm', given);
    return [answer.statusCode, answer.json().code ?? answer.json().status];
  };
  /** 404 shows that the door was open. */
  const remove = async (token: string) => (await as(token, 'DELETE', '/auth/passkey/not-there')).statusCode;
  const OK = [200, 'success'];

  test('takes the password and a code, and within the session a wrong one is no end of it', async () => {
    const token = await world().tokenOf('notices');
    const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
    const codeNow = () => generate({ secret, epoch: Math.floor(world().clock.now.getTime() / 1000) });
    const on = await as(token, 'POST', '/auth/second-factor/confirm', { code: await codeNow() });
    const [recovery] = on.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
    later(11);
    expect(await remove(token)).toBe(403);
    expect(await confirm(token, { password })).toEqual([403, 'second_factor_required']);
    const wrong = await as(token, 'POST', '/auth/confirm', { password, one_time_code: '000000' });
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'one_time_code']);
    expect(await confirm(token, { password: 'guess', one_time_code: await codeNow() })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await remove(token)).toBe(403);
    expect(await confirm(token, { password, one_time_code: await codeNow() })).toEqual(OK);
    expect(await confirm(token, { password, one_time_code: await codeNow() })).toEqual([400, 'invalid_request']);
    expect(await remove(token)).toBe(404);
    later(11);
    expect(await confirm(token, { password, one_time_code: recovery })).toEqual(OK);
    expect(await confirm(token, { password, one_time_code: recovery })).toEqual([400, 'invalid_request']);
    expect(await remove(token)).toBe(404);
  });

  test('is no refusal in the audit log where it asks for the code', async () => {
    await world().api.jobs.run('write-tallied-events');
    const { lines } = (await as(await world().tokenOf('admin'), 'GET', '/audit?limit=200')).json().data;
    const lacked = lines
      .map(({ text }: AuditLogLine) => text)
      .filter((text: string) => text.includes('lacked the right'));
    expect(lacked.join()).toContain('Remove an own passkey');
    expect(lacked.join()).not.toContain('Prove again');
  });

  test('takes a passkey of this account alone, once', async () => {
    const [token, other] = [await world().tokenOf('faculty'), await world().tokenOf('admissions')];
    const [mine, theirs] = [new Device(), new Device()];
    await add(token, mine);
    await add(other, theirs);
    later(11);
    expect(await confirm(token, { password })).toEqual([403, 'second_factor_required']);
    expect(await confirm(token, { passkey: theirs.get(await request()) })).toEqual([400, 'wrong_passkey']);
    expect(await confirm(token, { passkey: mine.get(await request(), { isUnverified: true }) })).toEqual([
      400,
      'wrong_passkey',
    ]);
    expect(await remove(token)).toBe(403);
    const used = mine.get(await request());
    expect(await confirm(token, { passkey: used })).toEqual(OK);
    expect(await remove(token)).toBe(404);
    later(11);
    expect(await confirm(token, { passkey: used })).toEqual([400, 'wrong_passkey']);
    expect(await remove(token)).toBe(403);
  });

  test('guessing codes there has to wait, as in a login', async () => {
    const token = await world().tokenOf('grievances');
    await add(token, new Device());
    const answers: number[] = [];
    for (let attempt = 0; attempt < 30 && answers.at(-1) !== 429; attempt++) {
      const one_time_code = String(100000 + attempt);
      answers.push((await as(token, 'POST', '/auth/confirm', { password, one_time_code })).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
  });
});
