/** @jest-environment node */
import type { BinEntry, DraftSummary } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { drafts, settings, staff } from '../../../platform/database/schema';
import { mailTo } from '../../../platform/mail/testing/outbox-folder';
import { must } from '../../../testing/must';
import { fillSmallCatalogue, SMALL, tokenFor } from '../../../testing/small-catalogue';
import { onDatabase, START } from '../../../testing/world';
import { codeOf, documentIn, editing, paths } from '../testing/editing';

const PAGE = 'page-history';
const PUBLIC = '/page/text?path=/about-us/history';
const MINUTE = 60_000;

onDatabase(
  'drafts of documents',
  (world) => {
    let db: ReturnType<typeof world>['api']['db'];
    let [asha, ravi] = ['', ''];

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
    });
    beforeEach(async () => {
      world().clock.now = START;
      await db.delete(settings);
      asha = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
      ravi = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
      const { draft } = await read();
      if (!draft) return;
      if (draft.stage !== 'open') await step(asha, 'take-back', { remark: '' });
      await discard(asha);
    });

    const { call, change, read: readAs, saveDraft, stepDraft } = editing(world);
    const read = (id = PAGE, token = asha) => readAs(token, id);

    const save = (token: string, changed: object, more: object = {}, id = PAGE) => saveDraft(token, id, changed, more);
    const step = (token: string, name: string, more: object = {}, id = PAGE) => stepDraft(token, id, name, more);
    const discard = async (token: string, id = PAGE) =>
      call(token, 'DELETE', `/document/${id}/draft?version=${must((await read(id, token)).draft).version}`);
    const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * MINUTE).toISOString();
    const publishDue = async (at: string) => {
      world().clock.now = new Date(at);
      await world().api.jobs.run('publish-drafts');
    };
    const shown = async () => (await world().call({ url: PUBLIC })).body;

    test('what is saved stays with the document, and no reader sees it until it is published', async () => {
      expect((await save(asha, { body: 'Four looms.' }, { note: 'Counted again' })).statusCode).toBe(200);
      const saved = await read(PAGE, ravi);
      expect(saved).toMatchObject({ draft_stage: 'open', draft: { version: 1, isMine: false, note: 'Counted again' } });
      expect(await shown()).not.toContain('Four looms.');
      const published = documentIn(await step(ravi, 'publish'));
      expect(published).toMatchObject({ version: saved.version + 1, draft: null, data: { body: 'Four looms.' } });
      expect(await shown()).toContain('Four looms.');
      const { revisions } = (await call(asha, 'GET', `/document/${PAGE}/revision`)).json().data;
      expect(revisions[0]).toMatchObject({ note: 'Counted again', data: { body: 'Four looms.' } });
    });

    test('what does not fit is saved as it is, and neither reviewed, scheduled nor published', async () => {
      expect((await save(asha, { title: '', reviewOn: 'soon' })).statusCode).toBe(200);
      expect((await read()).draft?.data).toMatchObject({ title: '', reviewOn: 'soon' });
      for (const answer of [
        await step(asha, 'ask-review'),
        await step(asha, 'schedule', { publish_at: inMinutes(1) }),
        await step(asha, 'publish'),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(paths(answer)).toEqual(expect.arrayContaining(['data.title', 'data.reviewOn']));
      }
    });

    test('of two who save at once the second is told, with what the first saved', async () => {
      const { version: base, data } = await read();
      const body = (text: string) => ({ base, version: 0, status: 'published', data: { ...data, body: text } });
      const answers = await Promise.all([
        call(asha, 'PUT', `/document/${PAGE}/draft`, body('Of Asha.')),
        call(ravi, 'PUT', `/document/${PAGE}/draft`, body('Of Ravi.')),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const stored = must((await read()).draft).data.body;
      const refused = must(answers.find(({ statusCode }) => statusCode === 409));
      expect(documentIn(refused).draft?.data.body).toBe(stored);
    });

    test('a draft of a document that was changed past it is not published, and says what it began with', async () => {
      await save(asha, { body: 'Of the draft.' });
      const before = await read();
      const { version, data } = before;
      expect((await change(ravi, before, { owner: 'The new office' })).statusCode).toBe(200);
      const answer = await step(asha, 'publish');
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'conflict']);
      expect(documentIn(answer)).toMatchObject({
        data: { owner: 'The new office' },
        draft: { base: version, before: { owner: data.owner }, data: { body: 'Of the draft.' } },
      });
      const body = await shown();
      expect((await discard(asha)).statusCode).toBe(200);
      expect(await read()).toMatchObject({ draft: null, version: version + 1, data: { owner: 'The new office' } });
      expect(await shown()).toBe(body);
    });

    test('who publishes past a draft names the one that goes, and that of somebody else stays', async () => {
      await save(ravi, { body: 'Of Ravi.' });
      const before = await read();
      const answer = await change(asha, before, { body: 'Of Asha.' }, { draft: 0 });
      expect([answer.statusCode, documentIn(answer).draft?.data.body]).toEqual([409, 'Of Ravi.']);
      const seen = await change(asha, before, { body: 'Of Asha.' }, { draft: 1 });
      expect([seen.statusCode, documentIn(seen).draft]).toEqual([200, null]);
      expect(await shown()).toContain('Of Asha.');
    });

    test('what waits is not changed until it is taken back, with the reason', async () => {
      await save(asha, { body: 'Five looms.' });
      expect((await step(asha, 'ask-review')).statusCode).toBe(200);
      expect(codeOf(await save(asha, { body: 'Six looms.' }))).toBe('draft_waits');
      expect(codeOf(await discard(asha))).toBe('draft_waits');
      const waiting = (await call(ravi, 'GET', '/draft')).json<{ data: { drafts: DraftSummary[] } }>().data.drafts;
      expect(waiting).toEqual([
        expect.objectContaining({ _id: PAGE, kind: 'page', stage: 'in-review', isMine: false }),
      ]);
      expect((await step(ravi, 'take-back', { remark: 'Count them again' })).statusCode).toBe(200);
      expect((await read()).draft).toMatchObject({ stage: 'open', remark: 'Count them again' });
      expect((await save(asha, { body: 'Six looms.' })).statusCode).toBe(200);
    });

    test.each([
      ['is disabled', { disabled: true }],
      ['has another role', { role: 'grievances' as const }],
      ['keeps another part of the catalogue', { scopes: ['department:elsewhere'] }],
    ])('a scheduled one waits again where who scheduled it %s by then', async (_, changed) => {
      const publish_at = inMinutes(5);
      await save(asha, { body: 'Of somebody who had to go.' });
      expect((await step(ravi, 'schedule', { publish_at })).statusCode).toBe(200);
      const [{ by }] = (await db.select({ by: drafts.scheduledBy }).from(drafts)) as [{ by: string }];
      await db.update(staff).set(changed).where(eq(staff.id, by));
      await publishDue(publish_at);
      world().clock.now = START;
      expect(await shown()).not.toContain('somebody who had to go');
      expect((await read()).draft).toMatchObject({
        stage: 'open',
        remark: 'Who scheduled this may not publish it any more. Look at it and schedule it again.',
      });
    });

    test('a scheduled one is published at its minute, in the name of who scheduled it, and not before', async () => {
      await save(asha, { body: 'At noon.' });
      const publish_at = inMinutes(10);
      expect((await step(asha, 'schedule', { publish_at: START.toISOString() })).statusCode).toBe(400);
      expect((await step(ravi, 'schedule', { publish_at })).statusCode).toBe(200);
      await publishDue(new Date(Date.parse(publish_at) - 1).toISOString());
      expect(await shown()).not.toContain('At noon.');
      await publishDue(publish_at);
      await publishDue(publish_at);
      expect(await shown()).toContain('At noon.');
      expect(await read()).toMatchObject({ draft: null, draft_stage: null });
    });

    test.each(['draft', 'archived'] as const)('what is %s and scheduled is there at its minute', async (status) => {
      await change(asha, await read(), {}, { status });
      expect((await world().call({ url: PUBLIC })).json().data.page).toBeNull();
      await save(asha, { body: 'There again.' });
      const publish_at = inMinutes(10);
      expect((await step(asha, 'schedule', { publish_at })).statusCode).toBe(200);
      await publishDue(publish_at);
      expect(await shown()).toContain('There again.');
    });

    describe('of what is not there yet', () => {
      const NEW = 'a'.repeat(24);
      const HOSTEL = {
        ...SMALL.page,
        path: '/about-us/hostel-rules',
        title: 'Hostel rules',
        body: 'Lights out at ten.',
      };
      const typed = (data: object, kind: string, version: number, id = NEW, token = asha) =>
        call(token, 'PUT', `/document/${id}/draft`, { kind, base: 0, version, data });
      const page = async (cookies = {}) =>
        (await world().call({ url: '/page/text?path=/about-us/hostel-rules', cookies })).json().data.page;
      const drafts = async (token: string): Promise<DraftSummary[]> =>
        (await call(token, 'GET', '/draft')).json().data.drafts;

      test('it is kept from the first word on, seen before and published at its time', async () => {
        const first = documentIn(await typed({ title: 'Hostel' }, 'page', 0));
        expect(first).toMatchObject({ _id: NEW, version: 0, status: 'draft', isUnfit: false, draft: { version: 1 } });
        expect((await typed({ title: 'Mine' }, 'page', 0, NEW, ravi)).statusCode).toBe(409);
        expect(await drafts(ravi)).toMatchObject([{ _id: NEW, kind: 'page', name: 'Hostel', isNew: true }]);
        expect(paths(await step(asha, 'publish', {}, NEW))).toContain('data.path');
        expect((await typed(HOSTEL, 'page', 1)).statusCode).toBe(200);
        const { token } = (await call(asha, 'POST', `/document/${NEW}/draft/preview`, {})).json().data;
        expect(await page({ 'draft-preview': token })).toMatchObject({ title: 'Hostel rules' });
        expect(await page()).toBeNull();
        const publish_at = inMinutes(10);
        expect((await step(asha, 'schedule', { publish_at }, NEW)).statusCode).toBe(200);
        await publishDue(publish_at);
        expect(await page()).toMatchObject({ title: 'Hostel rules' });
        expect(await read(NEW)).toMatchObject({ version: 1, status: 'published', draft: null });
        expect((await call(asha, 'DELETE', `/document/${NEW}`)).statusCode).toBe(200);
      });

      test('a kind that is known by its code has that as its id once it is published', async () => {
        const admin = await tokenFor(db, START, { role: 'admin' });
        const data = { ...SMALL.track, code: 'evening', name: 'Evening' };
        await typed(data, 'track', 0, NEW, admin);
        const made = documentIn(await step(admin, 'publish', {}, NEW));
        expect(made).toMatchObject({ _id: 'evening', version: 1, draft: null });
        expect((await call(admin, 'GET', `/document/${NEW}`)).statusCode).toBe(404);
      });

      test('whatever a draft holds, all drafts are listed, and it is discarded', async () => {
        const title = { toString: 1 };
        expect(documentIn(await typed({ title, code: [] }, 'page', 0))).toMatchObject({ name: 'Page' });
        expect(await drafts(ravi)).toMatchObject([{ _id: NEW, name: 'Page' }]);
        expect((await discard(ravi, NEW)).statusCode).toBe(200);
        const nested = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
        expect((await typed({ title: nested }, 'page', 0)).statusCode).toBe(400);
        expect(await drafts(ravi)).toEqual([]);
        const halves = { title: 'a\0', rows: [[[[[{ text: 'b\ud83d' }]]]]] };
        expect(documentIn(await typed(halves, 'page', 0)).draft?.data).toEqual({
          title: 'a',
          rows: [[[[[{ text: 'b' }]]]]],
        });
        await discard(ravi, NEW);
      });

      test('nobody begins what they may not add, nor under a name of their own', async () => {
        const head = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
        expect((await typed({}, 'page', 0, NEW, head)).statusCode).toBe(403);
        expect((await typed({}, 'person', 0, NEW, head)).statusCode).toBe(403);
        expect((await typed({}, 'media', 0)).statusCode).toBe(404);
        expect((await typed({}, 'page', 0, 'hostel')).statusCode).toBe(404);
        await typed({ title: 'Hostel' }, 'page', 0);
        expect((await call(head, 'GET', `/document/${NEW}`)).statusCode).toBe(404);
      });

      test('what a colleague discards is in the bin, and comes back whole', async () => {
        const before = await read(NEW);
        world().clock.now = new Date(inMinutes(12));
        const gone = await discard(ravi, NEW);
        expect(gone.json().data.document).toBeNull();
        expect(await drafts(asha)).toEqual([]);
        const { entries } = (await call(asha, 'GET', '/bin')).json<{ data: { entries: BinEntry[] } }>().data;
        expect(entries[0]).toMatchObject({ document_id: NEW, name: 'Hostel', isDraft: true, kind: 'page' });
        const back = await call(asha, 'POST', `/bin/${entries[0]?._id}/restore`);
        expect(documentIn(back).draft).toMatchObject({ base: 0, data: before.draft?.data, stage: 'open' });
        expect((await call(asha, 'POST', `/bin/${entries[0]?._id}/restore`)).statusCode).toBe(404);
        await discard(asha, NEW);
      });
    });

    test('a draft that was discarded takes the place of no other', async () => {
      await save(asha, { body: 'Of the first.' });
      world().clock.now = new Date(inMinutes(14));
      await discard(ravi);
      await save(ravi, { body: 'Of the second.' });
      const [entry] = (await call(asha, 'GET', '/bin')).json().data.entries;
      const answer = await call(asha, 'POST', `/bin/${entry._id}/restore`);
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'drafted']);
      await discard(ravi);
      expect(documentIn(await call(asha, 'POST', `/bin/${entry._id}/restore`)).draft?.data.body).toBe('Of the first.');
    });

    test('who may publish is asked by mail for a review, and its author is told why it came back', async () => {
      const [author, editor, head] = ['author@port.example', 'second@port.example', 'head@port.example'] as const;
      const as = (email: string, scope: string) => tokenFor(db, START, { role: 'editor', scopes: [scope], email });
      const mine = await as(author, 'catalogue');
      const theirs = await as(editor, 'catalogue');
      await as(head, 'department:department-weave');
      await save(mine, { body: 'Seven looms.' });
      await step(mine, 'ask-review');
      const asked = await mailTo(world(), editor);
      expect(await mailTo(world(), head)).toEqual([]);
      expect(asked.map(({ subject }) => subject)).toEqual(['A draft waits for your review']);
      expect(asked[0]?.text).toContain(`/admin/catalogue/page/${PAGE}`);
      expect(await mailTo(world(), author)).toEqual([]);
      await step(theirs, 'take-back', { remark: 'Count them again' });
      expect((await mailTo(world(), author))[0]?.text).toContain('Count them again');
    });

    test('one that cannot be published at its time waits for its editors again, with the reason', async () => {
      await save(asha, { body: 'Too late.' });
      const publish_at = inMinutes(10);
      await step(asha, 'schedule', { publish_at });
      await change(ravi, await read(), { body: 'Meanwhile.' });
      await publishDue(publish_at);
      expect(await shown()).toContain('Meanwhile.');
      expect((await read()).draft).toMatchObject({ stage: 'open', remark: expect.stringContaining('was changed') });
    });

    describe('where publishing takes two', () => {
      beforeEach(() => db.insert(settings).values({ key: 'pages-take-two', value: true }));

      test('a second person publishes it, but not what she has changed in it', async () => {
        await save(asha, { body: 'Of two people.' });
        await save(ravi, { owner: 'The office of Ravi' });
        expect((await step(ravi, 'publish')).statusCode).toBe(403);
        expect((await step(asha, 'publish')).statusCode).toBe(200);
        expect(await shown()).toContain('Of two people.');
      });

      test('other parts of the site are published by one', async () => {
        await save(asha, { quickTitle: 'At hand' }, {}, 'footer');
        expect((await step(asha, 'publish', {}, 'footer')).statusCode).toBe(200);
      });
    });

    test('a link shows the draft to whoever has it, for seven days, and to nobody else', async () => {
      await save(asha, { body: 'To be seen.' });
      const { token } = (await call(asha, 'POST', `/document/${PAGE}/draft/preview`, {})).json().data;
      const opened = await world().call({ method: 'POST', url: '/draft-preview', payload: { token } });
      const [cookie] = opened.cookies;
      expect(cookie).toMatchObject({ name: 'draft-preview', httpOnly: true, sameSite: 'Lax' });
      const cookies = { 'draft-preview': must(cookie).value };
      const seen = await world().call({ url: PUBLIC, cookies });
      expect([seen.body, seen.headers['cache-control']]).toEqual([expect.stringContaining('To be seen.'), 'no-store']);
      expect(await shown()).not.toContain('To be seen.');
      expect(await world().api.port.get('/page/text', { path: '/about-us/history' }, token)).toMatchObject({
        data: { page: { body: 'To be seen.' } },
      });
      expect((await read()).draft).toMatchObject({ version: 1, stage: 'open' });
      await save(asha, { title: '' });
      expect((await world().call({ url: PUBLIC, cookies })).json().data.page.title).not.toBe('');
      world().clock.now = new Date(START.getTime() + 7 * 24 * 60 * MINUTE);
      expect((await world().call({ url: '/draft-preview', cookies })).statusCode).toBe(404);
      expect((await world().call({ url: PUBLIC, cookies })).headers['cache-control']).not.toBe('no-store');
    });

    test.each([
      ['published', () => step(asha, 'publish')],
      ['discarded', () => discard(asha)],
    ])('a link shows no draft that is begun once its own was %s', async (_how, end) => {
      await save(asha, { body: 'For the committee.' });
      const { token } = (await call(asha, 'POST', `/document/${PAGE}/draft/preview`, {})).json().data;
      const seen = async () =>
        (await world().call({ url: PUBLIC, cookies: { 'draft-preview': token } })).json().data.page.body;
      await save(asha, { body: 'For the committee, again.' });
      expect(await seen()).toBe('For the committee, again.');
      await end();
      const shownNow = await seen();
      expect((await save(ravi, { body: 'Not for the committee.' })).statusCode).toBe(200);
      expect(await seen()).toBe(shownNow);
    });

    test('what is no token shows what everybody sees, and is not opened', async () => {
      await save(asha, { body: 'Not for strangers.' });
      for (const token of ['x', 'A'.repeat(120)]) {
        expect((await world().call({ url: PUBLIC, cookies: { 'draft-preview': token } })).body).toBe(await shown());
        const opened = await world().call({ method: 'POST', url: '/draft-preview', payload: { token } });
        expect([opened.statusCode, opened.cookies]).toEqual([404, []]);
      }
    });

    test('nobody drafts what they may not change, nor sees drafts of it', async () => {
      const head = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
      await save(asha, { body: 'Not for all.' });
      const { version: base, data } = await read();
      const body = { base, version: 1, status: 'published', data };
      expect((await call(head, 'PUT', `/document/${PAGE}/draft`, body)).statusCode).toBe(403);
      expect((await call(head, 'POST', `/document/${PAGE}/draft`, { step: 'publish', version: 1 })).statusCode).toBe(
        403,
      );
      expect((await call(head, 'DELETE', `/document/${PAGE}/draft?version=1`)).statusCode).toBe(403);
      expect((await call(head, 'POST', `/document/${PAGE}/draft/preview`, {})).statusCode).toBe(403);
      expect((await read(PAGE, head)).draft).toBeNull();
      expect((await call(head, 'GET', '/draft')).json().data.drafts).toEqual([]);
      expect((await save(head, { about: 'Ten looms.' }, {}, 'department-weave')).statusCode).toBe(200);
      expect((await save(head, { name: 'Looms' }, {}, 'department-weave')).statusCode).toBe(403);
    });
  },
  { demo: false },
);
