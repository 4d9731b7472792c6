/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditLogLine, AuditLogState } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';
import { AUDIT_ROWS, rowOf } from '../../platform/audit/actions';
import { configurationMark } from './server-events';
import { Tally } from '../../platform/audit/tally';

const SOURCES = path.join(__dirname, '../..');

/** Every action that the code writes, with the kind of its subject where that is a plain text. */
function writtenActions(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const texts = files
    .filter((file) => !/^(platform\/audit\/actions|platform\/plugins)/.test(file))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\baction: '([\w-]+)'/g)].map(([, action]) => must(action)))),
  ];
}

test('every action that the code writes has a sentence', () => {
  const actions = writtenActions();
  expect(actions).toEqual(expect.arrayContaining(['login', 'correct', 'set-round', 'export', 'invite']));
  for (const action of actions) {
    const about = AUDIT_ROWS.find((row) => row.action === action)?.about ?? 'thing';
    expect([action, rowOf({ action, subject: `${about}:1` })?.kind]).toEqual([action, expect.any(String)]);
  }
});

test.each(AUDIT_ROWS.map((row) => [`${row.action} ${row.about ?? ''}`, row] as const))(
  'the sentence of %s is whole, also without details',
  (_name, { say }) => {
    for (const detail of [{}, { from: { published: false }, to: { published: true }, count: 3 }]) {
      const text = say({ who: 'Asha Rao', what: 'round 2 of B.Tech.', detail });
      expect(text).toMatch(/^[A-Z].*\.$|^The|BROKEN/);
      expect(text).not.toContain('[object');
    }
  },
);

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
    const entered = await world().call({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password },
      remoteAddress,
    });
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
    const tally = new Tally();
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
    const invited = await world().call({
      method: 'POST',
      url: '/staff',
      headers,
      payload: { email: 'asha.rao@seu.example', name: 'Asha Rao', role: 'notices' },
    });
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
