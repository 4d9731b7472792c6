/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditLogLine, AuditLogState } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import fc from '../../../../scripts/jest/properties';
import { demoLogins } from '../../../demo/logins';
import { rowsOf } from '../../platform/database/database';
import { AUDIT_ROWS, rowOf } from '../../platform/audit/actions';
import {
  EventCounter,
  canonicalJson,
  audit,
  auditAll,
  erasePersonalOf,
  type AuditEntry,
} from '../../platform/audit/write';
import { signInApplicant } from '../../testing/applicant';
import { onBothBareDatabases } from '../../testing/bare';
import { formOf } from '../../testing/calls';
import { must } from '../../testing/must';
import { onEmbedded, START } from '../../testing/world';
import { chainPending, headOf, verifyChain } from './chain';
import { configurationMark } from './server-events';

const KEY = 's'.repeat(32);

const entry = (subject: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ at: START, actor: 'staff:1', action: 'read', subject },
  ...more,
});

test('canonical JSON is the same for equal values, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

onBothBareDatabases('the chain of the audit log', (bare) => {
  const db = () => bare().db;
  const write = (...entries: AuditEntry[]) => auditAll(db(), entries);
  const chain = () => chainPending(db(), KEY);
  const verify = (noted?: { number: number; hash: string }) => verifyChain(db(), KEY, noted);

  /** Changes rows with triggers disabled. */
  async function tamper(table: string, trigger: string, statement: string): Promise<void> {
    await db().execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
    await db().execute(sql.raw(statement));
    await db().execute(sql.raw(`alter table ${table} enable always trigger ${trigger}`));
  }

  beforeEach(async () => {
    for (const table of ['audit_log', 'audit_chain']) await tamper(table, 'append_only', `delete from ${table}`);
    await db().execute(sql`delete from audit_personal`);
    await db().execute(sql`delete from audit_pending`);
  });

  test.each([
    ["update audit_log set actor = 'nobody'", /UPDATE of audit_log is refused/],
    ["update audit_log set actor = 'nobody' where false", /UPDATE of audit_log is refused/],
    ['delete from audit_log', /DELETE of audit_log is refused/],
    ['truncate audit_log', /TRUNCATE of audit_log is refused/],
    ["update audit_chain set hash = ''", /UPDATE of audit_chain is refused/],
    ['delete from audit_chain', /DELETE of audit_chain is refused/],
    ['truncate audit_chain', /TRUNCATE of audit_chain is refused/],
    ["update audit_personal set data = '{}'", /UPDATE of audit_personal is refused/],
    ['truncate audit_personal', /TRUNCATE of audit_personal is refused/],
    ['set session_replication_role = replica; delete from audit_log', /refused/],
  ])('the database refuses: %s', async (statement, message) => {
    await write(entry('a:1'));
    await chain();
    const statements = statement.split('; ');
    // In a transaction, and so on one connection.
    const run = () =>
      db().transaction(async (tx) => {
        for (const each of statements) await tx.execute(sql.raw(each));
      });
    const said = await run().then(
      () => 'done',
      (error: Error) => String(error.cause),
    );
    expect(said).toMatch(message);
    expect((await verify()).problem).toBeUndefined();
  });

  test('every line is chained once and without gaps, whatever the batches', async () => {
    for (let batch = 0; batch < 30; batch++) {
      await write(...Array.from({ length: 40 }, (_, index) => entry(`a:${batch}-${index}`)));
      if (batch % 7 === 0) await chain();
    }
    await Promise.all([chain(), chain(), chain()]);
    const { head, problem } = await verify();
    expect(problem).toBeUndefined();
    expect(head.number).toBe(1_200);
    expect(head).toEqual(await headOf(db()));
  });

  test('a line that is written by an earlier number and commits later is chained after', async () => {
    await write(entry('a:1'));
    await db().execute(sql`delete from audit_pending`);
    await write(entry('a:2'));
    await chain();
    await db().execute(sql`insert into audit_pending select min(id) from audit_log`);
    await chain();
    expect(await verify()).toMatchObject({ head: { number: 2 }, problem: undefined });
  });

  async function threeLines() {
    await write(entry('a:1', { detail: { n: 1 } }), entry('a:2', { personal: { reason: 'A letter' } }), entry('a:3'));
    return chain();
  }

  const LINE = (number: number) => `(select entry_id from audit_chain where number = ${number})`;
  const exchange = 'update audit_chain set entry_id = (select max(entry_id) from audit_chain) where number = 1';

  test.each([
    ['changed', `update audit_log set actor = 'staff:2' where id = ${LINE(2)}`, /^Link 2: the line was changed/],
    ['changed by a millisecond', `update audit_log set at = at + interval '1 ms' where id = ${LINE(1)}`, /^Link 1/],
    ['changed in a detail', `update audit_log set detail = '{"n": 2}' where id = ${LINE(1)}`, /^Link 1/],
    ['taken out', `delete from audit_log where id = ${LINE(2)}`, /^Link 2: its line was taken out/],
    ['taken out with its link', 'delete from audit_chain where number = 2', /^Link 2 is missing/],
    ['exchanged with another', exchange, /unique|^Link 1/],
  ])('a line that was %s is found', async (_what, statement, message) => {
    await threeLines();
    const table = must(/^(?:update|delete from) (\w+)/.exec(statement)?.[1]);
    const problem = await tamper(table, 'append_only', statement).then(
      async () => (await verify()).problem,
      (error: Error) => String(error.cause),
    );
    await db().execute(sql.raw(`alter table ${table} enable always trigger append_only`));
    expect(problem).toMatch(message);
  });

  test('a line that was put in beside the chain, or never chained, is found', async () => {
    await threeLines();
    await db().execute(sql`insert into audit_log (at, actor, action, subject, detail)
      values (now(), 'staff:1', 'read', 'a:4', '{}')`);
    expect((await verify()).problem).toMatch(/put in beside the chain/);
  });

  test('a line that was taken out before it was chained is found', async () => {
    await threeLines();
    await write(entry('a:4'));
    await tamper('audit_log', 'append_only', "delete from audit_log where subject = 'a:4'");
    await chain();
    expect((await verify()).problem).toMatch(/taken out of the log before it was chained/);
  });

  test('a tail that was cut off with its links is found against a head that was noted', async () => {
    const noted = await threeLines();
    await tamper('audit_log', 'append_only', `delete from audit_log where id = ${LINE(3)}`);
    await tamper('audit_chain', 'append_only', 'delete from audit_chain where number = 3');
    expect((await verify()).problem).toBeUndefined();
    expect((await verify(noted)).problem).toBe('The log ends at link 2, before the noted 3.');
    await write(entry('a:other'));
    await chain();
    expect((await verify(noted)).problem).toBe('Link 3 is not the one that was noted.');
  });

  test('a chain made anew without the key is found', async () => {
    await threeLines();
    await tamper('audit_chain', 'append_only', 'delete from audit_chain');
    await db().execute(sql`insert into audit_pending select id from audit_log`);
    await chainPending(db(), 'x'.repeat(32));
    expect((await verify()).problem).toMatch(/^Link 1: .*other keys/);
  });

  test('personal parts can be erased, and the chain stays whole; changed or put in, they are found', async () => {
    await threeLines();
    expect(await verify()).toMatchObject({ erased: 0, problem: undefined });
    await erasePersonalOf(db(), ['a:2']);
    expect(await verify()).toMatchObject({ erased: 1, problem: undefined });
    await db().execute(sql.raw(`insert into audit_personal values (${LINE(2)}, '{"reason": "Another letter"}')`));
    expect((await verify()).problem).toBe('Link 2: the personal part of the line was changed.');
    await db().execute(sql`delete from audit_personal`);
    await db().execute(sql.raw(`insert into audit_personal values (${LINE(1)}, '{"reason": "Invented"}')`));
    expect((await verify()).problem).toBe('Link 1: the personal part of the line was changed.');
  });

  test('lines of a transaction that is undone are neither there nor waited for', async () => {
    await db()
      .transaction(async (tx) => {
        await audit(tx, entry('a:1'));
        throw new Error('undone');
      })
      .catch(() => {});
    await chain();
    expect(await rowsOf(db(), sql`select 1 from audit_log`)).toEqual([]);
    expect(await verify()).toEqual({ head: { number: 0, hash: '' }, erased: 0, problem: undefined });
  });
});

const SOURCES = path.join(__dirname, '../..');

function writtenActions(): string[] {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(platform\/audit\/actions|server\.ts)/.test(file))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/\baction: '([\w-]+)'/g)].map(([, action]) => must(action)),
  );
  return [...new Set(written)];
}

test('every action that the code writes has a sentence', () => {
  const actions = writtenActions();
  expect(actions).toEqual(expect.arrayContaining(['login', 'correct', 'set-round', 'export', 'invite']));
  for (const action of actions) {
    const about = AUDIT_ROWS.find((row) => row.action === action)?.about ?? 'thing';
    expect([action, rowOf({ action, subject: `${about}:1` })?.kind]).toEqual([action, expect.any(String)]);
  }
});

test('each sentence is whole, also without details', () => {
  const sentences = AUDIT_ROWS.flatMap(({ action, about, say }) =>
    [{}, { from: { published: false }, to: { published: true }, count: 3 }].map((detail) => ({
      row: `${action} ${about ?? ''}`,
      text: say({ who: 'Asha Rao', what: 'round 2 of B.Tech.', detail }),
    })),
  );
  const isWhole = (text: string) => /^[A-Z].*\.$|^The|BROKEN/.test(text) && !text.includes('[object');
  expect(sentences.filter(({ text }) => !isWhole(text))).toEqual([]);
});

test('the mark of a configuration is another with any other setting, and tells none', () => {
  const settings = { dataDir: '/data', demo: false, secretKey: 's'.repeat(32), pepper: 'p'.repeat(32) };
  const mark = configurationMark(settings);
  expect(mark).toMatch(/^[0-9a-f]{8}$/);
  expect(configurationMark({ ...settings })).toBe(mark);
  for (const change of [
    { dataDir: '/other' },
    { demo: true },
    { pepper: 'q'.repeat(32) },
    { publicUrl: 'https://a.example' },
  ])
    expect(configurationMark({ ...settings, ...change })).not.toBe(mark);
});

onEmbedded('the audit log of the site', (world) => {
  const admin = async () => ({ authorization: `Bearer ${await world().tokenOf('admin')}` });

  async function lines(query = ''): Promise<AuditLogLine[]> {
    const answer = await world().call({ url: `/audit?limit=200${query}`, headers: await admin() });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.lines;
  }

  const failLogin = (email: string, remoteAddress = '192.0.2.7') =>
    world().call({ method: 'POST', url: '/auth/login', payload: { email, password: 'wrong' }, remoteAddress });

  test('failed logins of a network at an account are one line a minute, with their count; what was typed is not kept', async () => {
    const { email } = must(demoLogins.staff.find(({ role }) => role === 'notices'));
    for (let tries = 0; tries < 3; tries++) await failLogin(email.toUpperCase());
    await failLogin(email, '2001:db8::1');
    await failLogin(email, '2001:db8::2');
    await failLogin('my-password-in-the-wrong-field@seu.example');
    await world().api.jobs.run('write-tallied-events');
    await world().api.jobs.run('write-tallied-events');
    const found = await lines('&kind=refusals');
    expect(found.map(({ text, notes }) => [text, ...notes]).sort()).toEqual([
      [expect.stringMatching(/^Somebody failed 2 times to log in as /), 'From: 2001:db8:0:0::/64'],
      [expect.stringMatching(/^Somebody failed 3 times to log in as /), 'From: 192.0.2.7'],
      ['Somebody failed once to log in as an account that is not there.', 'From: 192.0.2.7'],
    ]);
    expect(JSON.stringify(found)).not.toContain('wrong-field');
  });

  test('a login and a logout tell who and from where, and a wrong proof for which record', async () => {
    const { email, password } = must(demoLogins.staff.find(({ role }) => role === 'grievances'));
    const remoteAddress = '2001:db8:7::1';
    const payload = { email, password };
    const entered = await world().call({ method: 'POST', url: '/auth/login', payload, remoteAddress });
    const headers = { authorization: `Bearer ${entered.json().token}` };
    await world().call({ method: 'POST', url: '/auth/logout', headers });
    await world().call({ method: 'POST', url: '/auth/logout', headers });
    const asha = await signInApplicant(world(), 'asha');
    await asha.put('freeze', { form_number: 'SEU25100009' });
    await world().api.jobs.run('write-tallied-events');
    const found = (await lines()).map(({ text, notes }) => [text, ...notes]);
    expect(found).toContainEqual([expect.stringMatching(/ logged in\.$/), 'From: 2001:db8:7:0::/64']);
    expect(found.filter(([text]) => / logged out\.$/.test(String(text)))).toHaveLength(1);
    expect(found).toContainEqual(
      expect.arrayContaining([expect.stringMatching(/gave a wrong proof once for a decision on the record of /)]),
    );
  });

  test('failed sign-ins of applicants and missing rights are counted too', async () => {
    const { email } = must(demoLogins.applicants[0]);
    const payload = { email, password: '01-01-1999' };
    await world().call({ method: 'POST', url: '/result?category=diploma', payload, remoteAddress: '192.0.2.9' });
    const headers = { authorization: `Bearer ${await world().tokenOf('notices')}` };
    await world().call({ url: '/staff', headers });
    await world().api.jobs.run('write-tallied-events');
    const texts = (await lines('&kind=refusals')).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Somebody failed once to sign in to the result of \w+/));
    expect(texts).toContainEqual(
      expect.stringMatching(/^Somebody who was logged in lacked the right once: “.*accounts/i),
    );
  });

  test('a stranger cannot fill it: what is too much for a minute is counted together', async () => {
    const tally = new EventCounter();
    for (let index = 0; index < 5_000; index++)
      tally.add({ action: 'refuse', subject: 'call:login', network: `n${index}` });
    const before = (await lines()).length;
    await tally.write(world().api.db, world().clock.now);
    const { total } = (await world().call({ url: '/audit?kind=refusals&limit=1', headers: await admin() })).json()
      .metadata;
    expect(total).toBeLessThanOrEqual(before + 1_001);
    expect((await lines('&kind=refusals'))[0]?.text).toMatch(/4000 times.*many accounts/);
  });

  test('logins, changes of rights, exports and starts stand in it as sentences', async () => {
    const headers = await admin();
    const payload = { email: 'asha.rao@seu.example', name: 'Asha Rao', role: 'notices' };
    const invited = await world().call({ method: 'POST', url: '/staff', headers, payload });
    expect(invited.statusCode).toBe(200);
    const { _id: id } = invited.json().data.staff;
    const url = `/staff/${id}`;
    await world().call({ method: 'PUT', url, headers, payload: { role: 'admissions' } });
    await world().call({ method: 'POST', url: '/admission/round/btech/1/export', headers });
    const texts = [...(await lines('&kind=system')), ...(await lines())].map(({ text }) => text);
    for (const words of [
      /logged in\.$/,
      / invited Asha Rao with the role notices\.$/,
      / exported round 1 of btech \(2025-26\)\.$/,
      /^The server was started with the configuration [0-9a-f]{8}\.$/,
    ])
      expect(texts).toContainEqual(expect.stringMatching(words));
    const about = (await lines(`&person=staff:${id}`)).map(({ text }) => text);
    expect(about.length).toBeGreaterThan(0);
    for (const text of about) expect(text).toContain('Asha Rao');
  });

  test('a change of a document names it, and says what each field was and is', async () => {
    const headers = await admin();
    const [found] = (await world().call({ url: '/document?kind=campus', headers })).json().data.documents;
    const url = `/document/${found._id}`;
    const { version, data } = (await world().call({ url, headers })).json().data.document;
    const changed = { ...data, name: `${data.name} East`, hostel: null };
    const payload = { kind: 'campus', version, data: changed, status: 'archived' };
    expect((await world().call({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    const line = must((await lines('&kind=catalogue')).at(0));
    const name = `the campus “${changed.name}”`;
    expect(line.text).toMatch(new RegExp(`changed ${name}, which is archived now\\.$`));
    expect(line.named).toContainEqual({ name, kind: 'campus', id: found._id });
    expect(line.changes).toContainEqual({ field: 'Name', from: data.name, to: changed.name });
    const { notice } = (await world().call({ url: '/admin/notice?limit=1', headers }))
      .json()
      .data.notices.map((each: { _id: string }) => ({ notice: each }))[0];
    const edit = { payload: formOf({ fileName: 'Another title', section: 'notices' }), headers };
    const answer = await world().call({ method: 'PUT', url: `/notice/${notice._id}`, ...edit });
    expect(answer.statusCode).toBe(200);
    const edited = must((await lines('&kind=notices')).at(0));
    expect(edited.changes).toContainEqual({ field: 'Title', from: notice.fileName, to: 'Another title' });
  });

  test('the export is the same lines as CSV, and is itself in the log', async () => {
    const headers = await admin();
    const answer = await world().call({ method: 'POST', url: '/audit/export', headers, payload: { kind: 'rights' } });
    const { url } = answer.json().data;
    const file = await world().call({ url: url.replace('/api/v1', '') });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('invited Asha Rao');
    expect(file.body).not.toContain('logged in');
    expect((await lines('&kind=exports'))[0]?.text).toMatch(/ exported the audit log\.$/);
  });

  test('the banner tells what the last verification found', async () => {
    const state = async (): Promise<AuditLogState> =>
      (await world().call({ url: '/audit/state', headers: await admin() })).json().data;
    expect((await state()).verified).toBeNull();
    await world().api.jobs.run('verify-audit-log');
    expect(await state()).toMatchObject({
      verified: { intact: true, problem: null, at: world().clock.now.toISOString() },
      head: expect.stringMatching(/^\d+:[0-9a-f]{64}$/),
    });
    await world().api.db.execute('alter table audit_log disable trigger append_only');
    await world().api.db.execute("update audit_log set detail = '{}' where action = 'invite'");
    await world().api.db.execute('alter table audit_log enable always trigger append_only');
    await world().api.jobs.run('verify-audit-log');
    expect((await state()).verified).toMatchObject({
      intact: false,
      problem: expect.stringMatching(/^Link \d+: the line was changed/),
    });
  });

  test('networks are erased after 180 days, and nothing else', async () => {
    world().clock.now = new Date(world().clock.now.getTime() + 181 * 24 * 60 * 60 * 1_000);
    await world().api.jobs.run('erase-audited-networks');
    expect((await lines('&kind=refusals')).flatMap(({ notes }) => notes)).toEqual([]);
  });
});
