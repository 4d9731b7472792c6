/** @jest-environment node */
import type { EditableDocument, Revision } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { SMALL, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import { type Answer, documentIn, editing, paths } from './testing/editing';
import { importTables } from './transfer/import';

onDatabase('addresses of pages', (world) => {
  let admin = '';

  beforeAll(async () => {
    admin = await tokenFor(world().api.db, START, { role: 'admin' });
  });
  beforeEach(async () => {
    await world().api.db.execute(sql`delete from pages`);
    await world().api.db.execute(sql`delete from redirects`);
  });

  const { call: callAs, change: changeAs } = editing(world);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    callAs(admin, method, url, payload);
  const change = (document: EditableDocument, changed: object, more: object = {}) =>
    changeAs(admin, document, changed, more);
  const issuesIn = (answer: Answer) => [...new Set(paths(answer))];
  const addPage = (path: string, more: object = {}) =>
    call('POST', '/document', { kind: 'page', data: { ...SMALL.page, path }, ...more });
  const addRedirect = (from: string, to: string, more: object = {}) =>
    call('POST', '/document', { kind: 'redirect', data: { from, to, note: null }, ...more });
  const at = async (path: string) => {
    const { page, moved } = (await world().call({ url: `/page/text?path=${encodeURIComponent(path)}` })).json().data;
    return { page: page?.path ?? null, moved };
  };
  const ways = async () => {
    const { documents } = (await call('GET', '/document?kind=redirect')).json().data;
    return documents.map(({ name }: EditableDocument) => name);
  };

  test('a redirect leads from one address of the site, however it is spelled', async () => {
    expect((await addRedirect('/Old/Index.php', '/about-us/looms?part=2#hall')).statusCode).toBe(200);
    for (const path of ['/Old/Index.php', '/old/index.php', '/old/index.php/'])
      expect(await at(path)).toEqual({ page: null, moved: '/about-us/looms?part=2#hall' });
    expect(await at('/old')).toEqual({ page: null, moved: null });
    expect(issuesIn(await addRedirect('/OLD/index.PHP', '/campus'))).toEqual(['data.from']);
    // Composed and decomposed forms.
    expect((await addRedirect('/\u095Eीस/Jos\u00E9', '/campus')).statusCode).toBe(200);
    expect(await at('/फ\u093Cीस/Jose\u0301')).toEqual({ page: null, moved: '/campus' });
    expect(issuesIn(await addRedirect('/फ\u093Cीस/Jos\u00E9', '/campus'))).toEqual(['data.from']);
  });

  const starts = (from: string) => addRedirect(from, '/campus');
  const leads = (to: string) => addRedirect('/old', to);
  const stands = (path: string) => addPage(path);

  test.each([
    ['a redirect starts where a specified page is', starts, '/Contact', 'data.from'],
    ['a redirect starts where a list is', starts, '/notices', 'data.from'],
    ['a redirect starts in the staff area', starts, '/admin/old', 'data.from'],
    ['a redirect starts from the API', starts, '/api/v1/notice', 'data.from'],
    ['a redirect starts from a home page', starts, '/', 'data.from'],
    ['a redirect starts from another site', starts, '//elsewhere.example/a', 'data.from'],
    ['a redirect starts from an address with a query', starts, '/old?id=3', 'data.from'],
    ...['//elsewhere.example', 'http://elsewhere.example', 'javascript:alert(1)', '/\\elsewhere.example', 'campus'].map(
      (to) => [`a redirect leads to ${to}`, leads, to, 'data.to'] as const,
    ),
    ...['/admin/looms', '/API', '/hi', '/hi/contact', '/remotes/x', '/courses', '/courses/looms', '/tenders'].map(
      (path) => [`a page of text stands at ${path}`, stands, path, 'data.path'] as const,
    ),
    ['a page of text stands at /loginseu', stands, '/loginseu', 'data.path'],
  ] as const)('it is refused that %s', async (_what, add, address, field) => {
    expect(issuesIn(await add(address))).toEqual([field]);
  });

  test('a redirect does not start where a page stands, and where one is archived it does', async () => {
    const page = documentIn(await addPage('/about-us/looms'));
    expect(issuesIn(await addRedirect('/about-us/Looms', '/campus'))).toEqual(['data.from']);
    expect((await change(page, {}, { status: 'archived' })).statusCode).toBe(200);
    expect((await addRedirect('/about-us/Looms', '/campus')).statusCode).toBe(200);
    expect(await at('/about-us/looms')).toEqual({ page: null, moved: '/campus' });
  });

  test('redirects follow one another to the end, and none leads back', async () => {
    await addRedirect('/a', '/b');
    await addRedirect('/b', '/c#end');
    expect((await at('/a')).moved).toBe('/c#end');
    expect(issuesIn(await addRedirect('/c', '/A'))).toEqual(['data.to']);
    expect(issuesIn(await addRedirect('/d', '/D?again=1'))).toEqual(['data.to']);
    // Circles that were written past the API.
    await world().api.db.execute(sql`insert into redirects (id, "from", "to") values ('x', '/c', '/a')`);
    await addRedirect('/z', '/a');
    expect([(await at('/a')).moved, (await at('/c')).moved, (await at('/z')).moved]).toEqual([null, null, null]);
  });

  test('a page that moves leaves a redirect, which its history explains; what led to it leads on', async () => {
    await addRedirect('/looms', '/about-us/looms#old');
    await addRedirect('/about-us/weaving', '/campus');
    const page = documentIn(await addPage('/about-us/looms'));
    expect((await change(page, { path: '/about-us/weaving' })).statusCode).toBe(200);
    expect(await ways()).toEqual(['/about-us/looms → /about-us/weaving', '/looms → /about-us/weaving#old']);
    expect(await at('/about-us/weaving')).toEqual({ page: '/about-us/weaving', moved: null });
    expect(await at('/about-us/looms')).toEqual({ page: null, moved: '/about-us/weaving' });
    const [{ _id }] = (await call('GET', '/document?kind=redirect')).json().data.documents;
    const [made] = (await call('GET', `/document/${_id}/revision`)).json().data.revisions as Revision[];
    expect([made?.note, made?.by]).toEqual(['A page moved', 'The admin']);
  });

  test.each([
    ['campus', 'slug', '/campus/'],
    ['zone', 'code', '/campus/zone/'],
  ])('a %s with another name in addresses leaves a redirect too', async (kind, field, below) => {
    const [{ _id }] = (await call('GET', `/document?kind=${kind}`)).json().data.documents;
    const document = documentIn(await call('GET', `/document/${_id}`));
    const old = `${below}${document.data[field]}`;
    const moved = documentIn(await change(document, { [field]: 'renamed' }));
    expect(await ways()).toEqual([`${old} → ${below}renamed`]);
    expect(await at(old)).toEqual({ page: null, moved: `${below}renamed` });
    await change(moved, { [field]: document.data[field] });
  });

  test('a page that comes back takes its address, and nothing leads in a circle', async () => {
    const page = documentIn(await addPage('/about-us/looms'));
    const moved = documentIn(await change(page, { path: '/about-us/weaving' }));
    expect((await change(moved, { path: '/about-us/looms' })).statusCode).toBe(200);
    expect(await ways()).toEqual(['/about-us/weaving → /about-us/looms']);
    expect((await at('/about-us/weaving')).moved).toBe('/about-us/looms');
  });

  test('a page in other letters leaves nothing behind, and the old spelling leads to it', async () => {
    const page = documentIn(await addPage('/about-us/looms'));
    expect((await change(page, { path: '/about-us/Looms' })).statusCode).toBe(200);
    expect(await ways()).toEqual([]);
    expect(await at('/about-us/looms')).toEqual({ page: null, moved: '/about-us/Looms' });
    expect(issuesIn(await addPage('/ABOUT-US/looms'))).toEqual(['data.path']);
  });

  test('a draft leaves nothing behind', async () => {
    const page = documentIn(await addPage('/about-us/looms', { status: 'draft' }));
    expect((await change(page, { path: '/about-us/weaving' })).statusCode).toBe(200);
    expect(await ways()).toEqual([]);
  });

  /** Ways to give a page an address that readers have not seen. */
  const UNSEEN: [string, () => Promise<string>][] = [
    ['a new draft', async () => documentIn(await addPage('/green-campus', { status: 'draft' }))._id],
    ['what is archived at once', async () => documentIn(await addPage('/green-campus', { status: 'archived' }))._id],
    [
      'a draft that moves there',
      async () => {
        const page = documentIn(await addPage('/about-us/looms', { status: 'draft' }));
        return documentIn(await change(page, { path: '/green-campus' }))._id;
      },
    ],
    [
      'a page that is withdrawn and moved there',
      async () => {
        const page = documentIn(await addPage('/about-us/looms'));
        return documentIn(await change(page, { path: '/green-campus' }, { status: 'draft' }))._id;
      },
    ],
    [
      'the draft of a public page',
      async () => {
        const { _id, data, version: base } = documentIn(await addPage('/about-us/looms'));
        const draft = { base, version: 0, status: 'published', data: { ...data, path: '/green-campus' } };
        expect((await call('PUT', `/document/${_id}/draft`, draft)).statusCode).toBe(200);
        return _id;
      },
    ],
  ];
  const PUBLISHING: [string, (id: string) => Promise<{ statusCode: number }>][] = [
    [
      'a change',
      async (id) => {
        const { draft, ...page } = documentIn(await call('GET', `/document/${id}`));
        return change(page as EditableDocument, draft?.data ?? {}, { status: 'published' });
      },
    ],
    [
      'the status of many, or its draft',
      async (id) => {
        const { draft } = documentIn(await call('GET', `/document/${id}`));
        if (draft) return call('POST', `/document/${id}/draft`, { step: 'publish', version: draft.version });
        return call('POST', '/document/status', { kind: 'page', documents: [{ _id: id, status: 'published' }] });
      },
    ],
  ];

  test.each(UNSEEN.flatMap(([what, save]) => PUBLISHING.map(([how, publish]) => ({ what, how, save, publish }))))(
    '$what leaves a redirect at its address alone until it is published by $how, once',
    async ({ save, publish }) => {
      await addRedirect('/green-campus', '/campus');
      await addRedirect('/looms', '/about-us/looms');
      const id = await save();
      expect(await ways()).toEqual(['/green-campus → /campus', '/looms → /about-us/looms']);
      expect((await at('/green-campus')).moved).toBe('/campus');
      const [{ _id }] = (await call('GET', '/document?kind=redirect')).json().data.documents;
      const led = documentIn(await call('GET', `/document/${_id}`));
      expect((await change(led, { to: '/campus?again=1' })).statusCode).toBe(200);
      expect((await publish(id)).statusCode).toBe(200);
      expect(await at('/green-campus')).toEqual({ page: '/green-campus', moved: null });
      expect(await ways()).not.toContain('/green-campus → /campus?again=1');
      const seen = (await call('GET', `/document/${id}/revision`)).json().data.revisions as Revision[];
      const wasSeen = seen.some(({ status, data }) => status === 'published' && data.path === '/about-us/looms');
      expect(await ways()).toEqual(
        wasSeen ? ['/about-us/looms → /green-campus', '/looms → /green-campus'] : ['/looms → /about-us/looms'],
      );
    },
  );

  test('a page that moved while nobody saw it leaves the address that another one took', async () => {
    const page = documentIn(await addPage('/about-us/looms'));
    const moved = documentIn(await change(page, { path: '/about-us/weaving' }, { status: 'draft' }));
    await addPage('/about-us/looms');
    await addRedirect('/looms', '/about-us/looms');
    expect((await change(moved, {}, { status: 'published' })).statusCode).toBe(200);
    expect(await ways()).toEqual(['/looms → /about-us/looms']);
    expect(await at('/about-us/looms')).toEqual({ page: '/about-us/looms', moved: null });
  });

  test('what led away from the address of a new page goes', async () => {
    await addRedirect('/green-campus', '/campus');
    expect((await addPage('/green-campus')).statusCode).toBe(200);
    expect(await ways()).toEqual([]);
    expect(await at('/green-campus')).toEqual({ page: '/green-campus', moved: null });
  });

  test('a specified page stays, and can be archived; another one is deleted', async () => {
    const page = documentIn(await addPage('/contact'));
    expect(issuesIn(await change(page, { path: '/reach-us' }))).toEqual(['data.path']);
    const answer = await call('DELETE', `/document/${page._id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'specified']);
    expect((await change(page, {}, { status: 'archived' })).statusCode).toBe(200);
    expect(await at('/contact')).toEqual({ page: null, moved: null });
    const { _id } = documentIn(await addPage('/about-us/looms'));
    expect((await call('DELETE', `/document/${_id}`)).statusCode).toBe(200);
  });

  test('an import says the same of redirects that lead in a circle, and brings none', async () => {
    const bytes = Buffer.from('from,to\n/a,/b\n/b,/a\n');
    const { db } = world().api;
    const options = { dryRun: false, actor: 'test' };
    const report = await importTables(
      { db, clock: () => START, calendar: () => START },
      [{ name: 'redirect.csv', bytes }],
      options,
    );
    expect(report.issues).toMatchObject([{ file: 'redirect.csv', line: 2, column: 'to' }]);
    expect(await ways()).toEqual([]);
  });

  test('pages are listed as a tree: below each the ones that continue its address', async () => {
    for (const path of ['/about-us-too', '/Looms', '/about-us/history/early', '/about-us', '/about-us/history'])
      await addPage(path);
    const { documents } = (await call('GET', '/document?kind=page')).json().data;
    expect(documents.map(({ key }: EditableDocument) => key)).toEqual([
      '/about-us',
      '/about-us/history',
      '/about-us/history/early',
      '/about-us-too',
      '/Looms',
    ]);
  });
});
