/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MOST_TABLES, type TableReport } from '@university/shared/contract';
import { must } from '../../../testing/must';
import { fillSmallCatalogue, tokenFor } from '../../../testing/small-catalogue';
import { onEmbedded, START } from '../../../testing/world';

const ZONE = 'code,name,position\nwest,West Shore,3\n';
const CAMPUS = 'code,name,slug,zone,location,city,pin\nH9,Shed Nine,h9,west,Pier 9,Port,600009\n';

onEmbedded(
  'tables by HTTP',
  (world) => {
    let admin = '';
    beforeAll(async () => {
      await fillSmallCatalogue(world().api.db);
      admin = await tokenFor(world().api.db, START, { role: 'admin' });
    });

    async function send(url: string, files: Record<string, string>, token = admin) {
      const form = new FormData();
      for (const [name, text] of Object.entries(files)) form.append('table', new Blob([text]), name);
      const body = new Response(form);
      return world().call({
        method: 'POST',
        url,
        payload: Buffer.from(await body.arrayBuffer()),
        headers: { authorization: `Bearer ${token}`, 'content-type': must(body.headers.get('content-type')) },
      });
    }
    const reportOf = (answer: { json<T>(): T }) => answer.json<{ data: { report: TableReport } }>().data.report;
    const issues = (report: TableReport) => report.issues.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
    const campuses = async () => (await world().call({ url: '/campus' })).body;

    test('files that need each other go in together: first a dry run, then all of them', async () => {
      const files = { 'campus.csv': CAMPUS, 'zone.json': '[{"code":"west","name":"West Shore","position":3}]' };
      const dry = await send('/table?dryRun=true', files);
      expect([dry.statusCode, reportOf(dry).kinds.map(({ kind, added }) => [kind, added])]).toEqual([
        200,
        [
          ['zone', 1],
          ['campus', 1],
        ],
      ]);
      expect(await campuses()).not.toContain('Shed Nine');
      const done = await send('/table', files);
      expect([done.statusCode, reportOf(done).dryRun]).toEqual([200, false]);
      expect(await campuses()).toContain('Shed Nine');
      const again = reportOf(await send('/table', { 'zone (1).csv': ZONE, 'campus.csv': CAMPUS }));
      expect(again.kinds.map(({ unchanged }) => unchanged)).toEqual([1, 1]);
    });

    test('what is wrong with one file keeps all of them out, and is said with its name', async () => {
      const files = {
        'zone.csv': ZONE.replaceAll('West', 'East'),
        'school.csv': 'code,name\nNEW,\n',
        'notes.txt': 'a',
      };
      const answer = await send('/table', files);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_refused']);
      expect(issues(reportOf(answer))).toEqual([
        expect.stringMatching(/^notes\.txt:1 No table has this name\. There are: zone\.csv, /),
        'school.csv:2 Enter: Name',
      ]);
      expect((await world().call({ url: '/zone' })).body).not.toContain('East Shore');
    });

    test('a table comes in one file', async () => {
      const answer = await send('/table?dryRun=true', { 'zone.csv': ZONE, 'zone.json': '[]', 'zone (2).csv': ZONE });
      expect(issues(reportOf(answer))).toEqual([
        'zone.json:1 zone.csv has this table already. Leave one out.',
        'zone (2).csv:1 zone.csv has this table already. Leave one out.',
      ]);
    });

    test('one table goes by its address, whatever its file is called', async () => {
      const report = reportOf(await send('/table/zone?dryRun=true', { 'anything.txt': ZONE }));
      expect(report).toMatchObject({ issues: [], kinds: [{ kind: 'zone', rows: 1 }] });
    });

    test('tables of admissions are for the admissions office, all others for editors of the whole catalogue', async () => {
      const { db } = world().api;
      const office = await tokenFor(db, START, { role: 'admissions' });
      const editor = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
      const get = async (table: string, token: string) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await world().call({ url: `/table/${table}`, headers })).statusCode;
      };
      const track = { 'track.csv': 'code,name,fullName,position\nug,UG,Undergraduate,2\n' };
      const zone = { 'zone.csv': ZONE };
      for (const [token, own, other] of [
        [office, track, zone],
        [editor, zone, track],
      ] as const) {
        expect((await send('/table?dryRun=true', own, token)).statusCode).toBe(200);
        expect((await send('/table?dryRun=true', other, token)).statusCode).toBe(403);
        expect((await send('/table', { ...own, ...other }, token)).statusCode).toBe(403);
        const [[name]] = [Object.keys(other)];
        expect((await send(`/table/${must(name).slice(0, -4)}`, other, token)).statusCode).toBe(403);
      }
      expect((await world().call({ url: '/admission/schedule' })).body).not.toContain('Undergraduate');
      expect([await get('round', office), await get('round', editor), await get('round', admin)]).toEqual([
        200, 403, 200,
      ]);
      expect([await get('zone', office), await get('zone', editor)]).toEqual([403, 200]);
      expect((await send('/table', track, office)).statusCode).toBe(200);
      expect((await world().call({ url: '/admission/schedule' })).body).toContain('Undergraduate');
    });

    test('more files than there can be tables are refused, and so is who may edit a part of the catalogue', async () => {
      const many = Object.fromEntries(Array.from({ length: MOST_TABLES + 1 }, (_, index) => [`t${index}.csv`, 'a']));
      const answer = await send('/table', many);
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [{ path: 'table', message: `Send at most ${MOST_TABLES} files` }],
      ]);
      const keeper = await tokenFor(world().api.db, START, {
        role: 'editor',
        scopes: ['campus:campus-h1'],
      });
      expect((await send('/table', { 'zone.csv': ZONE }, keeper)).statusCode).toBe(403);
      expect(readdirSync(path.join(world().dataDir, 'files', 'incoming'))).toEqual([]);
    });
  },
  { demo: false },
);
