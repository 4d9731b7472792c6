/** @jest-environment node */
import { must } from '../../testing/must';
import { onBothDatabases, START } from '../../testing/world';

onBothDatabases('the version of the public data', (world) => {
  const version = async () => {
    const answer = await world().call({ url: '/data-version' });
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json<{ data: { version: string } }>().data.version;
  };

  test('is what pages in this process go by', async () => {
    expect(await world().api.dataVersion()).toBe(await version());
  });

  test.each([
    ['a day ends in India', new Date('2026-01-15T18:30:00Z')],
    ['a window closes', new Date(START.getTime() + 5 * 24 * 3_600_000)],
  ])('is another one when %s', async (_what, turn) => {
    world().clock.now = new Date(turn.getTime() - 1_000);
    const before = await version();
    world().clock.now = new Date(turn.getTime() - 1);
    expect(await version()).toBe(before);
    world().clock.now = turn;
    expect(await version()).not.toBe(before);
  });

  test('is another one when a notice becomes due', async () => {
    const authorization = `Bearer ${await world().tokenOf('notices')}`;
    const listed = await world().call({ url: '/admin/notice?state=active&limit=1', headers: { authorization } });
    const notice = must(listed.json<{ data: { notices: { _id: string; version: number }[] } }>().data.notices[0]);
    const due = new Date(START.getTime() + 60_000);
    const form = new FormData();
    form.append('version', String(notice.version));
    form.append('publishAt', due.toISOString());
    form.append('fileName', 'Due in a minute');
    form.append('section', 'circulars');
    const body = new Response(form);
    const answer = await world().call({
      method: 'PUT',
      url: `/notice/${notice._id}`,
      headers: { authorization, 'content-type': must(body.headers.get('content-type')) },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    world().clock.now = new Date(due.getTime() - 1);
    const before = await version();
    world().clock.now = due;
    expect(await version()).not.toBe(before);
  });

  test.each([
    [
      'they log in',
      undefined,
      { url: '/auth/login', payload: { email: 'admin@seu.example', password: 'none of theirs' } },
    ],
    [
      'they look for an applicant',
      'admissions',
      { url: '/admission/applicant/search', payload: { email: 'asha@applicant.example' } },
    ],
    ['they ask for a file', 'admin', { url: '/audit/export', payload: {} }],
    ['they have mails sent again', 'admin', { url: '/mail/retry', payload: {} }],
  ] as const)('stays as it is when %s', async (_what, role, request) => {
    const authorization = role ? `Bearer ${await world().tokenOf(role)}` : '';
    const before = await version();
    const answer = await world().call({ method: 'POST', headers: role ? { authorization } : {}, ...request });
    expect(answer.statusCode).toBe(role ? 200 : 401);
    expect(await version()).toBe(before);
  });
});
