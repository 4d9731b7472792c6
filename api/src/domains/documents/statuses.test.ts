/** @jest-environment node */
import { eq, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema';
import { fillSmallCatalogue, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';

onDatabase(
  'statuses of many documents',
  (world) => {
    let admin = '';
    let db: ReturnType<typeof world>['api']['db'];

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
      admin = await tokenFor(db, START, { role: 'admin' });
    });

    const give = (token: string, kind: string, documents: readonly { _id: string; status: string }[]) =>
      world().call({
        method: 'POST',
        url: '/document/status',
        payload: { kind, documents },
        headers: { authorization: `Bearer ${token}` },
      });
    const archive = (token: string, kind: string, ...ids: string[]) =>
      give(
        token,
        kind,
        ids.map((_id) => ({ _id, status: 'archived' })),
      );
    const dataOf = (answer: { json<T>(): T }) =>
      answer.json<{
        data: { changed: { _id: string; status: string }[]; refused: { _id: string; name: string; reason: string }[] };
      }>().data;
    const statusOf = async (id: string) => (await world().call({ url: `/campus/${id}` })).statusCode;

    test('all that can have it have it at once, and what each had takes it back', async () => {
      await give(admin, 'campus', [{ _id: 'campus-h2', status: 'draft' }]);
      const { changed, refused } = dataOf(await archive(admin, 'campus', 'campus-h1', 'campus-h2', 'nowhere'));
      expect(changed).toEqual([
        { _id: 'campus-h1', status: 'published' },
        { _id: 'campus-h2', status: 'draft' },
      ]);
      expect(refused).toEqual([{ _id: 'nowhere', name: '', reason: 'It is no longer there.' }]);
      expect(await statusOf('h1')).toBe(404);
      expect(dataOf(await give(admin, 'campus', changed)).refused).toEqual([]);
      expect([await statusOf('h1'), await statusOf('h2')]).toEqual([200, 404]);
      expect(dataOf(await give(admin, 'campus', [{ _id: 'campus-h2', status: 'published' }])).refused).toEqual([]);
    });

    test('history and audit log have each; what has the status already has no line', async () => {
      const entries = () => db.$count(auditLog, eq(auditLog.subject, 'document:campus-h1'));
      const before = await entries();
      await archive(admin, 'campus', 'campus-h1');
      await archive(admin, 'campus', 'campus-h1');
      expect(await entries()).toBe(before + 1);
      await give(admin, 'campus', [{ _id: 'campus-h1', status: 'published' }]);
    });

    test('what does not fit is archived, and not published', async () => {
      await db.execute(sql`update campuses set status = 'draft', email = 'nobody' where id = 'campus-h2'`);
      const wish = (status: string) => [{ _id: 'campus-h2', status }];
      expect(dataOf(await give(admin, 'campus', wish('published'))).refused).toEqual([
        { _id: 'campus-h2', name: 'Campus H2', reason: expect.stringContaining('does not fit') },
      ]);
      expect(dataOf(await give(admin, 'campus', wish('archived'))).changed).toEqual(wish('draft'));
    });

    test('a kind is asked for by its name', async () => {
      expect(dataOf(await archive(admin, 'campus', 'program-dwv')).refused).toHaveLength(1);
      expect((await archive(admin, 'nothing', 'campus-h1')).statusCode).toBe(400);
      expect((await archive(admin, 'campus', ...Array<string>(51).fill('campus-h1'))).statusCode).toBe(400);
    });

    test('who keeps a part publishes and archives nothing', async () => {
      const editor = await tokenFor(db, START, { role: 'editor', scopes: ['campus:campus-h1'] });
      expect(dataOf(await archive(editor, 'campus', 'campus-h1')).changed).toEqual([]);
      const desk = await tokenFor(db, START, { role: 'admissions' });
      expect(dataOf(await archive(desk, 'campus', 'campus-h1')).changed).toEqual([]);
      expect(await statusOf('h1')).toBe(200);
    });
  },
  { demo: false },
);
