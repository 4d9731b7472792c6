/** @jest-environment node */
import type { DocumentUse, EditableDocument } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { faculty, media, notices, pages, siteSettings } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { fillSmallCatalogue, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';

const LOOM = 'media-loom';
const shown = (id: string) => `Our looms.\n\n![A loom](/api/v1/media/${id}/0123456789abcdef-640.webp#640x480)\n`;

onDatabase(
  'a picture that a text shows',
  (world) => {
    let db: ReturnType<typeof world>['api']['db'];
    let admin = '';

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
      await db.insert(notices).values({
        ...({ id: 'notice-sale', section: 'tenders', language: 'en', publishAt: START, createdAt: START } as const),
        ...{ title: 'Looms for sale', summary: '', text: 'Six.', archive: false, autoArchive: false },
      });
      admin = await tokenFor(db, START, { role: 'admin' });
    });

    const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      world().call({ method, url, payload, headers: { authorization: `Bearer ${admin}` } });
    const read = async (id: string) =>
      (await call('GET', `/document/${id}`)).json<{ data: { document: EditableDocument } }>().data.document;
    const usesOf = async (id: string) => (await read(id)).uses;

    /** Puts the picture into a text, in each of the places where one can be. */
    const PLACES: [string, () => Promise<unknown>, DocumentUse][] = [
      [
        'a page',
        () =>
          db
            .update(pages)
            .set({ body: shown(LOOM) })
            .where(eq(pages.id, 'page-history')),
        { _id: 'page-history', kind: 'page', name: 'History', field: 'Text' },
      ],
      [
        'an own page',
        () =>
          db
            .update(faculty)
            .set({ overview: shown(LOOM) })
            .where(eq(faculty.id, 'person-ravi')),
        { _id: 'person-ravi', kind: 'person', name: 'Ravi Pillai', field: 'Overview' },
      ],
      [
        'a setting',
        () =>
          db
            .update(siteSettings)
            .set({ data: { lines: [shown(LOOM)] } })
            .where(eq(siteSettings.id, 'popup')),
        { _id: 'popup', kind: 'popup', name: 'Popup', field: 'Texts' },
      ],
      [
        'a draft',
        async () => {
          const { version: base, status, data } = await read('page-history');
          const draft = { base, version: 0, status, data: { ...data, body: shown(LOOM) } };
          expect((await call('PUT', '/document/page-history/draft', draft)).statusCode).toBe(200);
        },
        { _id: 'page-history', kind: 'page', name: 'History', field: 'Draft' },
      ],
      [
        'a notice',
        () =>
          db
            .update(notices)
            .set({ text: shown(LOOM) })
            .where(eq(notices.id, 'notice-sale')),
        { _id: 'notice-sale', kind: 'notice', name: 'Looms for sale', field: 'Text' },
      ],
    ];

    test.each(PLACES)('in %s is used there, and is not deleted', async (_where, put, use) => {
      expect(await usesOf(LOOM)).not.toContainEqual(use);
      await put();
      expect(await usesOf(LOOM)).toContainEqual(use);
      const answer = await call('DELETE', `/document/${LOOM}`);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
      expect(answer.json().data.uses).toContainEqual(use);
      expect((await read(LOOM)).version).toBe(1);
    });

    test('a draft that names it as a picture of its own uses it too', async () => {
      const { version: base, status, data } = await read('department-weave');
      const draft = { base, version: 0, status, data: { ...data, photoId: LOOM } };
      expect((await call('PUT', '/document/department-weave/draft', draft)).statusCode).toBe(200);
      expect(await usesOf(LOOM)).toContainEqual(expect.objectContaining({ _id: 'department-weave', field: 'Draft' }));
    });

    test('another one, whose name begins with the same, is deleted once no text shows it', async () => {
      const [row] = await db.select().from(media).where(eq(media.id, LOOM));
      const other = `${LOOM}-2`;
      await db.insert(media).values({ ...must(row), id: other, hash: 'e'.repeat(64) });
      await db
        .update(pages)
        .set({ body: shown(other) })
        .where(eq(pages.id, 'page-history'));
      expect(await usesOf(LOOM)).not.toContainEqual(expect.objectContaining({ _id: 'page-history', field: 'Text' }));
      expect((await call('DELETE', `/document/${other}`)).statusCode).toBe(409);
      await db.update(pages).set({ body: 'Six looms.' }).where(eq(pages.id, 'page-history'));
      expect((await call('DELETE', `/document/${other}`)).statusCode).toBe(200);
    });
  },
  { demo: false },
);
