/** @jest-environment node */
import type { Allotment } from '@university/shared/contract';
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';

const person = (start: string) => must(demoLogins.applicants.find(({ email }) => email.startsWith(start)));

const ADDRESS: Record<string, string> & { diploma: string } = {
  diploma: '/result?category=diploma',
  btech: '/result?category=btech',
  ug: '/ug',
  pg: '/pg',
};

onDatabase('every track has its address', (world) => {
  const signIn = async (start: string, remoteAddress = '10.1.0.1') => {
    const { email, birthDate, track, round } = person(start);
    const payload = { email, password: birthDate, round };
    const answer = await world().call({ method: 'POST', url: must(ADDRESS[track]), payload, remoteAddress });
    const [cookie] = answer.cookies as { value: string }[];
    return { ...answer.json<{ data: Allotment }>().data, cookies: { applicant: must(cookie).value } };
  };

  test.each([
    ['gauri.ug', '/ug', ['/result', '/pg']],
    ['arjun.pg', '/pg', ['/result', '/ug']],
    ['asha.pending', '/result', ['/ug', '/pg']],
  ])('%s reads at %s and nowhere else', async (start, base, others) => {
    const { record, cookies } = await signIn(start);
    const me = await world().call({ url: `${base}/me`, cookies });
    expect(me.json<{ data: Allotment }>().data.record._id).toBe(record._id);
    for (const other of others) expect((await world().call({ url: `${other}/me`, cookies })).statusCode).toBe(401);
  });

  test('who tries a date at many applicants has to wait, and nobody else who types that date', async () => {
    const spray = (n: number, remoteAddress: string) =>
      world().call({
        method: 'POST',
        url: ADDRESS.diploma,
        payload: { email: `victim.${n}@applicant.example`, password: '31-12-2006' },
        remoteAddress,
      });
    for (let n = 0; n < 70; n++) expect((await spray(n, `10.9.${n}.1`)).statusCode).toBe(401);
    for (let n = 0; n < 10; n++) expect((await spray(n, '10.8.1.1')).statusCode).toBe(401);
    const refused = await spray(11, '10.8.1.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await spray(12, '10.8.1.2')).statusCode).toBe(401);
    expect((await signIn('ravi.choice')).record.status).toBe('pending');
  });

  test('many attempts at once count like many one after the other', async () => {
    const attempts = Array.from({ length: 12 }, () =>
      world().call({
        method: 'POST',
        url: ADDRESS.diploma,
        payload: { email: 'crowd@applicant.example', password: '01-01-2007' },
        remoteAddress: '10.8.0.1',
      }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test('a stranger who fails on purpose does not keep the applicant out', async () => {
    const { email, birthDate } = person('meena.waiting');
    const attempt = (password: string, remoteAddress: string) =>
      world().call({ method: 'POST', url: ADDRESS.diploma, payload: { email, password }, remoteAddress });
    for (let n = 0; n < 8; n++) await attempt('02-02-2002', '10.7.0.1');
    expect((await attempt(birthDate, '10.7.0.1')).statusCode).toBe(429);
    expect((await attempt(birthDate, '10.7.0.2')).statusCode).toBe(200);
  });

  describe('staff', () => {
    const correct = async (id: string, payload: object, role: 'admissions' | 'notices' = 'admissions') =>
      world().call({
        method: 'PUT',
        url: `/pg/${id}`,
        headers: { authorization: `Bearer ${await world().tokenOf(role)}` },
        payload,
      });

    test('correct a record with a reason, by rules of their own', async () => {
      const { record, cookies } = await signIn('arjun.pg');
      const reason = 'Asked by letter of 14 January';
      expect((await correct(record._id, { status: 'freeze' })).json().issues).toMatchObject([{ path: 'reason' }]);
      expect((await correct(record._id, { status: 'float', reason })).statusCode).toBe(409);
      expect((await correct(record._id, { status: 'freeze', reason }, 'notices')).statusCode).toBe(403);
      const done = await correct(record._id, { status: 'freeze', reason });
      expect(done.json<{ data: Allotment }>().data.record.status).toBe('freeze');
      const me = await world().call({ url: '/pg/me', cookies });
      expect(me.json<{ data: Allotment }>().data.record.status).toBe('freeze');
      expect((await correct(record._id, { status: 'pending', reason })).statusCode).toBe(200);
      expect((await correct('not-there', { status: 'freeze', reason })).statusCode).toBe(404);
    });
  });

  test('a code is not asked for where no mail goes out', async () => {
    const { cookies, needsCode } = await signIn('gauri.ug');
    expect(needsCode).toBe(false);
    expect((await world().call({ method: 'POST', url: '/ug/code', cookies })).json()).toMatchObject({
      code: 'no_code_needed',
    });
  });
});
