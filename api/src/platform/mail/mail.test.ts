import { type Mail, type MailSummary, RESULT_COLUMNS, type RoundMail } from '@university/shared/contract';
import { staffOf } from '../../domains/results/testing';
import { staffCaller } from '../../testing/calls';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { defaultMail } from './settings';
import { FakeSmtp } from './testing/fake-smtp';

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

onDatabase(
  'mail page',
  (world) => {
    const { as } = staffCaller(world);
    const list = async (query = '') => {
      const answer = await as('admin', 'GET', `/mail?${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ data: { mail: Mail[] }; metadata: { total: number } }>();
    };
    // The first logins are told by mail; here they are out of the way.
    beforeAll(async () => {
      for (const role of ['admin', 'admissions', 'grievances'] as const) await world().tokenOf(role);
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

    test('the site hears that a mail server is set up', async () => {
      expect((await world().call({ url: '/setting/identity' })).json().data.sendsMail).toBe(true);
    });

    test('an administrator asks for a test, which goes to the own address; others may not', async () => {
      const before = smtp.received.length;
      const asked = await as('admin', 'POST', '/mail/test');
      expect(asked.json()).toMatchObject({ data: { mail: { kind: 'test', state: 'waiting' } } });
      await world().api.jobs.run('mail');
      expect(smtp.received.slice(before).map(({ to }) => to)).toEqual(['admin@seu.example']);
      expect((await list('kind=test&state=sent')).metadata.total).toBe(1);
      expect((await as('admissions', 'POST', '/mail/test')).statusCode).toBe(403);
    });

    describe('of a round that is published', () => {
      const ABOUT = 'round:2025-26:diploma:2';
      const CSV = [
        RESULT_COLUMNS.join(','),
        ...[1, 2, 3].map(
          (n) => `SEU2599000${n},Asha Rao,asha${n}@applicant.example,01-02-2007,D_UR,not-allotted,,,,,${n}`,
        ),
      ].join('\n');

      const roundMail = async (): Promise<RoundMail> => {
        const answer = await as('admissions', 'GET', '/admission/mail');
        expect(answer.statusCode).toBe(200);
        return must(answer.json<{ data: { rounds: RoundMail[] } }>().data.rounds.find(({ about }) => about === ABOUT));
      };

      const staff = staffOf(world);
      beforeAll(() => staff.imports('diploma/2', CSV));

      test('the mails wait, are sent at their rate, fail and are tried again', async () => {
        expect(await roundMail()).toMatchObject({ published: false, records: 3, result: { waiting: 0, sent: 0 } });
        const { opensAt, closesAt, version } = (await staff.detail('diploma/2')).round;
        const update = { opensAt, closesAt, version, published: true, confirmed: true };
        expect((await staff.call('PUT', '/round/diploma/2', update)).statusCode).toBe(200);
        // Nothing was written yet; it waits all the same.
        expect(await roundMail()).toMatchObject({ published: true, result: { waiting: 3, sent: 0, failed: 0 } });
        await world().api.jobs.run('result-mails');
        expect(await roundMail()).toMatchObject({ result: { waiting: 3, sent: 0, failed: 0 } });
        const before = smtp.received.length;
        smtp.moods.push('refuse');
        await world().api.jobs.run('mail');
        expect(await roundMail()).toMatchObject({ result: { waiting: 0, sent: 2, failed: 1 } });

        const { mail } = (await as('admissions', 'GET', `/mail?state=failed&about=${ABOUT}`)).json().data;
        expect(mail).toEqual([
          expect.objectContaining({
            kind: 'result-out',
            to: 'a•••@applicant.example',
            last_error: expect.stringContaining('550'),
          }),
        ]);
        expect(JSON.stringify(mail)).not.toMatch(/https?:|asha\d/);

        const again = await as('admissions', 'POST', '/mail/retry', { about: ABOUT });
        expect(again.json()).toEqual({ status: 'success', data: { count: 1 } });
        await world().api.jobs.run('mail');
        expect(await roundMail()).toMatchObject({ result: { waiting: 0, sent: 3, failed: 0 } });
        const received = smtp.received.slice(before).map(({ to }) => to);
        expect(received.sort()).toEqual([1, 2, 3].map((n) => `asha${n}@applicant.example`));
      });

      test('the admissions office sees mail to applicants and none of accounts, counted and one by one', async () => {
        const seen = (await as('admissions', 'GET', '/mail')).json<{ data: { mail: Mail[] } }>().data.mail;
        expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['result-out']));
        const { byKind, byDay, perMinute } = (await as('admissions', 'GET', '/mail/count')).json<{
          data: MailSummary;
        }>().data;
        expect(byKind).toEqual([{ kind: 'result-out', waiting: 0, sent: 3, written: 0, failed: 0 }]);
        expect(byDay).toEqual([{ day: '2026-01-15', waiting: 0, sent: 3, written: 0, failed: 0 }]);
        expect(perMinute).toBe(defaultMail.perMinute);
        const whole = (await as('admin', 'GET', '/mail/count')).json<{ data: MailSummary }>().data;
        expect(whole.byKind.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['password-reset', 'result-out']));
      });

      test('the admissions office cannot send mail of accounts again', async () => {
        smtp.moods.push('refuse');
        await ask('grievances@seu.example');
        await world().api.jobs.run('mail');
        const failed = (await list('state=failed')).data.mail;
        expect(failed).toHaveLength(1);
        expect((await as('admissions', 'POST', `/mail/${must(failed[0])._id}/retry`)).statusCode).toBe(404);
        expect((await as('admissions', 'POST', '/mail/retry', {})).json().data).toEqual({ count: 0 });
        expect((await list('state=failed')).data.mail).toHaveLength(1);
      });
    });
  },
  {
    // Read when the world starts: the port is not known before.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);
