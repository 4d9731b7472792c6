/** @jest-environment node */
import type { EditableDocument } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSettings } from '../../platform/database/schema';
import { readSetting } from '../../platform/settings';
import { must } from '../../testing/must';
import { fillSmallCatalogue, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';

const MIGRATION = readFileSync(join(__dirname, '../../../drizzle/0018_home_blocks.sql'), 'utf8');

onDatabase(
  'the parts of the home page',
  (world) => {
    let admin = '';
    beforeAll(async () => {
      await fillSmallCatalogue(world().api.db);
      admin = await tokenFor(world().api.db, START, { role: 'admin' });
    });

    const shown = async () => (await world().call({ url: '/setting/home' })).json().data.home;
    const call = (method: 'GET' | 'PUT', payload?: object) =>
      world().call({ method, url: '/document/home', payload, headers: { authorization: `Bearer ${admin}` } });
    const arrange = async (blocks: readonly object[]) => {
      const { kind, version, data } = (await call('GET')).json<{ data: { document: EditableDocument } }>().data
        .document;
      return call('PUT', { kind, version, data: { ...data, blocks } });
    };

    test('of a part that is switched off, or not named, nothing goes out', async () => {
      expect(await shown()).toMatchObject({ lead: 'We weave.', partners: [{ name: 'Port Weavers' }] });
      const answer = await arrange([
        { block: 'news', isShown: true, title: 'From the quay' },
        { block: 'partners', isShown: false, title: null },
        { block: 'achievements', isShown: true, title: null },
      ]);
      expect(answer.statusCode).toBe(200);
      expect(await shown()).toMatchObject({
        blocks: [
          { block: 'news', title: 'From the quay' },
          { block: 'achievements', title: null },
        ],
        lead: null,
        drawings: { lathe: false, loom: false, circuit: false },
        partners: [],
        achievements: [{ title: 'A long carpet' }],
      });
    });

    test('a part named twice is refused at its row', async () => {
      const news = { block: 'news', isShown: true, title: null };
      const answer = await arrange([news, news]);
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [{ path: 'data.blocks.1.block', message: 'This part stands above already' }],
      ]);
    });

    test('a home page of the time before shows what it showed, with the title of its messages', async () => {
      const { db } = world().api;
      await db.execute(
        sql`UPDATE ${siteSettings} SET data = (data - 'blocks') || '{"messagesTitle": "From the Dean"}' WHERE id = 'home'`,
      );
      await db.execute(sql.raw(MIGRATION));
      const home = must(await readSetting(db, 'home'));
      expect(home.blocks.map(({ block }) => block)).toEqual([
        ...['hero', 'admission', 'announcements', 'study', 'achievements', 'messages'],
        ...['bulletin', 'campuses', 'news', 'events', 'partners', 'socials'],
      ]);
      expect(home.blocks[5]).toEqual({ block: 'messages', isShown: true, title: 'From the Dean' });
      expect(home.lead).toBe('We weave.');
    });
  },
  { demo: false },
);
