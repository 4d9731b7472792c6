/** @jest-environment node */
import { NOTICE_SECTIONS, type Notice } from '@university/shared/contract';
import { must } from '../testing/must';
import { onEveryDatabase, START } from '../testing/world';

const DAY = 24 * 60 * 60 * 1_000;

onEveryDatabase('reading notices', (world) => {
  const list = async (query: string) => {
    const { data, metadata } = (await world().call({ url: `/notice?${query}` })).json<{
      data: { notices: Notice[] };
      metadata: { total: number };
    }>();
    return { notices: data.notices, total: metadata.total };
  };

  test('every section but the banner has some', async () => {
    for (const { id } of NOTICE_SECTIONS) {
      const { notices, total } = await list(`section=${id}`);
      expect(notices.every((notice) => notice.section === id && !notice.archive)).toBe(true);
      expect({ id, some: total > 0 }).toEqual({ id, some: id !== 'alert' });
    }
  });

  test('the newest come first, and none before its time', async () => {
    const { notices } = await list('limit=100');
    const times = notices.map((notice) => notice.publishAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(must(times[0]) <= START.toISOString()).toBe(true);
    const before = (await list('section=announcements')).total;
    world().clock.now = new Date(START.getTime() + 13 * DAY);
    expect((await list('section=announcements')).total).toBe(before + 1);
  });

  test('a search is plain text in any case', async () => {
    const { notices } = await list('regex=FIRE%20drill');
    expect(notices.map((notice) => notice.fileName)).toEqual(['Fire drill at all campuses']);
    for (const nothing of ['.*', '%25', '_', '%5B']) expect((await list(`regex=${nothing}`)).total).toBe(0);
  });

  test('automatic archiving takes a notice away after its last valid day', async () => {
    const [tender] = (await list('section=tenders')).notices;
    world().clock.now = new Date(`${must(tender).validUntil}T18:00:00Z`);
    const ids = async () => (await list('section=tenders')).notices.map((notice) => notice._id);
    expect(await ids()).toContain(must(tender)._id);
    world().clock.now = new Date(`${must(tender).validUntil}T19:00:00Z`);
    expect(await ids()).not.toContain(must(tender)._id);
  });

  test('the file is a PDF that may be kept for ever at its hashed address', async () => {
    const [notice] = (await list('limit=1')).notices;
    const url = must(notice).fileLink.replace('/api/v1', '');
    const answer = await world().call({ url });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload).toHaveLength(must(notice).size);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=".+\.pdf"/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { headers } = await world().call({ url: `/notice/${must(notice)._id}/file` });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await world().call({ url, headers: known })).statusCode).toBe(304);
    const part = await world().call({ url, headers: { range: 'bytes=0-4' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${must(notice).size}`,
    ]);
    expect((await world().call({ url, headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);
    expect((await world().call({ url: '/notice/unknown/file' })).statusCode).toBe(404);
  });
});
