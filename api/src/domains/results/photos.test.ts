/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type PhotoState,
  type PhotoUpload,
  PORTRAIT_RULE,
  RESULT_COLUMNS,
  type StaffAllotment,
} from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { photo } from '../media/testing/pictures';
import { applicants } from '../../platform/database/schema';
import { openStorage } from '../../platform/files';
import { ageFiles } from '../../testing/age-files';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { readPhoto } from './photos';
import { staffOf } from './testing';

const HEADER = [...RESULT_COLUMNS, 'photo'].join(',');
const row = (number: number, name: string) =>
  `SEU2615000${number},Ira Lal,p.${number}@applicant.example,01-01-2008,D_UR,not-allotted,,,,,${number},${name}`;
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');

onDatabase('photographs of applicants', (world) => {
  const staff = staffOf(world);
  let picture: Buffer;

  beforeAll(async () => {
    picture = await photo(700, 900).jpeg().toBuffer();
    await staff.imports('diploma/2', file(row(1, 'one.jpg'), row(2, 'two.jpg'), row(3, ''), row(4, 'four.PNG')));
  });

  async function upload(files: Record<string, Buffer | string>, round = 'diploma/2') {
    const form = new FormData();
    for (const [name, bytes] of Object.entries(files)) {
      form.append('photo', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    }
    return staff.sendForm(`/round/${round}/photo`, form);
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
  const recordOf = async (form_number: string) =>
    must(
      (await staff.call('POST', '/applicant/search', { form_number })).json<{ data: { records: StaffAllotment[] } }>()
        .data.records[0],
    ).record._id;

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
    const log = await staff.call('GET', `/audit?subject=allotment:${record}&action=open-file`);
    expect(log.json().data.entries).toHaveLength(1);
    expect((await staff.call('GET', `/allotment/${await recordOf('SEU26150002')}/photo`)).statusCode).toBe(404);
  });

  test('it has no address for anybody else', async () => {
    const record = await recordOf('SEU26150001');
    expect((await world().call({ url: `/admission/allotment/${record}/photo` })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${await world().tokenOf('notices')}` };
    expect((await world().call({ url: `/admission/allotment/${record}/photo`, headers })).statusCode).toBe(403);
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
    const without = [RESULT_COLUMNS.join(','), row(1, '').replace(/,$/, '').replace('Ira Lal', 'Ira Paul')].join('\n');
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
    const log = await staff.call('GET', '/audit?action=add-photos&limit=1');
    expect(log.json().data.entries).toMatchObject([{ actor: { kind: 'staff' }, detail: { stored: 1 } }]);
    expect(log.body).not.toMatch(/four|SEU26/);
  });

  test('they are erased with the applicants', async () => {
    expect(placed()).toHaveLength(1);
    world().clock.now = new Date('2029-01-01T05:00:00Z');
    await world().api.jobs.run('erase-applicants');
    expect(placed()).toEqual([]);
    expect(await world().api.db.select().from(applicants).where(eq(applicants.formNumber, 'SEU26150004'))).toEqual([]);
  });
});
