import { DAY, MINUTE } from '@university/shared/time';
import { applicants, knownDevices, signInCodes, staff } from '../../platform/database/schema';
import { forgetExpired } from '../../platform/forget-expired';
import { onBareDatabase } from '../../testing/bare';
import { addCycle, addTracks, CYCLE } from '../../testing/rounds';
import { START } from '../../testing/start';
import {
  findSignInCodes,
  newSignInCode,
  SIGN_IN_CODE_MINUTES,
  signInCodeHash,
  spendSignInCodes,
  storeSignInCodes,
  type Account,
} from './codes';
import {
  DEVICE_DAYS,
  deviceHash,
  deviceToken,
  findKnownDevices,
  forgetDevicesOf,
  rememberDevices,
  setDeviceCookie,
} from './devices';

const ASHA: Account = { kind: 'applicant', id: 'asha' };
const NAVEEN: Account = { kind: 'staff', id: 'naveen' };
const TOKEN = 'x'.repeat(43);

describe('the cookie of a device', () => {
  const read = (device?: string) => deviceToken({ cookies: { device } } as never);

  test('is read as it was set, and anything else is none', () => {
    expect(read(TOKEN)).toBe(TOKEN);
    expect([undefined, '', TOKEN.slice(1), `${TOKEN}x`, `${TOKEN.slice(1)} `].map(read)).toEqual(
      Array(5).fill(undefined),
    );
  });

  test.each([
    ['https://seu.example', true],
    ['http://localhost:3000', false],
  ])('at %s it goes to the API alone, out of reach of scripts, for half a year', (publicUrl, secure) => {
    const reply = { setCookie: jest.fn() };
    setDeviceCookie({ publicUrl }, reply as never, TOKEN);
    const attributes = { path: '/api/v1', httpOnly: true, sameSite: 'strict', secure, maxAge: DEVICE_DAYS * 86_400 };
    expect(reply.setCookie.mock.calls).toEqual([['device', TOKEN, attributes]]);
  });
});

test('a code to sign in has eight digits, and each is drawn anew', () => {
  const codes = Array.from({ length: 100 }, () => newSignInCode(ASHA));
  for (const { account, code } of codes) expect([account, code]).toEqual([ASHA, expect.stringMatching(/^\d{8}$/)]);
  expect(new Set(codes.map(({ code }) => code)).size).toBeGreaterThan(90);
});

test('where there is nothing to look for or to write, the database is not asked', async () => {
  const db = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) }) as never;
  expect(await findKnownDevices(db, [], START)).toEqual(new Set());
  expect(await findSignInCodes(db, [], START)).toEqual(new Set());
  await rememberDevices(db, [], START);
  await spendSignInCodes(db, []);
});

onBareDatabase('devices and codes of staff and applicants', (bare) => {
  const device = (account: Account, token = TOKEN) => ({ account, hash: deviceHash('k', account, token) });

  beforeEach(async () => {
    const { db } = bare();
    await db.delete(applicants);
    await db.delete(staff);
    await addTracks(db, ['ug']);
    await addCycle(db, CYCLE);
    const person = { id: 'asha', cycle: CYCLE, track: 'ug', email: 'a@a.example', dobHmac: '', name: 'Asha' } as const;
    await db.insert(applicants).values({ ...person, formNumber: '1', registeredCategory: 'D_UR' });
    await db.insert(staff).values({ id: 'naveen', email: 'n@seu.example', role: 'notices' });
  });

  test('each belongs to one of them', async () => {
    const { db } = bare();
    await rememberDevices(db, [device(ASHA), device(NAVEEN)], START);
    const owners = [
      { applicantId: 'asha', staffId: null },
      { applicantId: null, staffId: 'naveen' },
    ];
    const devices = await db.select().from(knownDevices).orderBy(knownDevices.applicantId);
    expect(devices).toMatchObject(owners);
    await storeSignInCodes(db, 'k', [newSignInCode(ASHA), newSignInCode(NAVEEN)], START);
    const codes = await db.select().from(signInCodes).orderBy(signInCodes.applicantId);
    const expiresAt = new Date(START.getTime() + SIGN_IN_CODE_MINUTES * MINUTE);
    expect(codes).toMatchObject(owners.map((owner) => ({ ...owner, expiresAt })));
  });

  test('those of the one are forgotten without those of the other', async () => {
    const { db } = bare();
    const [asha, naveen] = [device(ASHA), device(NAVEEN)];
    const known = async () => findKnownDevices(db, [asha.hash, naveen.hash], START);
    await rememberDevices(db, [asha, naveen], START);
    await forgetDevicesOf(db, ASHA);
    expect(await known()).toEqual(new Set([naveen.hash]));
    await rememberDevices(db, [asha], START);
    await forgetDevicesOf(db, NAVEEN);
    expect(await known()).toEqual(new Set([asha.hash]));
  });

  test('a code that was spent is gone, and the others are good', async () => {
    const { db } = bare();
    const codes = [newSignInCode(ASHA), newSignInCode(ASHA)];
    const hashes = codes.map((code) => signInCodeHash('k', code));
    await storeSignInCodes(db, 'k', codes, START);
    await spendSignInCodes(db, hashes.slice(1));
    expect(await findSignInCodes(db, hashes, START)).toEqual(new Set(hashes.slice(0, 1)));
    const end = new Date(START.getTime() + SIGN_IN_CODE_MINUTES * MINUTE);
    expect(await findSignInCodes(db, hashes, end)).toEqual(new Set());
  });

  test('what has run out is forgotten, each in its time', async () => {
    const { db } = bare();
    await rememberDevices(db, [device(ASHA), device(ASHA)], START);
    await storeSignInCodes(db, 'k', [newSignInCode(ASHA)], START);
    const left = async (after: number) => {
      await forgetExpired.run({ db, clock: () => new Date(START.getTime() + after) } as never);
      return [(await db.select().from(knownDevices)).length, (await db.select().from(signInCodes)).length];
    };
    expect(await left(SIGN_IN_CODE_MINUTES * MINUTE - 1)).toEqual([1, 1]);
    expect(await left(SIGN_IN_CODE_MINUTES * MINUTE)).toEqual([1, 0]);
    expect(await left(DEVICE_DAYS * DAY - 1)).toEqual([1, 0]);
    expect(await left(DEVICE_DAYS * DAY)).toEqual([0, 0]);
  });

  test('a device is known for half a year from the latest sign-in on it', async () => {
    const { db } = bare();
    const { hash } = device(ASHA);
    await rememberDevices(db, [device(ASHA)], START);
    await rememberDevices(db, [device(ASHA)], new Date(START.getTime() + DAY));
    const knownAt = async (days: number) => findKnownDevices(db, [hash], new Date(START.getTime() + days * DAY));
    expect(await knownAt(DEVICE_DAYS)).toEqual(new Set([hash]));
    expect(await knownAt(DEVICE_DAYS + 1)).toEqual(new Set());
  });
});
