/** @jest-environment node */
import { type DraftSummary, endpoints, NOT_PUBLISHED, type Notice, type Revision } from '@university/shared/contract';
import { settings } from '../../platform/database/schema';
import { ageFiles } from '../../testing/age-files';
import { must } from '../../testing/must';
import { tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import { codeOf, documentIn, editing, paths } from '../documents/testing/editing';
import { desk, draw, FIELDS, noticeOf, toForm } from './testing/desk';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onDatabase('drafts of notices', (world) => {
  const { upload, edit, patch, remove, get, file, files, titles, surroundings, table, call: asDesk } = desk(world);
  let db: ReturnType<typeof world>['api']['db'];
  let [asha, ravi, editor] = ['', '', ''];
  let first: Uint8Array;
  let second: Uint8Array;

  beforeAll(async () => {
    db = world().api.db;
    first = await draw('First');
    second = await draw('Second');
  });
  beforeEach(async () => {
    world().clock.now = START;
    await db.delete(settings);
    asha = await tokenFor(db, START, { role: 'notices' });
    ravi = await tokenFor(db, START, { role: 'notices' });
    editor = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
  });

  const { call, read: readAs, saveDraft: save, stepDraft: step } = editing(world);
  const read = (id: string, token = asha) => readAs(token, id);
  const wrongIn = async (id: string) => paths(await step(asha, id, 'publish'));
  const publish = async () => noticeOf(await upload(FIELDS, first));
  const shown = async (id: string) => noticeOf(await get(id));
  const waiting = async (token: string) =>
    (await call(token, 'GET', '/draft')).json<{ data: { drafts: DraftSummary[] } }>().data.drafts;
  async function store(token: string, id: string, pdf: Uint8Array) {
    const answer = await call(token, 'POST', `/notice/${id}/file`, toForm({}, pdf));
    return answer.json<{ data: { file: { _id: string; pages: number } } }>().data.file;
  }

  test('a new notice is a draft from the first word on, which goes with its upload', async () => {
    const id = '0123456789abcdef01234567';
    const url = `/document/${id}/draft`;
    const typed = { kind: 'notice', data: { fileName: 'Typed first' }, base: 0, version: 0 };
    expect((await call(editor, 'PUT', url, typed)).statusCode).toBe(403);
    expect((await call(asha, 'PUT', url, typed)).statusCode).toBe(200);
    const later = { ...typed, data: { ...typed.data, summary: 'And more.' }, version: 1 };
    expect((await call(asha, 'PUT', url, later)).statusCode).toBe(200);
    expect(await read(id, ravi)).toMatchObject({ kind: 'notice', version: 0, draft: { data: later.data } });
    expect(await waiting(asha)).toMatchObject([{ _id: id, name: 'Typed first', isNew: true }]);
    expect(await waiting(editor)).toEqual([]);
    expect(codeOf(await step(asha, id, 'publish'))).toBe('not_uploaded');
    const fields = { ...FIELDS, fileName: 'Typed first' };
    const uploadAs = (token: string, draft: string, pdf: Uint8Array) =>
      call(token, 'POST', '/notice/upload', toForm({ ...fields, draft }, pdf));
    const notice = noticeOf(await uploadAs(asha, id, first));
    expect(await waiting(asha)).toEqual([]);
    // Only the uploader's own draft is removed.
    const others = 'fedcba9876543210fedcba98';
    expect((await call(ravi, 'PUT', `/document/${others}/draft`, typed)).statusCode).toBe(200);
    expect((await uploadAs(asha, others, second)).statusCode).toBe(200);
    expect(await waiting(ravi)).toMatchObject([{ _id: others, isNew: true }]);
    expect((await call(ravi, 'DELETE', `/document/${others}/draft?version=1`)).statusCode).toBe(200);
    await save(asha, notice._id, { summary: 'Changed.' });
    expect((await uploadAs(asha, notice._id, second)).statusCode).toBe(200);
    expect(await waiting(asha)).toMatchObject([{ _id: notice._id, isNew: false }]);
  });

  test('what is saved stays with the notice, and no reader sees it until it is published', async () => {
    const notice = await publish();
    const before = await read(notice._id);
    const state = { status: 'published', isUnfit: false, mayPublish: true, draft: null };
    expect(before).toMatchObject({ kind: 'notice', ...state });
    expect((await save(asha, notice._id, { fileName: 'New timings', summary: 'From nine.' })).statusCode).toBe(200);
    expect(await read(notice._id, ravi)).toMatchObject({ draft_stage: 'open', draft: { version: 1, isMine: false } });
    expect(await shown(notice._id)).toEqual(notice);
    const [row] = (await table('search=Workshop%20timings')).notices;
    expect(row).toMatchObject({ _id: notice._id, draft_stage: 'open' });
    const published = documentIn(await step(ravi, notice._id, 'publish'));
    const changed = { fileName: 'New timings', summary: 'From nine.' };
    expect(published).toMatchObject({ version: 2, draft: null, data: { ...before.data, ...changed } });
    expect(await shown(notice._id)).toEqual({ ...notice, ...changed, version: 2 });
    expect((await file(notice)).rawPayload.equals(first)).toBe(true);
  });

  test('what is no notice yet is saved as it is, and not published', async () => {
    const { _id } = await publish();
    await save(asha, _id, { fileName: 'Without all', file: null, endsAt: START.toISOString() });
    expect(await wrongIn(_id)).toEqual(['data.file', 'data.startsAt']);
    await save(asha, _id, { file: null, text: 'All of it.', endsAt: null, follows: _id });
    expect(await wrongIn(_id)).toEqual(['data.follows']);
  });

  test.each([
    ['an edit', (id: string) => edit(id, { ...FIELDS, fileName: 'Past it' })],
    ['a move to the archive', (id: string) => patch(id, { archive: true })],
  ])('a draft that was passed by %s says what it began with', async (_what, pass) => {
    const { _id } = await publish();
    await save(asha, _id, { fileName: 'Of the draft' });
    expect((await pass(_id)).statusCode).toBe(200);
    const answer = await step(asha, _id, 'publish');
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'conflict']);
    expect(documentIn(answer).draft).toMatchObject({ before: { fileName: FIELDS.fileName } });
  });

  test('a PDF is stored for the draft, takes the place of the old one with it, and both are kept', async () => {
    const notice = await publish();
    const stored = await store(asha, notice._id, second);
    const correction = 'The last date was wrong';
    await save(asha, notice._id, { file: stored._id }, { correction });
    expect((await read(notice._id)).names[stored._id]).toMatch(/^1 page, /);
    expect((await file(notice)).rawPayload.equals(first)).toBe(true);
    expect((await step(asha, notice._id, 'publish')).statusCode).toBe(200);
    const after = await shown(notice._id);
    expect(after.fileLink).not.toBe(notice.fileLink);
    expect((await file(after)).rawPayload.equals(second)).toBe(true);
    expect((await surroundings(notice._id)).corrections).toEqual([{ on: '2026-01-15', text: correction }]);

    const { data } = await read(notice._id);
    const revisions = async () =>
      (await call(asha, 'GET', `/document/${notice._id}/revision`)).json<{ data: { revisions: Revision[] } }>().data
        .revisions;
    const [, was] = await revisions();
    for (const state of [must(was).data, data]) {
      await save(asha, notice._id, state);
      expect((await step(asha, notice._id, 'publish')).statusCode).toBe(200);
    }
    expect((await revisions()).map(({ version, data }) => [version, data.file])).toEqual([
      [4, data.file],
      [3, must(was).data.file],
      [2, data.file],
      [1, must(was).data.file],
    ]);
    const asked = await asDesk('POST', `/admin/notice/${notice._id}/revisions/1/file`);
    const { url } = asked.json<{ data: { url: string } }>().data;
    expect((await world().call({ url: url.replace('/api/v1', '') })).rawPayload.equals(first)).toBe(true);
  });

  test('no draft publishes the PDF of another notice', async () => {
    const [one, other] = [await publish(), await publish()];
    await save(asha, one._id, { file: (await read(other._id)).data.file });
    expect(await wrongIn(one._id)).toEqual(['data.file']);
  });

  test('a link shows the draft with its PDF to whoever has it, and to nobody else', async () => {
    const notice = await publish();
    const stored = await store(asha, notice._id, second);
    await save(asha, notice._id, {
      fileName: 'To be seen',
      file: stored._id,
      publishAt: new Date(START.getTime() + DAY).toISOString(),
    });
    const { token } = (await call(asha, 'POST', `/document/${notice._id}/draft/preview`, {})).json().data;
    const cookies = { 'draft-preview': token };
    const seen = await world().call({ url: `/notice/${notice._id}`, cookies });
    expect([noticeOf(seen).fileName, seen.headers['cache-control']]).toEqual(['To be seen', 'no-store']);
    const url = noticeOf(seen).fileLink.replace('/api/v1', '');
    const paper = await world().call({ url, cookies });
    expect([paper.rawPayload.equals(second), paper.headers['cache-control']]).toEqual([true, 'no-store']);
    expect((await world().call({ url })).rawPayload.equals(first)).toBe(true);
    expect(await shown(notice._id)).toEqual(notice);
    expect(await read(notice._id)).toMatchObject({ version: 1, draft: { version: 1 } });
  });

  test('a link to a draft of next year shows it now: no other read sees the time move, nor what waits for its own', async () => {
    const of = (days: number) => new Date(START.getTime() + days * DAY).toISOString();
    const embargoed = noticeOf(
      await upload({ ...FIELDS, fileName: 'Embargoed until spring', publishAt: of(60) }, first),
    );
    const own = noticeOf(await upload({ ...FIELDS, fileName: 'Of next year', publishAt: of(400) }, first));
    await save(asha, own._id, { summary: 'As it will be.' });
    const { token } = (await call(asha, 'POST', `/document/${own._id}/draft/preview`, {})).json().data;
    const { port } = world().api;
    const queries: Record<string, object> = {
      '/page/text': { path: '/about-us/history' },
      '/page/passage': { query: 'seat' },
      '/campus/nearest': { pin: '110001' },
    };
    const ask = (address: string, cookie?: string) =>
      port.get(address, { ...queries[address] }, cookie).then(
        (answer) => answer as { data: object },
        ({ code, status }: { code: string; status: number }) => ({ data: { code, status } }),
      );
    const others = (answer: object): unknown =>
      JSON.parse(JSON.stringify(answer), (_key, value) =>
        Array.isArray(value) ? value.filter((each) => each?._id !== own._id) : value,
      );
    const reads = Object.values(endpoints)
      .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
      .map(({ path }) => path);
    let answered = 0;
    for (const address of reads) {
      const [seen, plain] = [await ask(address, token), await ask(address)];
      expect(JSON.stringify(seen)).not.toContain(embargoed.fileName);
      if (!address.startsWith('/notice')) expect([address, others(seen.data)]).toEqual([address, others(plain.data)]);
      if ('metadata' in seen || !('status' in seen.data)) answered += 1;
    }
    expect(answered).toBeGreaterThan(25);
    const cookies = { 'draft-preview': token };
    for (const url of [`/notice/${embargoed._id}`, embargoed.fileLink.replace('/api/v1', '')])
      expect((await world().call({ url, cookies })).statusCode).toBe(404);
    const seen = await world().call({ url: `/notice/${own._id}`, cookies });
    expect(seen.json().data).toMatchObject({ on: '2026-01-15', notice: { summary: 'As it will be.', archive: false } });
    const listed = (await world().call({ url: '/notice?limit=100', cookies })).json();
    expect(listed.data.on).toBe('2026-01-15');
    expect(listed.data.notices.map(({ _id }: Notice) => _id)).toContain(own._id);
    expect((await get(own._id)).statusCode).toBe(404);
  });

  test('who is not of the notices desk neither sees nor drafts them', async () => {
    const { _id } = await publish();
    await save(asha, _id, { fileName: 'Not for all' });
    const { version: base, data } = await read(_id);
    for (const token of [editor, await tokenFor(db, START, { role: 'faculty' })]) {
      const answers = [
        await call(token, 'GET', `/document/${_id}`),
        await call(token, 'GET', `/document/${_id}/revision`),
        await call(token, 'PUT', `/document/${_id}/draft`, { base, version: 1, status: 'published', data }),
        await call(token, 'POST', `/document/${_id}/draft`, { step: 'publish', version: 1 }),
        await call(token, 'DELETE', `/document/${_id}/draft?version=1`),
        await call(token, 'POST', `/document/${_id}/draft/preview`, {}),
        await call(token, 'PUT', `/document/${_id}`, { kind: 'notice', version: base, data }),
        await call(token, 'POST', `/notice/${_id}/file`, toForm({}, second)),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
      expect((await waiting(token)).map((each) => each._id)).not.toContain(_id);
    }
    expect((await waiting(ravi)).map((each) => each._id)).toContain(_id);
  });

  test('nobody makes or deletes a notice by the calls of the catalogue', async () => {
    const { _id } = await publish();
    const { data } = await read(_id);
    const admin = await tokenFor(db, START, { role: 'admin' });
    expect((await call(admin, 'POST', '/document', { kind: 'notice', data })).statusCode).toBe(400);
    expect((await call(admin, 'GET', '/document?kind=notice')).statusCode).toBe(400);
    expect((await call(admin, 'DELETE', `/document/${_id}`)).statusCode).toBe(404);
    expect((await get(_id)).statusCode).toBe(200);
  });

  describe('where publishing takes two', () => {
    const on = () => db.insert(settings).values({ key: 'notices-take-two', value: true });

    test('nobody changes what is public past a draft, nor publishes what is their own', async () => {
      const notice = await publish();
      await on();
      const { version, data } = await read(notice._id);
      await save(asha, notice._id, { fileName: 'Of one person' });
      const publish_at = new Date(START.getTime() + MINUTE).toISOString();
      for (const answer of [
        await step(asha, notice._id, 'publish'),
        await step(asha, notice._id, 'schedule', { publish_at }),
        await call(asha, 'PUT', `/document/${notice._id}`, { kind: 'notice', version, data }),
        await edit(notice._id, { ...FIELDS, fileName: 'Past it' }),
        await edit(notice._id, { ...FIELDS, section: 'alert' }, second),
        await patch(notice._id, { archive: true }),
      ]) {
        expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'second_person_required']);
      }
      expect(await shown(notice._id)).toEqual(notice);
      expect((await step(asha, notice._id, 'ask-review')).statusCode).toBe(200);
      expect((await step(ravi, notice._id, 'publish')).statusCode).toBe(200);
      expect((await shown(notice._id)).fileName).toBe('Of one person');
    });

    test('one person takes from readers what has to go at once, and gives it back', async () => {
      const notice = await publish();
      await on();
      expect((await remove(notice._id)).statusCode).toBe(200);
      expect((await get(notice._id)).statusCode).toBe(410);
      expect((await asDesk('POST', `/notice/${notice._id}/restore`)).statusCode).toBe(200);
      expect(await shown(notice._id)).toEqual(notice);
    });

    test('a new one waits for the second person, who publishes it with its file', async () => {
      await on();
      const answer = await upload({ ...FIELDS, fileName: 'Uploaded by one' }, first);
      const { _id } = noticeOf(answer);
      expect(noticeOf(answer).publishAt).toBe(NOT_PUBLISHED);
      expect((await get(_id)).statusCode).toBe(404);
      expect((await file(noticeOf(answer))).statusCode).toBe(404);
      expect(await titles('/notice', 'limit=100')).not.toContain('Uploaded by one');
      expect(await table('state=draft&search=Uploaded%20by%20one')).toMatchObject({
        notices: [{ _id, state: 'draft', draft_stage: 'in-review' }],
        counts: { draft: 1, scheduled: 0, active: 0 },
      });
      expect(await waiting(ravi)).toContainEqual(
        expect.objectContaining({ _id, kind: 'notice', name: 'Uploaded by one', stage: 'in-review' }),
      );
      world().clock.now = new Date(START.getTime() + MINUTE);
      expect((await step(ravi, _id, 'publish')).statusCode).toBe(200);
      const published: Notice = await shown(_id);
      expect(published.publishAt).toBe(world().clock.now.toISOString());
      expect((await file(published)).rawPayload.equals(first)).toBe(true);
      expect(await titles('/notice', 'limit=100')).toContain('Uploaded by one');
    });

    test('a new one for later, and one for the archive, come where they were to go', async () => {
      await on();
      const later = new Date(START.getTime() + DAY).toISOString();
      const one = noticeOf(await upload({ ...FIELDS, publishAt: later }, first));
      const other = noticeOf(
        await upload({ ...FIELDS, archive: 'true', publishAt: '2017-06-05T00:00:00+05:30' }, first),
      );
      for (const { _id } of [one, other]) expect((await step(ravi, _id, 'publish')).statusCode).toBe(200);
      expect((await get(one._id)).statusCode).toBe(404);
      expect(await read(one._id)).toMatchObject({ status: 'published', data: { publishAt: later } });
      const archived = { archive: true, publishAt: '2017-06-04T18:30:00.000Z', created_at: '2017-06-04T18:30:00.000Z' };
      expect(await shown(other._id)).toMatchObject(archived);
    });

    test('one that nobody has published can be deleted by one', async () => {
      await on();
      const { _id } = noticeOf(await upload(FIELDS, first));
      expect((await remove(_id)).statusCode).toBe(200);
      expect((await waiting(ravi)).map((each) => each._id)).not.toContain(_id);
      expect((await asDesk('POST', `/notice/${_id}/restore`)).statusCode).toBe(200);
      expect(await waiting(ravi)).toContainEqual(expect.objectContaining({ _id, stage: 'open' }));
    });

    test('an alert waits for nobody: it is up, changed and taken away by one', async () => {
      await on();
      const alert = { fileName: 'Campus closed', section: 'alert', text: 'A cyclone.' };
      const { _id } = noticeOf(await upload(alert));
      expect((await get(_id)).statusCode).toBe(200);
      expect((await edit(_id, { ...alert, fileName: 'Campus open' })).statusCode).toBe(200);
      expect((await edit(_id, { ...alert, section: 'tenders' })).statusCode).toBe(403);
      expect((await read(_id)).takesTwo).toBe(false);
      await save(asha, _id, { text: 'The cyclone is over.' });
      expect((await step(asha, _id, 'publish')).statusCode).toBe(200);
      expect((await patch(_id, { archive: true })).statusCode).toBe(200);
      expect((await remove(_id)).statusCode).toBe(200);
    });
  });

  // Last: it ends all sessions.
  test('what was deleted is gone with its files after 90 days; what was withdrawn with a reason still says it', async () => {
    const [deleted, withdrawn] = [await publish(), await publish()];
    const before = files();
    await remove(deleted._id);
    await asDesk('POST', `/notice/${withdrawn._id}/withdraw`, { reason: 'Wrong year.' });
    for (const [days, status] of [
      [90, 410],
      [91, 404],
    ]) {
      world().clock.now = new Date(START.getTime() + Number(days) * DAY);
      await world().api.jobs.run('purge-deleted-notices');
      expect((await get(deleted._id)).statusCode).toBe(status);
    }
    ageFiles(world().dataDir);
    await world().api.jobs.run('sweep-files');
    expect(files()).toBe(before - 1);
    expect((await get(withdrawn._id)).json().data.reason).toBe('Wrong year.');
    world().clock.now = START;
  });

  test('a PDF that no draft names goes after a day, one that is named stays, also by a draft in the bin', async () => {
    const [one, other, discarded] = [await publish(), await publish(), await publish()];
    const before = files();
    await store(asha, one._id, second);
    const named = await store(asha, other._id, second);
    await save(asha, other._id, { file: named._id });
    await save(asha, discarded._id, { file: (await store(asha, discarded._id, second))._id });
    await call(asha, 'DELETE', `/document/${discarded._id}/draft?version=1`);
    const settle = async () => {
      await world().api.jobs.run('forget-unused-papers');
      await world().api.jobs.run('sweep-files');
    };
    await settle();
    expect(files()).toBe(before + 3);
    ageFiles(world().dataDir);
    world().clock.now = new Date(START.getTime() + DAY + 1);
    await settle();
    expect(files()).toBe(before + 2);
    asha = await tokenFor(db, world().clock.now, { role: 'notices' });
    expect((await step(asha, other._id, 'publish')).statusCode).toBe(200);
  });
});
