/** @jest-environment node */
import type { AuditLogLine, Passkey, StaffData } from '@university/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { oneTimeCodes } from '../../../platform/database/schema';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import { tokenFor } from '../../../testing/small-catalogue';
import { onDatabase, onEmbedded, START } from '../../../testing/world';
import { lockStaff } from '../../roster/roster';
import { callerOf, DEMO_PASSWORD as password } from '../testing/caller';
import { Device } from '../testing/device';

onDatabase('passkeys', (world) => {
  const { add, as, codeOf, creation, later, logIn, logInBy, request, turnCodesOn, untilRefused } = callerOf(world);
  const byPassword = (role: string, one_time_code?: string) => logInBy(`${role}@seu.example`, { one_time_code });
  const listOf = async (token: string): Promise<Passkey[]> =>
    (await as(token, 'GET', '/auth/passkey')).json().data.passkeys;
  const fresh = (role: 'admin' | 'faculty') => tokenFor(world().api.db, START, { role });

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
    const by = answer.json<{ token: string }>().token;
    const [kept] = await listOf(by);
    expect(kept).toMatchObject({ name: 'Office laptop', last_used_at: expect.any(String) });
    expect((await creation(by)).excludeCredentials.map(({ id }) => id)).toEqual([must(device.keys[0]).id]);
    expect((await as(by, 'GET', '/auth/second-factor')).json().data).toEqual({
      ...{ isOn: false, hasPasskey: true, isRequired: false, isProviderAccount: false, recoveryCodesLeft: 10 },
    });

    const refused = await byPassword('notices');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    const [code] = made.json().data.recoveryCodes;
    expect((await byPassword('notices', code)).statusCode).toBe(200);
    expect((await byPassword('notices', code)).statusCode).toBe(401);
    expect((await byPassword('notices', '123456')).statusCode).toBe(401);
    const { passkeys, events }: StaffData = (await as(by, 'GET', '/own-data/staff')).json().data;
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
    expect((await byPassword('grievances', await codeOf(secret))).statusCode).toBe(401);
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
    expect((await byPassword('faculty')).statusCode).toBe(200);
    const mails = await mailTo(world(), 'faculty@seu.example');
    expect(mails.map(({ subject }) => subject)).toContain('A passkey was removed');
  });

  test('of several first ones at the same moment one brings recovery codes', async () => {
    const token = await world().tokenOf('admissions');
    const made = await Promise.all(Array.from({ length: 8 }, () => add(token, new Device())));
    const counts = made.map((answer) => answer.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes.length);
    expect(counts.filter((count) => count > 0)).toEqual([10]);
  });

  test('nobody else can remove one, and twenty are enough', async () => {
    const mine = await fresh('admin');
    await add(mine, new Device());
    const [own] = await listOf(mine);
    expect((await as(await fresh('faculty'), 'DELETE', `/auth/passkey/${must(own)._id}`)).statusCode).toBe(404);
    for (let count = 1; count < 20; count++) await add(mine, new Device());
    expect((await as(mine, 'POST', '/auth/passkey')).statusCode).toBe(409);
  });

  describe('and a recent login of their account', () => {
    const confirm = async (token: string, given: object) => {
      const answer = await as(token, 'POST', '/auth/confirm', given);
      return [answer.statusCode, answer.json().code ?? answer.json().status];
    };
    /** 404: authorised. */
    const remove = async (token: string) => (await as(token, 'DELETE', '/auth/passkey/not-there')).statusCode;
    const OK = [200, 'success'];
    const INVALID = [400, 'invalid_request'];

    test('it takes the password and a code, and within the session a wrong one is no end of it', async () => {
      const token = await world().tokenOf('editor');
      const { secret, recoveryCodes } = await turnCodesOn(token);
      later(11);
      expect(await remove(token)).toBe(403);
      expect(await confirm(token, { password })).toEqual([403, 'second_factor_required']);
      const wrong = await as(token, 'POST', '/auth/confirm', { password, one_time_code: '000000' });
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'one_time_code']);
      expect(await confirm(token, { password: 'guess', one_time_code: await codeOf(secret) })).toEqual(INVALID);
      expect(await remove(token)).toBe(403);
      expect(await confirm(token, { password, one_time_code: await codeOf(secret) })).toEqual(OK);
      expect(await confirm(token, { password, one_time_code: await codeOf(secret) })).toEqual(INVALID);
      expect(await remove(token)).toBe(404);
      later(11);
      expect(await confirm(token, { password, one_time_code: recoveryCodes[0] })).toEqual(OK);
      expect(await confirm(token, { password, one_time_code: recoveryCodes[0] })).toEqual(INVALID);
      expect(await remove(token)).toBe(404);
      await world().api.jobs.run('write-tallied-events');
      const { lines } = (await as(await fresh('admin'), 'GET', '/audit?limit=200')).json().data;
      const texts = lines.map(({ text }: AuditLogLine) => text).filter((text: string) => /lacked the right/.test(text));
      expect(texts.join()).toContain('Remove an own passkey');
      expect(texts.join()).not.toContain('Prove again');
    });

    test('it takes a passkey of this account alone, once', async () => {
      const [token, other] = [await world().tokenOf('faculty'), await fresh('faculty')];
      const [mine, theirs] = [new Device(), new Device()];
      await add(token, mine);
      await add(other, theirs);
      later(11);
      expect(await confirm(token, { password })).toEqual([403, 'second_factor_required']);
      const [foreign, unverified] = [theirs.get(await request()), mine.get(await request(), { isUnverified: true })];
      for (const passkey of [foreign, unverified])
        expect(await confirm(token, { passkey })).toEqual([400, 'wrong_passkey']);
      expect(await remove(token)).toBe(403);
      const used = mine.get(await request());
      expect(await confirm(token, { passkey: used })).toEqual(OK);
      expect(await remove(token)).toBe(404);
      later(11);
      expect(await confirm(token, { passkey: used })).toEqual([400, 'wrong_passkey']);
      expect(await remove(token)).toBe(403);
      const guess = (attempt: number) =>
        as(token, 'POST', '/auth/confirm', { password, one_time_code: String(100000 + attempt) });
      expect(await untilRefused(guess)).toBe(429);
    });
  });
});

onDatabase(
  'passkeys in deployment',
  (world) => {
    const { add, as, turnCodesOn } = callerOf(world);
    const idOf = async (token: string) => (await as(token, 'GET', '/auth/passkey')).json().data.passkeys[0]._id;
    /** Whether a statement waits for a lock. */
    const somebodyWaits = async (db: Database) => (await db.$count(sql`pg_locks`, sql`not granted`)) > 0;

    test('one is enough for a role that has to have a second factor, and the last factor cannot be removed', async () => {
      const token = await world().tokenOf('admin');
      expect((await as(token, 'GET', '/staff')).json().code).toBe('second_factor_missing');
      expect((await as(token, 'GET', '/auth/passkey')).statusCode).toBe(200);
      expect((await add(token, new Device())).statusCode).toBe(200);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
      const _id = await idOf(token);
      const refused = await as(token, 'DELETE', `/auth/passkey/${_id}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
      expect(await idOf(token)).toBe(_id);
      await turnCodesOn(token);
      const answers = await Promise.all([
        as(token, 'DELETE', `/auth/passkey/${_id}`),
        as(token, 'DELETE', '/auth/second-factor'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await as(token, 'GET', '/staff')).statusCode).toBe(200);
    });

    test('two factors are never both removed: the second removal sees the first, which is still under way', async () => {
      const { db } = world().api;
      const token = await tokenFor(db, START, { role: 'admin' });
      await add(token, new Device());
      await turnCodesOn(token);
      const _id = await idOf(token);
      const me = (await as(token, 'GET', '/auth/me')).json().data.me;
      // Not awaited inside: the embedded database has one connection.
      const { removal } = await db.transaction(async (tx) => {
        await lockStaff(tx, me._id);
        await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.staffId, me._id));
        let isAnswered = false;
        const removal = as(token, 'DELETE', `/auth/passkey/${_id}`).finally(() => {
          isAnswered = true;
        });
        if (world().databaseUrl) while (!isAnswered && !(await somebodyWaits(db)));
        return { removal };
      });
      expect((await removal).statusCode).toBe(409);
      const left = await as(token, 'GET', '/auth/second-factor');
      expect(left.json().data).toMatchObject({ isOn: false, hasPasskey: true });
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
