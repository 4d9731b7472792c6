import { buildApi } from '../src/index';
import { openDatabase } from '../src/platform/database/open';
import { pages, siteSettings } from '../src/platform/database/schema';
import { newDemonstration } from '../src/testing/demonstration';
import { SECRETS, START } from '../src/testing/start';
import Fastify from 'fastify';

test('a demonstration from before there were settings and pages gets them once, as of its first start', async () => {
  const { dataDir, drop } = await newDemonstration('embedded');
  const open = () => openDatabase({ dataDir, onError: () => {} });
  const start = async () => {
    const api = await buildApi({ dataDir, demo: true, ...SECRETS, logger: Fastify().log });
    const { seeded } = api;
    await api.close();
    return seeded;
  };
  const before = await open();
  await before.db.delete(siteSettings);
  await before.db.delete(pages);
  await before.close();

  expect(await start()).toBe(false);
  const after = await open();
  const [page] = await after.db.select().from(pages);
  expect(page?.updatedAt).toEqual(START);
  expect(await after.db.$count(pages)).toBe(40);
  expect(await after.db.$count(siteSettings)).toBeGreaterThanOrEqual(2);
  // What somebody takes away later stays away.
  await after.db.delete(pages);
  await after.close();

  expect(await start()).toBe(false);
  const last = await open();
  expect(await last.db.$count(pages)).toBe(0);
  await last.close();
  await drop();
}, 60_000);
