/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ACTOR_KINDS,
  type AuditEntry,
  FOUND_LISTED,
  type PhotoState,
  type PhotoUpload,
  PORTRAIT_RULE,
  RESULT_COLUMNS,
  type StaffAllotment,
} from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { photo } from '../media/testing/pictures';
import { demoLogins } from '../../../demo/logins';
import { audit } from '../../platform/audit/write';
import { applicants } from '../../platform/database/schema';
import { openStorage } from '../../platform/files';
import { ageFiles } from '../../testing/age-files';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { readPhoto } from './photos';
import { staffOf } from './testing';

const HEADER = [...RESULT_COLUMNS, 'photo'].join(',');
const row = (number: number, name: string) =>
  `SEU2615000${number},Ira Lal,p.${number}@applicant.example,01-01-2008,D_UR,not-allotted,,,,,${number},${name}`;
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');

onDatabase('applicants, as the admissions office sees them', (world) => {
  const staff = staffOf(world);

  beforeAll(() =>
    staff.imports('diploma/2', file(row(1, 'one.jpg'), row(2, 'two.jpg'), row(3, ''), row(4, 'four.PNG'))),
  );

  const { log, search } = staff;

  describe('records', () => {
    const tenzin = { form_number: 'seu25200001 ', email: ' Tenzin.btech@applicant.example' };

    test('an applicant is found by form number, by e-mail, or by both', async () => {
      for (const body of [tenzin, { email: tenzin.email }, { form_number: tenzin.form_number }]) {
        const records = await search(body);
        expect(records.map(({ record }) => record)).toEqual([
          expect.objectContaining({
            track: 'btech',
            round: 2,
            form_number: 'SEU25200001',
            email: 'tenzin.btech@applicant.example',
            status: 'pending',
          }),
        ]);
      }
      expect(await search({ ...tenzin, email: 'gauri.ug@applicant.example' })).toEqual([]);
      expect(await search({ email: 'tenzin' })).toEqual([]);
      expect((await staff.call('POST', '/applicant/search', {})).statusCode).toBe(400);
    });

    test.each([
      ['parts of the name, in any order and case', 'sahoo ARJ', ['SEU25400001']],
      ['a part of the form number', '25400001', ['SEU25400001']],
      ['a part of the e-mail address', 'arjun.pg@', ['SEU25400001']],
      ['parts of which one is of nobody', 'arjun nobody', []],
      ['what would be a pattern', '%_%', []],
    ])('are found by %s, and each that is found is noted as read', async (_, q, found) => {
      const answer = await staff.call('POST', '/applicant/search', { q });
      const { records, total } = answer.json<{ data: { records: StaffAllotment[]; total: number } }>().data;
      expect([records.map(({ record }) => record.form_number), total]).toEqual([found, found.length]);
      for (const { record } of records) {
        const [line] = (await log(`subject=allotment:${record._id}&action=read&limit=1`)).data.entries;
        expect(line).toMatchObject({ actor: { kind: 'staff' } });
      }
    });

    test('of many the first are found, with how many there are; by two characters none', async () => {
      const answer = await staff.call('POST', '/applicant/search', { q: '@applicant.example' });
      const { records, total } = answer.json().data;
      expect(records).toHaveLength(FOUND_LISTED);
      expect(total).toBeGreaterThan(FOUND_LISTED);
      const short = await staff.call('POST', '/applicant/search', { q: ' ar ' });
      expect(short.json().issues).toEqual([{ path: 'q', message: 'Enter at least 3 characters' }]);
    });

    test('a record comes with what staff may set and with its history', async () => {
      const { id, cookies } = await signInApplicant(world(), 'tenzin');
      const payload = { status: 'freeze', form_number: tenzin.form_number };
      await world().call({ method: 'PUT', url: `/result/${id}`, cookies, payload });
      const answer = await staff.call('GET', `/allotment/${id}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { record, allowed, history } = answer.json<{ data: StaffAllotment }>().data;
      expect(record).toMatchObject({ _id: id, status: 'freeze', decided_at: START.toISOString() });
      expect(allowed).toEqual(['pending', 'reject']);
      expect(history[0]).toMatchObject({
        action: 'decide',
        actor: { kind: 'applicant', email: null },
        subject: `allotment:${id}`,
        detail: { from: 'pending', to: 'freeze' },
      });
      const [line] = (await log(`subject=allotment:${id}&actor=staff`)).data.entries;
      expect(line).toMatchObject({ action: 'read', actor: { kind: 'staff', email: 'admissions@seu.example' } });
      expect((await staff.call('GET', '/allotment/nobody')).statusCode).toBe(404);
    });

    test('a seat of an earlier round that was given up stays given up', async () => {
      const { form_number } = must((await staff.exported('btech/1')).find(({ status }) => status === 'reject'));
      const records = await search({ form_number });
      expect(must(records.find(({ record }) => record.round === 1)).allowed).toEqual([]);
    });
  });

  describe('the audit log', () => {
    test('is read page by page, newest first', async () => {
      const all = await log('limit=200');
      const ids = all.data.entries.map(({ _id }) => Number(_id));
      expect(ids.length).toBeGreaterThan(6);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      const pages = [await log('limit=3&page=1'), await log('limit=3&page=2')];
      expect(pages.flatMap(({ data }) => data.entries)).toEqual(all.data.entries.slice(0, 6));
      expect(pages[0]?.metadata).toMatchObject({ total: all.metadata.total, limit: 3, page: 1 });
    });

    test.each([
      ['action=decide', ({ action }: AuditEntry) => action === 'decide'],
      ['actor=applicant', ({ actor }: AuditEntry) => actor.kind === 'applicant'],
      ['actor=staff', ({ actor }: AuditEntry) => actor.kind === 'staff'],
      ['subject=round:2025-26:diploma:2', ({ subject }: AuditEntry) => subject === 'round:2025-26:diploma:2'],
      ['track=diploma&round=2', ({ subject }: AuditEntry) => subject === 'round:2025-26:diploma:2'],
    ])('%s leaves the others out', async (query, isMeant) => {
      const all = (await log('limit=200')).data.entries;
      const { entries } = (await log(`limit=200&${query}`)).data;
      expect(entries.length).toBeGreaterThan(0);
      expect(entries).toEqual(all.filter(isMeant));
    });

    test.each([...ACTOR_KINDS, 'system:expire', 'nobody-we-know'])(
      'a line by %s is read, in the log and beside its record',
      async (actor) => {
        const [record] = await search({ email: 'tenzin.btech@applicant.example' });
        const id = must(record).record._id;
        await audit(world().api.db, { at: world().clock.now, actor, action: 'fail-proof', subject: `allotment:${id}` });
        const [kind = ''] = actor.split(':');
        const known = (ACTOR_KINDS as readonly string[]).includes(kind) ? kind : 'system';
        const { entries } = (await log(`subject=allotment:${id}&action=fail-proof&limit=1`)).data;
        expect(entries.map((entry) => [entry.action, entry.actor.kind])).toEqual([['fail-proof', known]]);
        const [again] = await search({ email: 'tenzin.btech@applicant.example' });
        expect(must(again).history.find(({ action }) => action === 'fail-proof')?.actor.kind).toBe(known);
        if (known === kind) expect((await log(`actor=${kind}`)).metadata.total).toBeGreaterThan(0);
      },
    );

    test('of a round it shows what happened to its records too', async () => {
      const { entries } = (await log('track=btech&round=2&limit=200')).data;
      expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['sign-in', 'decide']));
    });

    test.each(['from=yesterday', 'actor=somebody', 'track=PhD', 'round=x'])('%s is refused', async (query) => {
      expect((await staff.call('GET', `/audit?${query}`)).statusCode).toBe(400);
    });

    test('days are those of India, both included', async () => {
      const { total } = (await log('limit=1')).metadata;
      expect((await log('from=2026-01-15&to=2026-01-15')).metadata.total).toBe(total);
      expect((await log('from=2026-01-16')).metadata.total).toBe(0);
      expect((await log('to=2026-01-14')).metadata.total).toBe(0);
      // The next day in India.
      world().clock.now = new Date('2026-01-15T18:31:00Z');
      await signInApplicant(world(), 'joseph');
      expect((await log('from=2026-01-16&to=2026-01-16&action=sign-in')).metadata.total).toBe(1);
    });
  });

  describe('the call that corrects an applicant', () => {
    const person = must(demoLogins.applicants.find(({ track }) => track === 'diploma'));

    const find = async (email: string) => must((await search({ email, track: 'diploma' }))[0]);
    const signIn = async (email: string, password: string) =>
      (await world().call({ method: 'POST', url: '/result?category=diploma', payload: { email, password } }))
        .statusCode;

    test('with the new address and date people sign in, with the old ones no more', async () => {
      const { record, applicant } = await find(person.email);
      const sent = {
        version: applicant.version,
        name: record.name,
        email: ' Right@Applicant.example ',
        registered_category: record.registered_category,
        birthDate: '11-03-2008',
        reason: 'Wrong in the form',
      };
      expect(await signIn(person.email, person.birthDate)).toBe(200);
      const answer = await staff.call('PUT', `/applicant/${applicant._id}`, sent);
      expect(answer.statusCode).toBe(200);
      expect(await signIn(person.email, person.birthDate)).toBe(401);
      expect(await signIn('right@applicant.example', '11-03-2008')).toBe(200);
      const after = await find('right@applicant.example');
      expect(answer.json().data).toEqual({ applicant: after.applicant });

      const late = await staff.call('PUT', `/applicant/${applicant._id}`, sent);
      expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
    });

    test('what is wrong is named at its field', async () => {
      const { applicant } = await find('right@applicant.example');
      const wrong = { name: '', email: 'none', registered_category: '', birthDate: '11.03.2008', reason: 'no' };
      const payload = { version: applicant.version, ...wrong };
      const answer = await staff.call('PUT', `/applicant/${applicant._id}`, payload);
      expect(answer.statusCode).toBe(400);
      const { issues } = answer.json<{ issues: { path: string }[] }>();
      expect(issues.map(({ path }) => path)).toEqual(Object.keys(wrong));
    });
  });

  describe('photographs', () => {
    let picture: Buffer;
    beforeAll(async () => {
      picture = await photo(700, 900).jpeg().toBuffer();
    });

    async function upload(files: Record<string, Buffer | string>, round = 'diploma/2') {
      const form = new FormData();
      for (const [name, bytes] of Object.entries(files)) {
        form.append('photo', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
      }
      return staff.call('POST', `/round/${round}/photo`, form);
    }
    const uploads = async (files: Record<string, Buffer | string>) => {
      const answer = await upload(files);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ data: PhotoUpload }>().data;
    };
    const state = async () => (await staff.call('GET', '/round/diploma/2/photo')).json<{ data: PhotoState }>().data;
    const idOf = async (form_number: string) => {
      const { db } = world().api;
      const [person] = await db
        .select({ id: applicants.id, photoFile: applicants.photoFile })
        .from(applicants)
        .where(eq(applicants.formNumber, form_number));
      return must(person);
    };
    const folder = () => path.join(world().dataDir, 'files', 'photos');
    const placed = () => readdirSync(folder()).sort();
    const incoming = () => readdirSync(path.join(world().dataDir, 'files', 'incoming'));
    const recordOf = async (form_number: string) => must((await search({ form_number }))[0]).record._id;

    test('each is known by its name; what matched nobody and who lacks theirs is told', async () => {
      expect(await state()).toMatchObject({ named: 3, stored: 0 });
      const answer = await uploads({
        'ONE.jpg': picture,
        'nobody.jpg': picture,
        'my photo.jpg': picture,
        'two.jpg': 'no picture',
      });
      expect(answer.files).toEqual([
        { name: 'ONE.jpg', form_number: 'SEU26150001', problem: null },
        { name: 'nobody.jpg', form_number: null, problem: expect.stringContaining('No applicant of this track') },
        { name: 'my photo.jpg', form_number: null, problem: expect.stringContaining('cannot be the name') },
        { name: 'two.jpg', form_number: null, problem: expect.stringContaining('not a picture') },
      ]);
      expect(answer.state).toEqual(await state());
      expect(answer.state).toMatchObject({
        named: 3,
        stored: 1,
        lacking: [
          { form_number: 'SEU26150002', name: 'Ira Lal', photo: 'two.jpg' },
          { form_number: 'SEU26150004', name: 'Ira Lal', photo: 'four.png' },
        ],
      });
      expect(placed()).toHaveLength(1);
      expect(incoming()).toEqual([]);
    });

    test('what is stored is read for letters, and shown to staff, who are noted', async () => {
      const { photoFile: file } = await idOf('SEU26150001');
      const files = await openStorage({ dataDir: world().dataDir });
      const photo = must(await readPhoto({ files }, must(file)));
      const { width, height, size } = PORTRAIT_RULE;
      expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(photo.length).toBeLessThanOrEqual(size);

      const record = await recordOf('SEU26150001');
      const answer = await staff.call('GET', `/allotment/${record}/photo`);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
      expect(answer.rawPayload).toEqual(photo);
      expect((await log(`subject=allotment:${record}&action=open-file`)).metadata.total).toBe(1);
      expect((await staff.call('GET', `/allotment/${await recordOf('SEU26150002')}/photo`)).statusCode).toBe(404);
    });

    test('another under the same name takes its place', async () => {
      const before = placed();
      await uploads({ 'one.jpg': await photo(350, 450, 200).png().toBuffer() });
      expect(placed()).toHaveLength(1);
      expect(placed()).not.toEqual(before);
    });

    test('the sweep takes those that nobody has, and no other', async () => {
      const before = placed();
      writeFileSync(path.join(folder(), 'left.jpg'), 'left');
      ageFiles(world().dataDir);
      await world().api.jobs.run('sweep-files');
      expect(placed()).toEqual(before);
    });

    test('a file without the column leaves photographs; one with another name takes the old one away', async () => {
      const { photoFile } = await idOf('SEU26150001');
      const without = [RESULT_COLUMNS.join(','), row(1, '').replace(/,$/, '').replace('Ira Lal', 'Ira Paul')].join(
        '\n',
      );
      expect(await staff.imports('diploma/2', without)).toMatchObject({ changed: 1 });
      expect(await idOf('SEU26150001')).toMatchObject({ photoFile });
      await staff.imports('diploma/2', file(row(1, 'other.jpg')));
      expect(await idOf('SEU26150001')).toMatchObject({ photoFile: null });
      expect(placed()).toEqual([]);
    });

    test('two applicants of one name get no photograph', async () => {
      await staff.imports('diploma/1', file(row(5, 'two.jpg')));
      const { files } = await uploads({ 'two.jpg': picture });
      expect(files[0]).toMatchObject({ form_number: null, problem: expect.stringContaining('Several applicants') });
      expect(placed()).toEqual([]);
    });

    test('too many at once, none, and a round that there is not', async () => {
      const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`${i}.jpg`, 'x']));
      expect((await upload(many)).json().issues).toEqual([{ path: 'photo', message: 'Send at most 10 files' }]);
      expect((await upload({})).json().issues).toEqual([{ path: 'photo', message: 'Choose photographs' }]);
      expect((await upload({ 'one.jpg': picture }, 'pg/2')).statusCode).toBe(404);
      expect(incoming()).toEqual([]);
    });

    test('how many were added is in the audit log, and no name', async () => {
      await uploads({ 'four.png': picture });
      const { entries } = (await log('action=add-photos&limit=1')).data;
      expect(entries).toMatchObject([{ actor: { kind: 'staff' }, detail: { stored: 1 } }]);
      expect(JSON.stringify(entries)).not.toMatch(/four|SEU26/);
    });

    test('they are erased with the applicants', async () => {
      expect(placed()).toHaveLength(1);
      world().clock.now = new Date('2029-01-01T05:00:00Z');
      await world().api.jobs.run('erase-applicants');
      expect(placed()).toEqual([]);
      expect(await world().api.db.select().from(applicants).where(eq(applicants.formNumber, 'SEU26150004'))).toEqual(
        [],
      );
    });
  });
});
