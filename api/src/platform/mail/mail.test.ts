/** @jest-environment node */
import type { Mail } from '@university/shared/contract';
import { must } from '../../testing/must';
import { onEveryDatabase } from '../../testing/world';
import { defaultMail } from './settings';
import { FakeSmtp } from './testing/fake-smtp';

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

onEveryDatabase(
  'mail page',
  (world) => {
    const as = async (role: 'admin' | 'grievances', method: 'GET' | 'POST', url: string) =>
      world().call({ method, url, headers: { authorization: `Bearer ${await world().tokenOf(role)}` } });
    const list = async (query = '') => {
      const answer = await as('admin', 'GET', `/mail?${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ data: { mail: Mail[] }; metadata: { total: number } }>();
    };
    // The first logins are told by mail; here they are out of the way.
    beforeAll(async () => {
      for (const role of ['admin', 'grievances'] as const) await world().tokenOf(role);
      await world().api.jobs.run('mail');
    });
    const about = ({ mail }: { mail: Mail[] }) => mail.filter(({ kind }) => kind !== 'new-device');
    const ask = (email: string) => world().call({ method: 'POST', url: '/auth/password-reset', payload: { email } });

    test('an admin sees what was sent and what failed, without texts and addresses', async () => {
      smtp.moods.push('refuse');
      await ask('notices@seu.example');
      await world().api.jobs.run('mail');
      const { data, metadata } = await list();
      expect(metadata.total).toBe(data.mail.length);
      expect(about(data)).toEqual([
        {
          _id: expect.any(String),
          kind: 'password-reset',
          to: 'n•••@seu.example',
          subject: 'A new password',
          state: 'failed',
          attempts: 1,
          created_at: world().clock.now.toISOString(),
          next_attempt_at: null,
          sent_at: null,
          last_error: expect.stringContaining('n•••@seu.example'),
        },
      ]);
      expect(about((await list('state=sent')).data)).toEqual([]);
      expect((await list('state=failed')).metadata.total).toBe(1);
    });

    test('a failed mail is tried again when an admin says so, a sent one is not', async () => {
      const { data } = await list('state=failed');
      const id = must(data.mail[0])._id;
      const again = await as('admin', 'POST', `/mail/${id}/retry`);
      expect(again.json()).toMatchObject({ data: { mail: { state: 'waiting', attempts: 0 } } });
      const before = smtp.received.length;
      await world().api.jobs.run('mail');
      expect(smtp.received.slice(before).map(({ to }) => to)).toEqual(['notices@seu.example']);
      expect(about((await list('state=sent')).data)).toMatchObject([{ _id: id, state: 'sent', last_error: null }]);
      const late = await as('admin', 'POST', `/mail/${id}/retry`);
      expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
      expect((await as('admin', 'POST', '/mail/nothing/retry')).statusCode).toBe(404);
    });

    test('it is for admins alone', async () => {
      expect((await as('grievances', 'GET', '/mail')).statusCode).toBe(403);
      expect((await as('grievances', 'POST', '/mail/x/retry')).statusCode).toBe(403);
      expect((await world().call({ url: '/mail' })).statusCode).toBe(401);
    });
  },
  {
    // Read when the world starts: the port is not known before.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);
