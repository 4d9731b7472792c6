/** @jest-environment node */
import {
  type ImportReport,
  type OpenEarlier,
  type PublicationPreview,
  RESULT_COLUMNS,
} from '@university/shared/contract';
import { DAY, MINUTE } from '@university/shared/time';
import { eq, sql } from 'drizzle-orm';
import { must } from '../../testing/must';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { onDatabase, START, type World } from '../../testing/world';
import { staff as staffTable } from '../../platform/database/schema';
import { callerOf } from '../staff/testing/caller';
import { staffOf } from './testing';

const KEY = 'diploma/2';
const EARLIER = 'diploma/1';

const row = (form: string, name: string, seat = 'allotted,DCE,N01,D_UR,2,1') =>
  `${form},${name},${name.toLowerCase()}@later.example,09-02-2007,D_UR,${seat}`;
const file = (...rows: string[]) => [RESULT_COLUMNS.join(','), ...rows].join('\n');
const FILE = file(row('SEU2690001', 'Asha'), row('SEU2690002', 'Ravi'), row('SEU2690003', 'Uma', 'not-allotted,,,,,3'));

const at = (world: () => World, minutes: number) => {
  world().clock.now = new Date(START.getTime() + minutes * MINUTE);
};
const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * MINUTE).toISOString();

onDatabase('a later round while people still decide in an earlier one', (world) => {
  const staff = staffOf(world);
  const earlierOf = async (): Promise<OpenEarlier> => {
    const { statuses, closesAt } = (await staff.detail(EARLIER)).round;
    const { pending, freeze, float } = statuses;
    return { round: 1, closesAt: must(closesAt), undecided: pending, taken: freeze + float, replaced: 0 };
  };
  const put = async (changes: object) => {
    const { opensAt, closesAt, published, version } = (await staff.detail(KEY)).round;
    return staff.call('PUT', `/round/${KEY}`, { opensAt, closesAt, published, version, ...changes });
  };

  test('is imported only by somebody who was told what it takes, and confirms it', async () => {
    const earlier = await earlierOf();
    expect(earlier.undecided).toBeGreaterThan(0);
    const preview = await staff.imports(KEY, FILE, { dryRun: true, confirmed: false });
    expect(preview).toMatchObject({ added: 3, earlier: [earlier] });
    const refused = await staff.send(KEY, FILE, { confirmed: false });
    const { code, message, data } = refused.json<{ code: string; message: string; data: { report: ImportReport } }>();
    expect([refused.statusCode, code]).toEqual([409, 'earlier_round_open']);
    expect(message).toContain(`${earlier.undecided} applicants have not decided`);
    expect(data.report.earlier).toEqual([earlier]);
    expect((await staff.detail(KEY)).round.total).toBe(0);
    expect(await staff.imports(KEY, FILE)).toMatchObject({ added: 3 });
    // Nothing changes, so nothing to confirm.
    expect(await staff.imports(KEY, FILE, { confirmed: false })).toMatchObject({ unchanged: 3, earlier: [] });
  });

  test('who has a seat in both is counted: by the file before the import, by the records before the publication', async () => {
    const [holder] = (await staff.exported(EARLIER)).filter(({ status }) => status === 'freeze');
    const again = file(row(must(must(holder).form_number), 'Holder'));
    const { earlier } = await staff.imports(KEY, again, { dryRun: true, confirmed: false });
    expect(earlier).toMatchObject([{ replaced: 1 }]);
    await staff.imports(KEY, again);
    const refused = await put({ published: true });
    expect(refused.json()).toMatchObject({ code: 'earlier_round_open', data: { earlier: [{ replaced: 1 }] } });
    expect((await put({ publishAt: inMinutes(60) })).json().code).toBe('earlier_round_open');
    expect((await staff.detail(KEY)).round).toMatchObject({ published: false, publishAt: null });
    expect((await put({})).statusCode).toBe(200);
  });

  test('needs no confirmation once the window of the earlier one has closed', async () => {
    at(world, (5 * DAY) / MINUTE);
    const one = file(row('SEU2690004', 'Lata'));
    expect(await staff.imports(KEY, one, { confirmed: false })).toMatchObject({ added: 1, earlier: [] });
    expect((await put({ published: true })).statusCode).toBe(200);
  });
});

onDatabase('an import that was a mistake', (world) => {
  const staff = staffOf(world);
  const discard = () => staff.call('DELETE', `/round/${KEY}/import`);

  test('is discarded with the people it brought, and no others', async () => {
    const [known] = await staff.exported(EARLIER);
    await staff.imports(KEY, file(row('SEU2690001', 'Asha'), row(must(must(known).form_number), 'Known')));
    const before = (await staff.detail(EARLIER)).round.total;
    const answer = await discard();
    expect([answer.statusCode, answer.json().data?.round.total]).toEqual([200, 0]);
    expect(await staff.search({ form_number: 'SEU2690001' })).toEqual([]);
    expect(await staff.search({ form_number: must(known).form_number })).toHaveLength(1);
    expect((await staff.detail(EARLIER)).round.total).toBe(before);
    const { entries } = (await staff.log('action=discard-import')).data;
    expect(entries).toMatchObject([{ subject: 'round:2025-26:diploma:2', detail: { records: 2, applicants: 1 } }]);
    expect(await staff.imports(KEY, FILE)).toMatchObject({ added: 3 });
  });

  test.each([
    ['is out', EARLIER, /^This result is out or was/],
    ['was out, and applicants have decided', 'btech/1', /^This result is out or was/],
  ])('stays once the result %s', async (_, key, message) => {
    if (key !== EARLIER) {
      const { opensAt, closesAt, version } = (await staff.detail(key)).round;
      await staff.call('PUT', `/round/${key}`, { opensAt, closesAt, version, published: false });
    }
    const answer = await staff.call('DELETE', `/round/${key}/import`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(message)]);
    expect((await staff.detail(key)).round.total).toBeGreaterThan(0);
  });

  test('stays while the result has an hour to go out', async () => {
    const { opensAt, closesAt, version } = (await staff.detail(KEY)).round;
    const update = { opensAt, closesAt, version, published: false, confirmed: true };
    await staff.call('PUT', `/round/${KEY}`, { ...update, publishAt: inMinutes(60) });
    expect((await discard()).json().message).toMatch(/^This result has an hour to go out/);
    await staff.call('PUT', `/round/${KEY}`, { ...update, version: version + 1, publishAt: null });
    expect((await discard()).statusCode).toBe(200);
  });
});

onDatabase('a result that goes out', (world) => {
  const staff = staffOf(world);
  const round = async () => (await staff.detail(KEY)).round;
  const put = async (changes: object) => {
    const { opensAt, closesAt, published, version } = await round();
    const update = { opensAt, closesAt, published, version, confirmed: true, ...changes };
    return staff.call('PUT', `/round/${KEY}`, update);
  };
  const runAt = async (minutes: number) => {
    at(world, minutes);
    await world().api.jobs.run('publish-rounds');
    return (await round()).published;
  };

  beforeAll(() => staff.imports(KEY, FILE));

  test('says before what it does', async () => {
    const twins = ['1', '2'].map((n) => `SEU269010${n},Twin,twins@later.example,09-02-2007,D_UR,not-allotted,,,,,9`);
    await staff.imports(KEY, file(...twins));
    const answer = await staff.call('GET', `/round/${KEY}/publication`);
    expect(answer.json<{ data: PublicationPreview }>().data).toEqual({
      records: 5,
      outcomes: { allotted: 2, 'not-allotted': 3, held: 0 },
      mails: 5,
      sendsMail: false,
      withoutPhoto: 5,
      isPresentYear: true,
      sharedSignIn: 2,
      needsSecond: false,
      earlier: [expect.objectContaining({ round: 1 })],
    });
    const past = await staff.call('GET', '/round/ug/1/publication?cycle=2024-25');
    expect(past.json().data).toMatchObject({ records: 0, mails: 0, isPresentYear: false });
  });

  test.each([
    ['has passed', 0, 'Choose an hour that is still to come'],
    ['is after the window', 60 * 24 * 365, 'The result has to go out before its window closes'],
  ])('at no hour that %s', async (_, minutes, message) => {
    expect((await put({ publishAt: inMinutes(minutes) })).json().issues).toEqual([{ path: 'publishAt', message }]);
    expect((await round()).publishAt).toBeNull();
  });

  test('at an hour, goes out then and not before; a change of the window keeps the hour', async () => {
    expect((await put({ publishAt: inMinutes(60) })).json().data.round.publishAt).toBe(inMinutes(60));
    expect((await put({ takeBackMinutes: 30 })).json().data.round.publishAt).toBe(inMinutes(60));
    expect(await runAt(59)).toBe(false);
    expect(await runAt(60)).toBe(true);
    expect(await round()).toMatchObject({ publishAt: null, takeBackMinutes: 30 });
    const { entries } = (await staff.log('action=set-round&limit=1')).data;
    expect(entries).toMatchObject([{ actor: { kind: 'staff' }, detail: { to: { published: true, publishAt: null } } }]);
    expect((await put({ published: false })).statusCode).toBe(200);
  });

  test('waits for a plan that was withdrawn meanwhile', async () => {
    await put({ publishAt: inMinutes(120) });
    const set = (status: string) => world().api.db.execute(sql`update rounds set status = ${status} where round = 2`);
    await set('draft');
    expect(await runAt(120)).toBe(false);
    await set('published');
    expect(await runAt(121)).toBe(true);
    await put({ published: false });
  });

  test.each([{ disabled: true }, { role: 'editor' } as const])(
    'stays where who set its hour is now %j',
    async (changed) => {
      await put({ publishAt: inMinutes(150) });
      const { db } = world().api;
      const ofStaff = (email: string) => eq(staffTable.email, email);
      const setter = ofStaff('admissions@seu.example');
      await db.update(staffTable).set(changed).where(setter);
      at(world, 150);
      await world().api.jobs.run('publish-rounds');
      await db.update(staffTable).set({ disabled: false, role: 'admissions' }).where(setter);
      expect(await round()).toMatchObject({ published: false, publishAt: null });
      const subjects = (await mailTo(world(), 'admin@seu.example')).map(({ subject }) => subject);
      expect(subjects).toContain('A result was not published on time');
      at(world, 121);
    },
  );

  test('an hour can be taken back', async () => {
    await put({ publishAt: inMinutes(180) });
    expect((await put({ publishAt: null })).json().data.round.publishAt).toBeNull();
    expect(await runAt(180)).toBe(false);
  });

  test('at an hour that a second person has approved, goes out then, and nobody changes it alone meanwhile', async () => {
    const { approvalIn, asStaff, decide } = callerOf(world);
    const [admin, second] = ['admin@seu.example', 'registrar@seu.example'];
    await decide(second, approvalIn(await asStaff(admin, 'PUT', '/setting/publishing-takes-two', { value: true })));
    const { db } = world().api;
    await db.update(staffTable).set({ rightsSince: null }).where(eq(staffTable.email, 'admissions@seu.example'));
    const proposed = approvalIn(await put({ publishAt: inMinutes(240) }));
    expect(proposed.what).toMatch(/^The result of Diploma, round 2 \(2025-26\) goes out on .*IST, with 5 records\.$/);
    expect(await round()).toMatchObject({ published: false, publishAt: null });
    expect((await decide(second, proposed)).statusCode).toBe(200);
    expect(await round()).toMatchObject({ published: false, publishAt: inMinutes(240) });
    const change = await staff.send(KEY, file(row('SEU2690009', 'Late')));
    expect([change.statusCode, change.json().code]).toEqual([403, 'second_person_required']);
    expect(await runAt(240)).toBe(true);
    await put({ published: false });
    const late = approvalIn(await put({ publishAt: inMinutes(300) }));
    at(world, 300);
    expect((await decide(second, late)).statusCode).toBe(200);
    const { published, version } = await round();
    expect(published).toBe(true);
    // Begun while the result is out, and done after it was taken back.
    await Promise.all([put({ published: false, version }), put({ published: true, version: version + 1 })]);
    expect((await round()).published).toBe(false);
  });
});
