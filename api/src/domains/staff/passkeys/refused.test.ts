/** @jest-environment node */
import type { AuditLogLine } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { must } from '../../../testing/must';
import { onDatabase } from '../../../testing/world';
import { newChallenge } from './challenge';
import { callerOf } from './testing/caller';
import { Device, type Lie } from './testing/device';

onDatabase('a login with a passkey that does not count', (world) => {
  const { add, as, creation, logIn, request, send } = callerOf(world);
  const later = (minutes: number) => {
    world().clock.now = new Date(world().clock.now.getTime() + minutes * MINUTE);
  };
  const secretOf = (secretKey = 's'.repeat(32)) => ({ secretKey, now: () => world().clock.now });
  const device = new Device();
  let token = '';
  beforeAll(async () => {
    token = await world().tokenOf('notices');
    await add(token, device);
  });
  const codeOf = async (answer: ReturnType<typeof send>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code ?? json().status];
  };
  const refused = [401, 'wrong_passkey'];

  const lies: Record<string, () => Lie> = {
    'used at another origin': () => ({ origin: 'http://localhost:3001' }),
    'used at a site that looks like this one': () => ({ origin: 'https://seu.example.evil.example' }),
    'for another relying party': () => ({ rpId: 'evil.example' }),
    'whose user was not verified': () => ({ isUnverified: true }),
    'of another ceremony': () => ({ type: 'webauthn.create' }),
    'whose counter stands still': () => ({ counter: 1 }),
    'whose counter is gone': () => ({ counter: 0 }),
    'made for another account': () => ({ userHandle: Buffer.from('0'.repeat(24)).toString('base64url') }),
    'with a challenge for making one': () => ({ challenge: newChallenge(secretOf(), 'add:0') }),
    'with a challenge of another key': () => ({ challenge: newChallenge(secretOf('k'.repeat(32)), 'log-in') }),
    'with no challenge of ours': () => ({ challenge: 'AAAA' }),
  };

  test.each(Object.entries(lies))('%s', async (_, lie) => {
    expect(await codeOf(logIn(device))).toEqual([200, 'success']);
    expect(await codeOf(logIn(device, lie()))).toEqual(refused);
    expect(await codeOf(logIn(device))).toEqual([200, 'success']);
  });

  test('the same answer again, also where two come at once', async () => {
    const answer = device.get(await request());
    const both = await Promise.all([send(answer), send(answer)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(await codeOf(send(answer))).toEqual(refused);
    // A device without a counter tells no two answers apart by it.
    const phone = new Device(false);
    await add(token, phone);
    const other = phone.get(await request());
    const answers = await Promise.all([send(other), send(other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('an answer after five minutes', async () => {
    const [early, late] = [await request(), await request()];
    later(4.9);
    expect(await codeOf(send(device.get(early)))).toEqual([200, 'success']);
    later(0.1);
    expect(await codeOf(send(device.get(late)))).toEqual(refused);
  });

  test('one signed by another key, and changed after it was signed', async () => {
    const other = new Device();
    await add(await world().tokenOf('faculty'), other);
    const options = await request();
    const { id, rawId } = other.get(options);
    expect(await codeOf(send({ ...device.get(options), id, rawId }))).toEqual(refused);
    const good = device.get(await request());
    const { signature } = device.get(await request()).response;
    expect(await codeOf(send({ ...good, response: { ...good.response, signature } }))).toEqual(refused);
  });

  test('that of a disabled account', async () => {
    const key = new Device();
    await add(await world().tokenOf('grievances'), key);
    const admin = await world().tokenOf('admin');
    const { staff } = (await as(admin, 'GET', '/staff')).json().data;
    const { _id } = must(staff.find(({ email }: { email: string }) => email === 'grievances@seu.example'));
    expect((await as(admin, 'PATCH', `/staff/${_id}`, { disabled: true })).statusCode).toBe(200);
    expect(await codeOf(logIn(key))).toEqual(refused);
  });

  test('failures are in the audit log with the account, like those of passwords', async () => {
    await logIn(device, { isUnverified: true });
    const stranger = new Device();
    stranger.create(await creation(token));
    await logIn(stranger);
    await world().api.jobs.run('write-tallied-events');
    const answer = await as(await world().tokenOf('admin'), 'GET', '/audit?limit=200');
    const lines: AuditLogLine[] = answer.json().data.lines;
    const { name } = (await as(token, 'GET', '/auth/me')).json().data.me;
    const failed = lines.map(({ text }) => text).filter((text) => text.startsWith('Somebody failed'));
    expect(failed).toContainEqual(expect.stringMatching(new RegExp(`to log in as ${name}`)));
    expect(failed).toContainEqual(expect.stringMatching(/to log in as an account that is not there/));
  });
});
