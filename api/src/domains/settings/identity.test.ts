/** @jest-environment node */
import type { EditableDocument, Identity } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { toDataURL } from 'qrcode';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { tokenFor } from '../../testing/small-catalogue';
import { readPdf } from '../letters/testing';
import { addressOf } from '../staff/second-factor/codes';

const NEW: Partial<Identity> = {
  name: 'Arts University by the Sea',
  shortName: 'A.U. Sea',
  address: ['Quay 1', 'Port Town 600001'],
  siteUrl: 'https://www.port.example',
  helpDesk: 'help@port.example',
  phone: '+91 44 5550 0199',
};

const PROVIDER = { clientId: 'site', clientSecret: 'secret', name: 'Work account', groupsClaim: 'groups', roles: [] };

const ADMIN = 'admin@port.example';

/** What nothing says any more; not the addresses of people, which stay. */
const OLD = [/Skill and/, /\bSEU\b/, /Sector-9|110077/, /www\.seu/, /helpdesk@seu/, /5550 0100/];

function expectNew(text: string, ...fields: (keyof Identity)[]) {
  for (const field of fields) for (const line of [NEW[field]].flat()) expect(text).toContain(line);
  for (const old of OLD) expect(text).not.toMatch(old);
}

onDatabase(
  'a change of the identity',
  (world) => {
    let admin = '';
    const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      world().call({ method, url, payload, headers: { authorization: `Bearer ${admin}` } });
    const change = async (id: string, changed: object) => {
      const { kind, version, data } = (await call('GET', `/document/${id}`)).json<{
        data: { document: EditableDocument };
      }>().data.document;
      const answer = await call('PUT', `/document/${id}`, { kind, version, data: { ...data, ...changed } });
      expect(answer.statusCode).toBe(200);
    };
    const lastMailTo = async (email: string, subject: RegExp) =>
      must((await mailTo(world(), email)).findLast((mail) => subject.test(mail.subject)));
    const letterOf = async (start: string) => {
      const { cookies, openLetter } = await signInApplicant(world(), start);
      await openLetter();
      const answer = await world().call({ url: '/result/me/letter', cookies });
      expect(answer.statusCode).toBe(200);
      const { text } = await readPdf(answer.rawPayload);
      return { text, code: must(/^(\w{4}-){4}\w{4}$/m.exec(text))[0] };
    };
    const sendForm = (url: string, fields: Record<string, string>) =>
      world().call({
        method: 'POST',
        url,
        payload: String(new URLSearchParams(fields)),
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      });
    const beginLogin = async () => (await world().call({ url: '/auth/single-sign-on/begin' })).headers.location;
    let before: Awaited<ReturnType<typeof letterOf>>;

    beforeAll(async () => {
      admin = await tokenFor(world().api.db, START, { role: 'admin', email: ADMIN });
      // All that could be remembered of the old one has been read.
      before = await letterOf('farah');
      expect((await sendForm('/grievance', {})).body).toContain(exampleIdentity.name);
      expect(await beginLogin()).toContain('/loginseu#');
      await change('identity', NEW);
    });

    test('is in the next mails to staff', async () => {
      const email = 'new@port.example';
      await call('POST', '/staff', { email, name: 'Nisha Vyas', role: 'notices' });
      const { subject, text } = await lastMailTo(email, /^Your account/);
      expectNew(subject, 'shortName');
      expectNew(text, 'name', 'address', 'siteUrl', 'helpDesk');
      const payload = { email: 'notices@seu.example' };
      expect((await world().call({ method: 'POST', url: '/auth/password-reset', payload })).statusCode).toBe(200);
      expectNew((await lastMailTo(payload.email, /new password/)).text, 'name', 'address', 'siteUrl', 'helpDesk');
    });

    test('is in the next mails to applicants, on the page of a form, and in what is refused', async () => {
      const ravi = await signInApplicant(world(), 'ravi');
      expect((await ravi.put('float', { form_number: ravi.formNumber })).statusCode).toBe(200);
      const { text } = await lastMailTo(ravi.email, /^Your decision/);
      expectNew(text, 'name', 'address', 'siteUrl', 'helpDesk');
      const token = must(/#([\w-]{43})$/m.exec(text))[1];
      expectNew((await sendForm('/result/disown', { token: must(token) })).body, 'name', 'helpDesk', 'phone');
      expectNew((await lastMailTo(ravi.email, /are held$/)).text, 'name', 'siteUrl', 'helpDesk', 'phone');
      const again = await signInApplicant(world(), 'ravi');
      expectNew((await again.put('freeze', { form_number: ravi.formNumber })).json().message, 'helpDesk', 'phone');
      const { grievances } = (await call('GET', '/grievance')).json().data;
      const ticket = grievances.find(({ subject }: { subject: string }) => subject.startsWith('This was not me'));
      expectNew((await call('GET', `/grievance/${ticket._id}`)).json().data.grievance.message, 'siteUrl');
    });

    test('is on the next letter, which is another one; the letter before stands and is of the same record', async () => {
      const { text, code } = await letterOf('farah');
      expectNew(text.replaceAll('\n', ' '), 'name', 'address', 'helpDesk', 'phone');
      expect(text).toContain('Delhi, ');
      expect([before.text.includes(exampleIdentity.name), code === before.code]).toEqual([true, false]);
      expect((await letterOf('farah')).code).toBe(code);
      for (const each of [before.code, code]) {
        const { data } = (await world().call({ url: `/letter/${each}` })).json();
        expect(data).toMatchObject({ valid: true, superseded: false, unchanged: true });
      }
    });

    test('is on the page of a form that is refused', async () => {
      const page = await sendForm('/grievance', {});
      expect(page.statusCode).toBe(400);
      expectNew(page.body, 'name', 'helpDesk');
    });

    test('is what apps and devices call it, and in the address where staff log in', async () => {
      const { secret, picture } = (await call('POST', '/auth/second-factor')).json().data;
      const of = (issuer: string) => toDataURL(addressOf(issuer, ADMIN, secret), { margin: 2, width: 240 });
      expect(decodeURIComponent(addressOf(must(NEW.shortName), ADMIN, secret))).toContain('issuer=A.U. Sea');
      expect(picture === (await of(must(NEW.shortName)))).toBe(true);
      expect((await call('POST', '/auth/passkey')).json().data.options.rp.name).toBe(NEW.name);
      expect(await beginLogin()).toContain('/loginausea#');
    });

    test('makes its words weak in passwords, and those of the old name no longer', async () => {
      const email = 'chooser@port.example';
      await call('POST', '/staff', { email, name: 'Nisha Vyas', role: 'notices' });
      const token = must(/#(\S+)$/m.exec((await lastMailTo(email, /^Your account/)).text))[1];
      const choose = (password: string) =>
        world().call({ method: 'POST', url: '/auth/password-reset/confirm', payload: { token, password } });
      const weak = await choose('Port@Quay600001');
      expect([weak.statusCode, weak.json().issues?.[0]?.path]).toEqual([400, 'password']);
      expect((await choose('Dwarka~Sector~SEU~Quilt')).statusCode).toBe(200);
    });

    test('a code that the setting calls by another name has it on the next letter', async () => {
      await change('admission', { regions: [{ code: 'D', name: 'Coast' }] });
      expect((await letterOf('farah')).text).toContain('Coast, ');
    });
  },
  // Nobody is there: every login is led back at once.
  { singleSignOn: { ...PROVIDER, issuer: 'http://127.0.0.1:9' } },
);
