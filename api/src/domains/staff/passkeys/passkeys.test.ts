/** @jest-environment node */
import type { Passkey, StaffData } from '@university/shared/contract';
import { generate } from 'otplib';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import { onEmbedded, onDatabase } from '../../../testing/world';
import { callerOf } from './testing/caller';
import { Device } from './testing/device';

onDatabase('passkeys', (world) => {
  const { add, as, creation, logIn, password } = callerOf(world);
  const listOf = async (token: string): Promise<Passkey[]> =>
    (await as(token, 'GET', '/auth/passkey')).json().data.passkeys;

  test('one is made, logs in without anything else, and is both factors of its account', async () => {
    const token = await world().tokenOf('notices');
    const device = new Device();
    const options = await creation(token);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('@');
    const made = await add(token, device, {}, 'Office laptop');
    expect([made.statusCode, made.json().data.recoveryCodes.length]).toEqual([200, 10]);
    const mails = await mailTo(world(), 'notices@seu.example');
    expect(mails.map(({ subject }) => subject)).toContain('A passkey was added');

    const answer = await logIn(device);
    expect(answer.json()).toEqual({
      status: 'success',
      token: expect.any(String),
      role: 'notices',
      email: 'notices@seu.example',
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['device']);
    const fresh = answer.json<{ token: string }>().token;
    const [kept] = await listOf(fresh);
    expect(kept).toMatchObject({ name: 'Office laptop', last_used_at: expect.any(String) });
    expect((await creation(fresh)).excludeCredentials.map(({ id }) => id)).toEqual([must(device.keys[0]).id]);
    expect((await as(fresh, 'GET', '/auth/second-factor')).json().data).toEqual({
      isOn: false,
      hasPasskey: true,
      isRequired: false,
      isProviderAccount: false,
      recoveryCodesLeft: 10,
    });

    // The password alone opens nothing any more; beside it a recovery code does, once.
    const refused = await password('notices');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    const [code] = made.json().data.recoveryCodes;
    expect((await password('notices', code)).statusCode).toBe(200);
    expect((await password('notices', code)).statusCode).toBe(401);
    expect((await password('notices', '123456')).statusCode).toBe(401);
    const { passkeys, events }: StaffData = (await as(fresh, 'GET', '/own-data/staff')).json().data;
    expect(passkeys).toHaveLength(1);
    const said = events.map(({ text }) => text.replace(/^.*? (?=added|logged|used)/, ''));
    expect(said).toEqual(
      expect.arrayContaining(['added a passkey.', 'logged in by a passkey.', 'used a recovery code.']),
    );
  });

  test('a secret for one-time codes that no code has confirmed opens nothing beside a passkey', async () => {
    const token = await world().tokenOf('grievances');
    const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
    await add(token, new Device());
    const epoch = Math.floor(world().clock.now.getTime() / 1000);
    expect((await password('grievances', await generate({ secret, epoch }))).statusCode).toBe(401);
  });

  test('recovery codes come with the first second factor and go with the last', async () => {
    const token = await world().tokenOf('faculty');
    const [laptop, phone] = [new Device(), new Device(false)];
    expect((await add(token, laptop, {}, 'Laptop')).json().data.recoveryCodes).toHaveLength(10);
    expect((await add(token, phone)).json().data.recoveryCodes).toEqual([]);
    expect((await logIn(phone)).statusCode).toBe(200);
    expect((await logIn(phone)).statusCode).toBe(200);
    const idOf = async (laptop: boolean) =>
      must((await listOf(token)).find(({ name }) => (name === 'Laptop') === laptop))._id;
    const [first, second] = [await idOf(true), await idOf(false)];
    expect((await as(token, 'DELETE', `/auth/passkey/${first}`)).statusCode).toBe(200);
    expect((await as(token, 'DELETE', `/auth/passkey/${first}`)).statusCode).toBe(404);
    const gone = await logIn(laptop);
    expect([gone.statusCode, gone.json().code]).toEqual([401, 'unknown_passkey']);
    expect((await as(token, 'GET', '/auth/second-factor')).json().data.recoveryCodesLeft).toBe(10);
    expect((await as(token, 'DELETE', `/auth/passkey/${second}`)).statusCode).toBe(200);
    expect((await as(token, 'GET', '/auth/second-factor')).json().data.recoveryCodesLeft).toBe(0);
    expect((await password('faculty')).statusCode).toBe(200);
    expect((await mailTo(world(), 'faculty@seu.example')).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['A passkey was removed']),
    );
  });

  test('of several first ones at the same moment one brings recovery codes', async () => {
    const token = await world().tokenOf('admissions');
    const made = await Promise.all(Array.from({ length: 8 }, () => add(token, new Device())));
    const counts = made.map((answer) => answer.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes.length);
    expect(counts.filter((count) => count > 0)).toEqual([10]);
  });

  test('nobody else can remove one, and twenty are enough', async () => {
    const [mine, other] = [await world().tokenOf('admin'), await world().tokenOf('faculty')];
    await add(mine, new Device());
    const [own] = await listOf(mine);
    expect((await as(other, 'DELETE', `/auth/passkey/${must(own)._id}`)).statusCode).toBe(404);
    while ((await listOf(mine)).length < 20) await add(mine, new Device());
    expect((await as(mine, 'POST', '/auth/passkey')).statusCode).toBe(409);
  });
});

onDatabase(
  'passkeys in deployment',
  (world) => {
    const { add, as } = callerOf(world);

    test('one is enough for a role that has to have a second factor, and the last factor cannot be removed', async () => {
      const token = await world().tokenOf('admin');
      expect((await as(token, 'GET', '/staff')).json().code).toBe('second_factor_missing');
      expect((await as(token, 'GET', '/auth/passkey')).statusCode).toBe(200);
      expect((await add(token, new Device())).statusCode).toBe(200);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
      const [{ _id }] = (await as(token, 'GET', '/auth/passkey')).json().data.passkeys;
      const refused = await as(token, 'DELETE', `/auth/passkey/${_id}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
      expect((await as(token, 'GET', '/auth/passkey')).json().data.passkeys).toHaveLength(1);

      const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
      const code = await generate({ secret, epoch: world().clock.now.getTime() / 1000 });
      await as(token, 'POST', '/auth/second-factor/confirm', { code });
      // One of the two may go, whichever, and of both at once only one does.
      const answers = await Promise.all([
        as(token, 'DELETE', `/auth/passkey/${_id}`),
        as(token, 'DELETE', '/auth/second-factor'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
    });
  },
  { deployed: true },
);

onEmbedded(
  'passkeys of a site without a name',
  (world) => {
    test('there are none', async () => {
      const { as, post } = callerOf(world);
      expect((await post('/auth/passkey-login')).json().code).toBe('no_passkeys');
      expect((await as(await world().tokenOf('notices'), 'POST', '/auth/passkey')).statusCode).toBe(409);
    });
  },
  { publicUrl: 'http://[::1]:3000' },
);
