import { buildApi } from '../src/index';
import { openDatabase } from '../src/platform/database/open';
import { allotments, pages, redirects, rounds, siteSettings } from '../src/platform/database/schema';
import { newDemonstration } from '../src/testing/demonstration';
import { SECRETS, START } from '../src/testing/start';
import type { Database } from '../src/platform/database/database';
import { pageDocuments } from './pages/read';
import { settingDocuments } from './settings/seed';
import { and, eq, isNotNull } from 'drizzle-orm';
import Fastify from 'fastify';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0)) await each();
});

test('in the demonstration everybody decided within the window of the round', async () => {
  const { dataDir, drop } = await newDemonstration('embedded');
  undo.push(drop);
  const database = await openDatabase({ dataDir, onError: () => {} });
  try {
    const decided = await database.db
      .select({ at: allotments.decidedAt, opensAt: rounds.opensAt, closesAt: rounds.closesAt })
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
  } finally {
    await database.close();
  }
});

test('a demonstration from before there were settings and pages gets them once, as of its first start', async () => {
  const { dataDir, drop } = await newDemonstration('embedded');
  undo.push(drop);
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
  expect(found.pages.map(({ path }) => path).sort()).toEqual(
    pageDocuments(START)
      .map(({ path }) => path)
      .sort(),
  );
  expect(found.pages[0]?.updatedAt).toEqual(START);
  expect(found.settings).toBe(Object.keys(settingDocuments(START)).length);
  // What somebody takes away later stays away.
  await inDatabase((db) => db.delete(pages));

  expect(await start()).toBe(false);
  expect(await inDatabase((db) => db.$count(pages))).toBe(0);
});
