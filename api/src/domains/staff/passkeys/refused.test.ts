/** @jest-environment node */
import type { AuditLogLine } from '@university/shared/contract';
import fc from '../../../../../scripts/jest/properties';
import { must } from '../../../testing/must';
import { tokenFor } from '../../../testing/small-catalogue';
import { onDatabase, START } from '../../../testing/world';
import { callerOf } from '../testing/caller';
import { type Cbor, Device, type Lie } from '../testing/device';
import { CHALLENGE_LIFE, newChallenge, openChallenge } from '../passkeys';

const at = (milliseconds: number, secretKey = 'k'.repeat(32)) => ({
  secretKey,
  clock: () => new Date(START.getTime() + milliseconds),
});

test('a challenge opens for its purpose, with its key, until it is too old', () => {
  const challenge = newChallenge(at(0), 'add:one');
  const opened = openChallenge(at(CHALLENGE_LIFE - 1), 'add:one', challenge);
  expect(opened).toEqual({ hash: expect.any(String), expiresAt: new Date(START.getTime() + CHALLENGE_LIFE) });
  expect(newChallenge(at(0), 'add:one')).not.toBe(challenge);
  expect(openChallenge(at(CHALLENGE_LIFE), 'add:one', challenge)).toBeUndefined();
  expect(openChallenge(at(0), 'add:two', challenge)).toBeUndefined();
  expect(openChallenge(at(0), 'log-in', challenge)).toBeUndefined();
  expect(openChallenge(at(0, 'o'.repeat(32)), 'add:one', challenge)).toBeUndefined();
});

test('each of its bytes counts, and however it is written it is the same one', () => {
  const challenge = newChallenge(at(0), 'log-in');
  const bytes = Buffer.from(challenge, 'base64url');
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(openChallenge(at(0), 'log-in', changed.toString('base64url'))).toBeUndefined();
  }
  const opened = openChallenge(at(0), 'log-in', challenge);
  expect(opened).toBeDefined();
  for (const same of [`${challenge}=`, ` ${challenge}\n`, bytes.toString('base64')]) {
    expect(openChallenge(at(0), 'log-in', same)).toEqual(opened);
  }
  for (const other of ['', 'AAAA', `${challenge}AAAA`]) expect(openChallenge(at(0), 'log-in', other)).toBeUndefined();
});

const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

onDatabase('passkeys that are refused', (world) => {
  const { add, as, creation, later, logIn, post, request, send } = callerOf(world);
  const fresh = () => tokenFor(world().api.db, START, { role: 'faculty' });
  const ours = (secretKey = 's'.repeat(32)) => ({ secretKey, clock: () => world().clock.now });

  describe('at a login', () => {
    const device = new Device();
    let token = '';
    beforeAll(async () => {
      token = await world().tokenOf('notices');
      await add(token, device);
    });
    const saidTo = async (answer: ReturnType<typeof send>) => {
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
      'with a challenge for making one': () => ({ challenge: newChallenge(ours(), 'add:0') }),
      'with a challenge of another key': () => ({ challenge: newChallenge(ours('k'.repeat(32)), 'log-in') }),
      'with no challenge of ours': () => ({ challenge: 'AAAA' }),
    };

    test.each(Object.entries(lies))('%s', async (_, lie) => {
      expect(await saidTo(logIn(device))).toEqual([200, 'success']);
      expect(await saidTo(logIn(device, lie()))).toEqual(refused);
      expect(await saidTo(logIn(device))).toEqual([200, 'success']);
    });

    test('the same answer again, also where two come at once', async () => {
      const answer = device.get(await request());
      const both = await Promise.all([send(answer), send(answer)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
      expect(await saidTo(send(answer))).toEqual(refused);
      // Without a counter repeated answers look alike.
      const phone = new Device(false);
      await add(token, phone);
      const other = phone.get(await request());
      const answers = await Promise.all([send(other), send(other)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    });

    test('an answer after five minutes', async () => {
      const [early, late] = [await request(), await request()];
      later(4.9);
      expect(await saidTo(send(device.get(early)))).toEqual([200, 'success']);
      later(0.1);
      expect(await saidTo(send(device.get(late)))).toEqual(refused);
    });

    test('one signed by another key, and changed after it was signed', async () => {
      const other = new Device();
      await add(await fresh(), other);
      const options = await request();
      const { id, rawId } = other.get(options);
      expect(await saidTo(send({ ...device.get(options), id, rawId }))).toEqual(refused);
      const good = device.get(await request());
      const { signature } = device.get(await request()).response;
      expect(await saidTo(send({ ...good, response: { ...good.response, signature } }))).toEqual(refused);
    });

    test('that of a disabled account', async () => {
      const key = new Device();
      await add(await world().tokenOf('grievances'), key);
      const admin = await world().tokenOf('admin');
      const { staff } = (await as(admin, 'GET', '/staff')).json().data;
      const { _id } = must(staff.find(({ email }: { email: string }) => email === 'grievances@seu.example'));
      expect((await as(admin, 'PATCH', `/staff/${_id}`, { disabled: true })).statusCode).toBe(200);
      expect(await saidTo(logIn(key))).toEqual(refused);
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

  describe('when one is made', () => {
    let token = '';
    beforeAll(async () => {
      token = await fresh();
    });
    const confirm = (passkey: object) => as(token, 'POST', '/auth/passkey/confirm', { passkey });

    const lies: Record<string, () => Lie> = {
      'made at another origin': () => ({ origin: 'http://localhost:3001' }),
      'made for another relying party': () => ({ rpId: 'evil.example' }),
      'made without its user being verified': () => ({ isUnverified: true }),
      'of another ceremony': () => ({ type: 'webauthn.get' }),
      'made for another account': () => ({ challenge: newChallenge(ours(), 'add:somebody') }),
      'made for a challenge of a login': () => ({ challenge: newChallenge(ours(), 'log-in') }),
      'with an id that is too long': () => ({ idLength: 1_024 }),
    };

    test.each(Object.entries(lies))('%s', async (_, lie) => {
      const answer = await add(token, new Device(), lie());
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_passkey']);
      expect((await as(token, 'GET', '/auth/passkey')).json().data.passkeys).toEqual([]);
    });

    test('a second time, by its owner or anybody else', async () => {
      const device = new Device();
      const made = device.create(await creation(token));
      const answers = await Promise.all([confirm(made), confirm(made)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      const other = await fresh();
      const options = await creation(other);
      const [key] = device.keys;
      const stolen = new Device();
      const copy = stolen.create(options, { id: Buffer.from(key?.id ?? '', 'base64url') });
      const answer = await as(other, 'POST', '/auth/passkey/confirm', { passkey: copy });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    });

    test('with an id of the greatest length, which is kept', async () => {
      expect((await add(token, new Device(), { idLength: 1_023 })).statusCode).toBe(200);
    });

    test('whoever made the device: statements about it are not read, and nothing they name is called', async () => {
      const fetched = jest.spyOn(globalThis, 'fetch');
      const attStmt = new Map<string | number, Cbor>([
        ['alg', -7],
        ['sig', Buffer.from('none')],
      ]);
      for (const fmt of ['packed', 'tpm', 'android-safetynet', 'unheard-of']) {
        expect((await add(token, new Device(), { statement: { fmt, attStmt } })).statusCode).toBe(200);
      }
      expect(fetched).not.toHaveBeenCalled();
    });
  });

  test('whatever is sent is answered with a refusal, never with a failure', async () => {
    const token = await fresh();
    const device = new Device();
    const made = device.create(await creation(token));
    const used = device.get(await request());
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.uint8Array({ maxLength: 300 }).map(base64url),
      fc.jsonValue({ maxDepth: 3 }).map((value) => base64url(JSON.stringify(value))),
      fc.constantFrom('', '=', base64url('null'), base64url('{"challenge":7}'), base64url(Buffer.alloc(5_000, 0x81))),
    );
    const field = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
    /** Answers with one damaged field. */
    const broken = (honest: typeof made | typeof used) =>
      fc
        .tuple(fc.constantFrom('id', 'rawId', 'type', ...Object.keys(honest.response)), field, fc.nat(200))
        .map(([name, value, at]) => {
          const given = { ...honest, ...honest.response } as Record<string, unknown>;
          const before = given[name];
          const bytes = Buffer.from(typeof before === 'string' ? before : '', 'base64url');
          const index = at % Math.max(1, bytes.length);
          if (bytes.length > 0) bytes[index] = (bytes[index] ?? 0) ^ (1 + (at % 255));
          const values = [value, base64url(bytes), base64url(bytes.subarray(0, index))];
          const changed = { [name]: values[at % values.length] };
          return name in honest.response
            ? { ...honest, response: { ...honest.response, ...changed } }
            : { ...honest, ...changed };
        });
    const anything = fc.oneof(field, broken(made), broken(used));
    const property = fc.asyncProperty(anything, async (passkey) => {
      const answers = [
        await post('/auth/passkey-login/confirm', { passkey }),
        await as(token, 'POST', '/auth/passkey/confirm', { passkey }),
        await as(token, 'POST', '/auth/confirm', { passkey }),
      ];
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
      expect(answers[0]?.statusCode).toBeGreaterThanOrEqual(400);
    });
    await fc.assert(property, { numRuns: 400 });
  });
});
