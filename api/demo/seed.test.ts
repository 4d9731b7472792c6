/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type AnswerOf,
  DOCUMENTS,
  mediaUpload,
  PICTURE_RULE,
  textsOf,
  type Translation,
  translationOf,
} from '@university/shared/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApi } from '../src/index';
import { openDatabase } from '../src/platform/database/open';
import { allotments, media, mediaFiles, pages, redirects, rounds, siteSettings } from '../src/platform/database/schema';
import { newDemonstration } from '../src/testing/demonstration';
import { SECRETS, START } from '../src/testing/start';
import type { Database } from '../src/platform/database/database';
import { pageDocuments } from './pages/read';
import { settingDocuments } from './settings/seed';
import { onDatabase } from '../src/testing/world';
import { listStored } from '../src/domains/documents/repository';
import { KINDS } from './hindi/seed';
import { library } from '../src/domains/media/testing/library';
import { picturesOf } from '../src/domains/media/repository';
import { must } from '../src/testing/must';
import facts from './facts.json';
import { hostelGallery, photoIdOf, photoIdOfCampus } from './media';
import { OF_CAMPUS, OF_DEPARTMENT, OF_SCHOOL } from './pictures/shown';
import { COLOURS, PICTURES } from './pictures/table';

/** Texts that stay English: publications keep the titles under which they came out. */
const STAY = /^publications\./;

const FILES = path.join(__dirname, 'pictures', 'files');
const DRAWINGS = path.join(__dirname, 'pictures', 'drawings');

/** Bytes that a file of each width may have, and all of them together. */
const LIMITS: Record<number, number> = { 320: 8_000, 640: 14_000, 1024: 22_000, 1600: 34_000 };
const LIMIT = 2_050_000;

describe('the drawn pictures', () => {
  test('each drawing has its texts, its colour and its files, and no file is without one', () => {
    const names = readdirSync(DRAWINGS)
      .map((name) => path.parse(name).name)
      .sort();
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
  test('everybody decided within the window of the round', async () => {
    const decided = await world()
      .api.db.select({ at: allotments.decidedAt, opensAt: rounds.opensAt, closesAt: rounds.closesAt })
      .from(allotments)
      .innerJoin(
        rounds,
        and(eq(rounds.cycle, allotments.cycle), eq(rounds.track, allotments.track), eq(rounds.round, allotments.round)),
      )
      .where(isNotNull(allotments.decidedAt));
    expect(decided.length).toBeGreaterThan(100);
    const outside = decided.filter(
      ({ at, opensAt, closesAt }) => !at || !opensAt || !closesAt || at < opensAt || at >= closesAt,
    );
    expect(outside).toEqual([]);
  });

  test('of this year ranks of closed rounds are public, beside those of last year', async () => {
    const Authorization = `Bearer ${await world().tokenOf('admissions')}`;
    const ranksOf = async (round: string) => {
      const answer = await world().call({ url: `/admission/round/${round}/ranks`, headers: { Authorization } });
      return answer.json<AnswerOf<'getRoundRanks'>>().data;
    };
    const [ug, btech, open] = [await ranksOf('ug/1'), await ranksOf('btech/1'), await ranksOf('ug/2')];
    expect([ug.published, btech.published, open.published]).toEqual([true, true, false]);
    expect(Math.min(ug.ranks.length, btech.ranks.length)).toBeGreaterThan(0);

    const answer = await world().call({ url: `/admission/rank/${ug.ranks[0]?.program_code}` });
    const { cycle, ranks } = answer.json<AnswerOf<'getProgramRanks'>>().data;
    const shown = ranks.filter(({ opening }) => opening !== null);
    expect(new Set(shown.map((group) => group.cycle === cycle))).toEqual(new Set([true, false]));
  });

  test('98 of 100 texts have their Hindi, of every kind', async () => {
    const missing: string[] = [];
    let total = 0;
    for (const kind of KINDS) {
      const { documents } = await listStored(world().api.db, { kind, limit: 100_000, page: 1 });
      for (const { key, data } of documents) {
        for (const text of textsOf(DOCUMENTS[kind].data, data)) {
          if (STAY.test(text.at)) continue;
          total++;
          const { state } = translationOf(text, data.hi as Translation[]);
          if (state !== 'current') missing.push(`${kind} ${key} ${text.at}: ${text.text.slice(0, 60)}`);
        }
      }
    }
    expect(total).toBeGreaterThan(5_000);
    if (missing.length > total * 0.02) expect(missing).toEqual([]);
  });

  test('a page in Hindi has dates in Hindi, and what the site fills in stands there still', async () => {
    const { documents } = await listStored(world().api.db, { kind: 'page', limit: 1_000, page: 1 });
    const bodies = documents.flatMap(({ data }) =>
      (data.hi as Translation[]).filter(({ at }) => at === 'body').map(({ text }) => text),
    );
    expect(bodies.filter((body) => /\d (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/.test(body))).toEqual([]);
    expect(bodies.join()).toContain('{{helpDesk}}');
    expect(bodies.join()).not.toMatch(/\{\{day/);
  });

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

test('a demonstration from before there were settings and pages gets them once, as of its first start', async () => {
  const { dataDir, drop } = await newDemonstration('embedded');
  /** What is read or changed by hand while no API has the database. */
  const inDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataDir, onError: () => {} });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const start = async () => {
    const api = await buildApi({ dataDir, demo: true, ...SECRETS, logger: Fastify().log });
    const { seeded } = api;
    await api.close();
    return seeded;
  };
  await inDatabase(async (db) => {
    await db.delete(siteSettings);
    await db.delete(pages);
    await db.delete(redirects);
  });

  expect(await start()).toBe(false);
  const found = await inDatabase(async (db) => ({
    pages: await db.select({ path: pages.path, updatedAt: pages.updatedAt }).from(pages).orderBy(pages.path),
    settings: await db.$count(siteSettings),
  }));
  const expected = pageDocuments(START).map((page) => page.path);
  expect(found.pages.map((page) => page.path).sort()).toEqual(expected.sort());
  expect(found.pages[0]?.updatedAt).toEqual(START);
  expect(found.settings).toBe(Object.keys(settingDocuments(START)).length);
  // What somebody takes away later stays away.
  await inDatabase((db) => db.delete(pages));

  expect(await start()).toBe(false);
  expect(await inDatabase((db) => db.$count(pages))).toBe(0);
  await drop();
});
