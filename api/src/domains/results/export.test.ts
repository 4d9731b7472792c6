/** @jest-environment node */
import { RESULT_COLUMNS } from '@university/shared/contract';
import { parse } from 'csv-parse/sync';
import { onDatabase, START } from '../../testing/world';
import { must } from '../../testing/must';
import { staffOf } from './testing';

onDatabase('exporting results', (world) => {
  const staff = staffOf(world);

  async function issue(round = 'pg/1') {
    const answer = await staff.call('POST', `/round/${round}/export`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { url: string; expiresAt: string } }>().data;
  }

  const fetchFile = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    world().call({ method, url: url.replace('/api/v1', '') });

  async function table(round: string): Promise<Record<string, string>[]> {
    return parse((await fetchFile((await issue(round)).url)).body, { columns: true, bom: true });
  }

  test('all records of a round, as a spreadsheet reads them', async () => {
    const answer = await fetchFile((await issue()).url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pg-round-1-2025-26.csv"',
      'cache-control': 'no-store',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse<Record<string, string>>(answer.body, { columns: true, bom: true });
    const { total } = (await staff.call('GET', '/round/pg/1')).json().data.round;
    expect(rows).toHaveLength(total);
    expect(rows.find((row) => row.form_number === 'SEU25400001')).toMatchObject({
      name: 'Arjun Sahoo',
      email: 'arjun.pg@applicant.example',
      outcome: 'allotted',
      program_preference: '1',
      status: 'pending',
      decided_at_ist: '',
    });
    expect(new Set(rows.map((row) => row.form_number)).size).toBe(total);
    const decided = must(rows.find((row) => row.decided_at_ist));
    expect(decided.decided_at_ist).toMatch(/^2026-01-15 (09|10):\d\d:\d\d$/);
  });

  test('more than one page, and nothing that a spreadsheet would run', async () => {
    const people = Array.from({ length: 1_001 }, (_, i) => {
      const seat = i === 0 ? 'allotted,DCE,N01,D_UR,2,1' : `not-allotted,,,,,${i + 1}`;
      return `SEU2616${i + 1_000},Ira Lal,${i === 0 ? '+ira' : `ira.${i}`}@applicant.example,01-01-2008,D_UR,${seat}`;
    });
    await staff.imports('diploma/2', [RESULT_COLUMNS.join(','), ...people].join('\n'));
    const rows = await table('diploma/2');
    expect(rows.map((row) => row.form_number)).toEqual(people.map((line) => line.split(',')[0]));
    expect(rows[0]).toMatchObject({ email: "'+ira@applicant.example", program_code: 'DCE', campus_code: 'N01' });
  });

  test('what lapsed is called so', async () => {
    world().clock.now = new Date(START.getTime() + 6 * 24 * 60 * 60 * 1_000);
    const rows = await table('btech/2');
    expect(rows.some((row) => row.status === 'lapsed')).toBe(true);
    expect(rows.some((row) => row.status === 'pending')).toBe(false);
  });

  test('the names of the columns come first', async () => {
    const { body } = await fetchFile((await issue('pg/1')).url);
    expect(body.split('\r\n')[0]).toBe(
      '\uFEFFform_number,name,email,registered_category,outcome,program_code,program,campus_code,campus,category_allocated,program_preference,rank,marks,preferences,photo,language,status,decided_at_ist',
    );
  });

  test('an address works once, whoever comes first', async () => {
    const { url, expiresAt } = await issue();
    expect(expiresAt).toBe(new Date(START.getTime() + 60_000).toISOString());
    const answers = await Promise.all([fetchFile(url), fetchFile(url)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const late = await fetchFile(url);
    expect([late.statusCode, late.json().code, late.headers['cache-control']]).toEqual([410, 'gone', 'no-store']);
  });

  test('an address works for a minute', async () => {
    const [first, second] = [await issue(), await issue()];
    world().clock.now = new Date(START.getTime() + 59_999);
    expect((await fetchFile(first.url)).statusCode).toBe(200);
    world().clock.now = new Date(START.getTime() + 60_000);
    expect((await fetchFile(second.url)).statusCode).toBe(410);
  });

  test('only looking does not use an address up, and guessing finds none', async () => {
    const { url } = await issue();
    expect((await fetchFile(url, 'HEAD')).statusCode).toBe(405);
    expect((await fetchFile(url)).statusCode).toBe(200);
    for (const token of ['x', 'x'.repeat(43), '%00']) {
      expect((await fetchFile(`/download/${token}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test('every address is noted, and the address itself nowhere', async () => {
    const { url } = await issue();
    const answer = await staff.call('GET', '/audit?action=export&track=pg&round=1&limit=1');
    expect(answer.json().data.entries).toMatchObject([
      { action: 'export', subject: 'round:2025-26:pg:1', actor: { kind: 'staff' } },
    ]);
    expect(answer.body).not.toContain(url.split('/').at(-1));
  });
});
