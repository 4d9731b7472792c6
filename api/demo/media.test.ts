/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaUpload, PICTURE_RULE } from '@university/shared/contract';
import { library } from '../src/domains/media/testing/library';
import { picturesOf } from '../src/domains/media/repository';
import { media, mediaFiles } from '../src/platform/database/schema';
import { must } from '../src/testing/must';
import { onDatabase } from '../src/testing/world';
import facts from './facts.json';
import { hostelGallery, photoIdOf, photoIdOfCampus } from './media';
import * as scenes from './pictures/scenes';
import { OF_CAMPUS, OF_DEPARTMENT, OF_SCHOOL } from './pictures/shown';
import { COLOURS, PICTURES } from './pictures/table';

const FILES = path.join(__dirname, 'pictures', 'files');
const DRAWINGS = path.join(__dirname, 'pictures', 'drawings');

/** Bytes that a file of each width may have, and all of them together. */
const LIMITS: Record<number, number> = { 320: 8_000, 640: 14_000, 1024: 22_000, 1600: 34_000 };
const LIMIT = 2_050_000;

describe('the drawn pictures', () => {
  test('each scene and drawing has its texts, its colour and its files, and no file is without one', () => {
    const drawings = readdirSync(DRAWINGS).map((name) => path.parse(name).name);
    const names = [...Object.keys(scenes), ...drawings].sort();
    expect(PICTURES.map(({ key }) => key as string).sort()).toEqual(names);
    expect(Object.keys(COLOURS).sort()).toEqual(names);
    const expected = names.flatMap((name) =>
      PICTURE_RULE.widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    );
    expect(readdirSync(FILES).sort()).toEqual(expected.sort());
  });

  test('say in both languages what they show, as the form for uploads asks for it', () => {
    for (const { key, title, altEn, altHi } of PICTURES) {
      expect(mediaUpload.safeParse({ title, alt_en: altEn, alt_hi: altHi })).toMatchObject({ success: true });
      expect([key, altHi]).toEqual([key, expect.stringMatching(/^[\p{Script=Devanagari} ,;-]+।$/u)]);
      expect([key, altEn]).toEqual([key, expect.stringMatching(/^[A-Z][ -~]+\.$/)]);
    }
  });

  test('are small', () => {
    const sizes = readdirSync(FILES).map((name) => ({ name, size: statSync(path.join(FILES, name)).size }));
    const isLarge = ({ name, size }: { name: string; size: number }) =>
      size > must(LIMITS[Number(must(name.split('-')[1]).split('.')[0])]);
    expect(sizes.filter(isLarge)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(LIMIT);
  });

  test('there is one for each school and each campus, and no other', () => {
    const departments = facts.schools.flatMap((school) => school.departments);
    expect(Object.keys(OF_SCHOOL).sort()).toEqual(facts.schools.map(({ code }) => code).sort());
    expect(Object.keys(OF_CAMPUS).sort()).toEqual(facts.campuses.map(({ code }) => code).sort());
    expect(departments).toEqual(expect.arrayContaining(Object.keys(OF_DEPARTMENT)));
    expect(photoIdOf('SADS', 'Fashion Design')).not.toBe(photoIdOf('SADS', 'Architecture'));
    expect(photoIdOf('SADS', 'Architecture')).toBe(photoIdOf('SADS'));
    expect([photoIdOf('none'), photoIdOfCampus('none')]).toEqual([null, null]);
  });
});

onDatabase('the demonstration', (world) => {
  test('has every picture with all its files', async () => {
    const { db } = world().api;
    const rows = await db.select().from(media);
    const files = await db.select().from(mediaFiles);
    expect(rows).toHaveLength(PICTURES.length);
    for (const { id } of rows) {
      const own = files.filter(({ mediaId }) => mediaId === id);
      expect(own).toHaveLength(1 + 2 * PICTURE_RULE.widths.length);
      for (const { key, size } of own)
        expect(readFileSync(path.join(world().dataDir, 'files', key))).toHaveLength(size);
    }
  });

  test('serves them as AVIF, under what schools, campuses and hostels show', async () => {
    const ids = [
      ...facts.schools.map(({ code }) => must(photoIdOf(code))),
      ...facts.campuses.map(({ code }) => must(photoIdOfCampus(code))),
      ...hostelGallery,
    ];
    const shown = await picturesOf(world().api.db, ids);
    expect([...shown.keys()].sort()).toEqual([...new Set(ids)].sort());
    const answer = await library(world).file(must([...shown.values()][0]), '-640.avif');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(answer.rawPayload.subarray(4, 12).toString('latin1')).toBe('ftypavif');
  });
});
