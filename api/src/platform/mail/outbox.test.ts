import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import type { MailState } from '@university/shared/contract';
import { DAY, MINUTE } from '@university/shared/time';
import { exampleIdentity } from '@university/shared/testing/identity';
import { eq } from 'drizzle-orm';
import { jobs, outbox, siteSettings } from '../database/schema';
import { onBothBareDatabases } from '../../testing/bare';
import { must } from '../../testing/must';
import { START } from '../../testing/start';
import { compose, fromStaff, say } from './compose';
import { sendDueMail } from './deliver';
import { queueMail, queueMails, type NewMail } from './queue';
import * as repository from './repository';
import { defaultMail } from './settings';
import { FakeSmtp } from './testing/fake-smtp';
import { parseMail } from './testing/outbox-folder';

jest.mock('./repository', () => {
  const actual = jest.requireActual<typeof repository>('./repository');
  return { ...actual, markSent: jest.fn(actual.markSent) };
});

const log = Fastify().log;

onBothBareDatabases('outbox', (bare) => {
  let smtp: FakeSmtp;
  let now: Date;
  beforeEach(async () => {
    now = START;
    smtp = new FakeSmtp();
    await smtp.start();
    await bare().db.delete(outbox);
    await bare().db.delete(jobs);
  });
  afterEach(() => smtp.stop());

  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const later = (milliseconds: number) => {
    now = at(milliseconds);
  };
  const send = (settings: { smtpUrl?: string; perMinute?: number } = { smtpUrl: smtp.url }) => {
    const { db, dataDir } = bare();
    return sendDueMail({ db, dataDir, clock: () => now, log, mail: { ...defaultMail, ...settings } });
  };
  const reply = [fromStaff('A reply in two lines.\nमैत्री')];
  const newMail = ({ kind = 'grievance-reply', ...mail }: Partial<Pick<NewMail, 'to' | 'kind'>> = {}): NewMail => ({
    to: 'asha@applicant.example',
    at: now,
    ...compose(kind, say`Your grievance – an answer`, reply),
    ...mail,
  });
  const queue = (mail?: Parameters<typeof newMail>[0]) => queueMail(bare().db, newMail(mail));
  const rows = () => bare().db.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
  const row = async () => must((await rows())[0]);

  test('a mail is delivered once, whole', async () => {
    const id = await queue();
    await send();
    await send();
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ to: 'asha@applicant.example', messageId: `<${id}@university.invalid>` });
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(parseMail(must(mail).source).text).toContain('A reply in two lines.\nमैत्री');
    expect(await row()).toMatchObject({ sentAt: now, nextAttemptAt: null, attempts: 1, lastError: null });
  });

  test('it is from the help desk and says who sends it, as the settings have it', async () => {
    await queue();
    await send();
    expect((await row()).text).toContain('\n\nUniversity\nhelpdesk@university.invalid\n\n');
    const data = { ...exampleIdentity, name: 'Port, Arts & Sea' };
    await bare().db.insert(siteSettings).values({ id: 'identity', data, updatedAt: now });
    await queueMails(bare().db, [newMail(), newMail(), newMail()]);
    await send();
    await bare().db.delete(siteSettings);
    const [, ...later] = smtp.received.map(({ source }) => source);
    expect(later).toHaveLength(3);
    for (const source of later) {
      expect(source).toMatch(/^From: "Port, Arts & Sea" <helpdesk@seu\.example>\r$/m);
      expect(parseMail(source).text).toContain('\n\nPort, Arts & Sea\nSector-9, Dwarka\nNew Delhi 110077\n');
    }
  });

  test('what a transaction takes back is not sent', async () => {
    const broken = bare().db.transaction(async (tx) => {
      await queueMail(tx, newMail());
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });

  test('a mail that is not meant is not queued, one that is meant is', async () => {
    const mail = newMail({ to: 'a@b.example', kind: 'password-reset' });
    await queueMails(bare().db, [{ ...mail, isMeant: false }]);
    expect(await rows()).toEqual([]);
    await queueMails(bare().db, [{ ...mail, isMeant: false }, mail]);
    await send();
    expect(smtp.received.map(({ to }) => to)).toEqual(['a@b.example']);
  });

  test('after a refusal for now it waits, each time twice as long, and then gets through', async () => {
    await queue();
    smtp.moods.push('refuse-for-now', 'refuse-for-now');
    await send();
    expect(await row()).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: at(2 * MINUTE) });
    expect((await row()).lastError).toMatch(/451 .*a•••@applicant\.example/);
    later(2 * MINUTE - 1);
    await send();
    expect((await row()).attempts).toBe(1);
    later(1);
    await send();
    expect(await row()).toMatchObject({ attempts: 2, nextAttemptAt: at(4 * MINUTE) });
    later(4 * MINUTE);
    await send();
    expect(smtp.received).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 3, sentAt: now, lastError: null });
  });

  test('where the server goes away, what was taken and not tried is due as before', async () => {
    for (let count = 0; count < 9; count++) await queue({ to: `${count}@applicant.example` });
    smtp.moods.push('take', 'hang-up', 'hang-up', 'hang-up', 'hang-up');
    await send();
    const all = await rows();
    const untried = all.filter(({ attempts }) => attempts === 0);
    expect(untried.length).toBeGreaterThanOrEqual(4);
    for (const { nextAttemptAt } of untried) expect(nextAttemptAt).toEqual(now);
    await send();
    expect(smtp.received.length).toBeGreaterThan(4);
  });

  test('a refusal for good ends the attempts, and other mail goes on', async () => {
    await queue({ to: 'nobody@applicant.example' });
    later(1);
    await queue();
    smtp.moods.push('refuse');
    await send();
    expect(smtp.received.map(({ to }) => to)).toEqual(['asha@applicant.example']);
    expect(await row()).toMatchObject({ sentAt: null, nextAttemptAt: null, attempts: 1 });
    later(DAY);
    await send();
    expect(smtp.received).toHaveLength(1);
  });

  test('it is given up after 16 attempts', async () => {
    await queue();
    smtp.moods.push(...Array.from({ length: 20 }, () => 'refuse-for-now' as const));
    for (let hour = 0; hour < 72; hour++) {
      await send();
      later(60 * MINUTE);
    }
    expect(await row()).toMatchObject({ attempts: 16, nextAttemptAt: null, sentAt: null });
  });

  test('killed between sending and marking, it is sent again under the same Message-ID', async () => {
    await queue();
    jest.mocked(repository.markSent).mockRejectedValueOnce(new Error('killed'));
    await expect(send()).rejects.toThrow('killed');
    expect(await row()).toMatchObject({ sentAt: null });
    later(2 * MINUTE);
    await send();
    const ids = smtp.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await row()).sentAt).toEqual(now);
  });

  test('two runs at once send each mail once', async () => {
    for (let count = 0; count < 5; count++) await queue({ to: `asha${count}@applicant.example` });
    await Promise.all([send(), send()]);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(5);
    expect(smtp.received).toHaveLength(5);
  });

  describe('mail that goes to many', () => {
    const ROUND = 'round:2025-26:ug:1';
    const queueBulk = (count: number, start = 0) =>
      queueMails(
        bare().db,
        Array.from({ length: count }, (_, index) => ({
          ...newMail({ kind: 'result-out', to: `many${start + index}@applicant.example` }),
          about: ROUND,
        })),
      );
    const sendAt = (perMinute: number) => send({ smtpUrl: smtp.url, perMinute });

    test('is sent at the set rate: in no minute more than it says, and in time all', async () => {
      await queueBulk(90);
      const sentAfter: number[] = [];
      for (let second = 0; second < 200; second += 2) {
        await sendAt(30);
        sentAfter.push(smtp.received.length);
        later(2_000);
      }
      // Runs are two seconds apart, so thirty of them are a minute.
      const inMinutes = sentAfter.slice(30).map((count, index) => count - (sentAfter[index] ?? 0));
      expect(Math.max(...inMinutes)).toBeLessThanOrEqual(30);
      expect(Math.min(...inMinutes.slice(0, 60))).toBeGreaterThanOrEqual(27);
      expect(smtp.received).toHaveLength(90);
    });

    test('keeps the rate for several processes together', async () => {
      await queueBulk(60);
      for (let second = 0; second < 60; second += 2) {
        await Promise.all([sendAt(30), sendAt(30), sendAt(30)]);
        later(2_000);
      }
      expect(smtp.received.length).toBeLessThanOrEqual(30);
      expect(smtp.received.length).toBeGreaterThanOrEqual(27);
      expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(smtp.received.length);
    });

    test('after a pause is not made up for', async () => {
      await queueBulk(1);
      await sendAt(60);
      later(60 * MINUTE);
      await queueBulk(60, 1);
      await sendAt(60);
      expect(smtp.received.length).toBeLessThanOrEqual(1 + 3);
    });

    test('goes after everything that somebody waits for, however long it has waited', async () => {
      await queueBulk(3);
      later(MINUTE);
      await queue({ kind: 'sign-in-code', to: 'code@applicant.example' });
      await queue({ kind: 'decision-receipt', to: 'receipt@applicant.example' });
      const { db } = bare();
      const kinds = async () => (await repository.claimMails(db, now, 5, 600)).map(({ kind }) => kind).sort();
      expect(await kinds()).toEqual(['decision-receipt', 'sign-in-code']);
      expect(await kinds()).toEqual(['result-out']);
    });

    test('does not hold up a code when its rate is used up', async () => {
      await queueBulk(5);
      await sendAt(1);
      await sendAt(1);
      expect(smtp.received).toHaveLength(1);
      await queue({ kind: 'sign-in-code', to: 'code@applicant.example' });
      await sendAt(1);
      expect(smtp.received.map(({ to }) => to)).toContain('code@applicant.example');
      expect(smtp.received).toHaveLength(2);
    });

    test('that was refused for good is made due again, all or those of a kind, a round or a scope', async () => {
      await queueBulk(2);
      await queue();
      smtp.moods.push('refuse', 'refuse', 'refuse');
      await send();
      const { db } = bare();
      const again = (scope: repository.MailScope) => repository.makeFailedDue(db, now, scope);
      expect(await again({ about: 'round:2025-26:ug:2' })).toBe(0);
      expect(await again({ kind: 'seat-reminder' })).toBe(0);
      expect(await again({ kinds: ['grievance-reply'], about: ROUND })).toBe(0);
      expect(await again({ kind: 'result-out', about: ROUND })).toBe(2);
      expect(await again({})).toBe(1);
      await send();
      expect(smtp.received).toHaveLength(3);
      expect(await again({})).toBe(0);
    });
  });

  test('a text that opens something goes when it is sent, others and all recipients after 30 days', async () => {
    await queue({ kind: 'password-reset' });
    later(1);
    await queue();
    await send();
    expect((await rows()).map(({ text }) => text === null)).toEqual([true, false]);
    later(30 * DAY);
    await send();
    expect((await rows()).map(({ text }) => text === null)).toEqual([true, false]);
    later(1);
    await send();
    expect((await rows()).map(({ to, text }) => ({ to, text }))).toEqual(
      Array(2).fill({ to: 'a•••@applicant.example', text: null }),
    );
  });

  test.each([
    ['given up', ['refuse']],
    ['refused for now', ['refuse-for-now']],
  ] as const)(
    'mail that was %s goes after 30 days too, holds up no other, and is not tried again',
    async (_why, moods) => {
      const id = await queue();
      smtp.moods.push(...moods);
      await send();
      later(30 * DAY + 1);
      await queue({ to: 'next@applicant.example' });
      await send();
      expect(smtp.received.map(({ to }) => to)).toEqual(['next@applicant.example']);
      const left = { to: 'a•••@applicant.example', text: null, sentAt: null, nextAttemptAt: null };
      expect(await row()).toMatchObject(left);
      expect(await repository.makeDue(bare().db, id, now)).toBeUndefined();
    },
  );

  test('without a server it is written to a file that only its owner can read; a repeat is the same file', async () => {
    const id = await queue();
    jest.mocked(repository.markSent).mockRejectedValueOnce(new Error('killed'));
    await expect(send({})).rejects.toThrow('killed');
    later(2 * MINUTE);
    await send({});
    const folder = path.join(bare().dataDir, 'outbox');
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    const file = path.join(folder, `${id}.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(parseMail(readFileSync(file, 'utf8'))).toMatchObject({
      to: 'asha@applicant.example',
      text: expect.stringContaining('मैत्री'),
    });
  });

  test('what was written to a file does not count as sent, and is sent once there is a server', async () => {
    const id = await queue();
    const total = async (state: MailState) =>
      (await repository.listOutbox(bare().db, { state, limit: 1, page: 1 })).total;
    await send({});
    expect([await total('sent'), await total('written'), await total('failed')]).toEqual([0, 1, 0]);
    expect((await row()).lastError).toBe('SMTP_URL is not set.');
    expect(await repository.makeDue(bare().db, id, now)).toBeDefined();
    await send();
    expect(smtp.received).toHaveLength(1);
    expect([await total('sent'), await total('written')]).toEqual([1, 0]);
  });

  test('a line break in a subject makes no header, a comma in an address no second recipient', async () => {
    const id = await queue({ to: 'a,b@applicant.example' });
    await bare().db.update(outbox).set({ subject: 'Hello\r\nBcc: spy@other.example' }).where(eq(outbox.id, id));
    await send();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
  });
});
