/** @jest-environment node */
import { MINUTE } from '@university/shared/time';
import fc from '../../../../../scripts/jest/properties';
import { onEmbedded, onDatabase } from '../../../testing/world';
import { newChallenge } from './challenge';
import type { Cbor } from './testing/cbor';
import { callerOf } from './testing/caller';
import { Device, type Lie } from './testing/device';

const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

onDatabase('a passkey that is not kept', (world) => {
  const { add, as, creation } = callerOf(world);
  const ours = () => ({ secretKey: 's'.repeat(32), now: () => world().clock.now });
  let token = '';
  beforeAll(async () => {
    token = await world().tokenOf('notices');
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

  test('after five minutes', async () => {
    const made = new Device().create(await creation(token));
    world().clock.now = new Date(world().clock.now.getTime() + 5 * MINUTE);
    expect((await confirm(made)).json().code).toBe('wrong_passkey');
  });

  test('a second time, by its owner or anybody else', async () => {
    const device = new Device();
    const made = device.create(await creation(token));
    const answers = await Promise.all([confirm(made), confirm(made)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const other = await world().tokenOf('faculty');
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
    const attStmt = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.from('none')],
    ]);
    for (const fmt of ['packed', 'tpm', 'android-safetynet', 'unheard-of']) {
      expect((await add(token, new Device(), { statement: { fmt, attStmt } })).statusCode).toBe(200);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

onEmbedded('whatever is sent as a passkey', (world) => {
  test('is answered with a refusal, never with a failure', async () => {
    const { as, creation, post, request } = callerOf(world);
    const token = await world().tokenOf('faculty');
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
    /** One field of an honest answer is something else, be it whole, cut or turned over. */
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
