/** @jest-environment node */
import { createHash } from 'node:crypto';
import { DEFAULT_LOOK, type Look } from '@university/shared/colours';
import type { Identity, Media } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { generateURI } from 'otplib';
import { toDataURL } from 'qrcode';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { readSetting } from '../../platform/settings';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import sharp from 'sharp';
import { library, mediaOf } from '../media/testing/library';
import { editing } from '../documents/testing/editing';
import { readPdf } from '../letters/testing';

const GREEN: Look = { ...DEFAULT_LOOK, night: '#0b3d2e', light: { accent: '#ffd166', link: '#0b5d3b' } };

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

/** Not e-mail addresses. */
const OLD = [/Skill and/, /\bSEU\b/, /Sector-9|110077/, /www\.seu/, /helpdesk@seu/, /5550 0100/];

function expectNew(text: string, ...fields: (keyof Identity)[]) {
  for (const field of fields) for (const line of [NEW[field]].flat()) expect(text).toContain(line);
  for (const old of OLD) expect(text).not.toMatch(old);
}

onDatabase(
  'settings of the site',
  (world) => {
    let admin = '';
    const { call: callAs, change: changeAs, read } = editing(world);
    const call = (method: 'GET' | 'POST', url: string, payload?: object) => callAs(admin, method, url, payload);
    const change = async (id: string, changed: object) => changeAs(admin, await read(admin, id), changed);
    const shown = async (of: string) => (await world().call({ url: `/setting/${of}` })).json().data;
    const lastMailTo = async (email: string, subject: RegExp) =>
      must((await mailTo(world(), email)).findLast((mail) => subject.test(mail.subject)));
    const letterOf = async (start: string) => {
      const { cookies, openLetter } = await signInApplicant(world(), start);
      await openLetter();
      const answer = await world().call({ url: '/result/me/letter', cookies });
      expect(answer.statusCode).toBe(200);
      const { text } = await readPdf(answer.rawPayload);
      return { bytes: answer.rawPayload, text, code: must(/^(\w{4}-){4}\w{4}$/m.exec(text))[0] };
    };
    const sendForm = (url: string, fields: Record<string, string>) =>
      world().call({
        method: 'POST',
        url,
        payload: String(new URLSearchParams(fields)),
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      });
    const beginLogin = async () => (await world().call({ url: '/auth/single-sign-on/begin' })).headers.location;

    beforeAll(async () => {
      admin = await tokenFor(world().api.db, START, { role: 'admin', email: ADMIN });
    });

    describe('the look', () => {
      const form = () => sendForm('/grievance', {});

      test('that is usual is not told: a page needs no byte for it', async () => {
        expect(await readSetting(world().api.db, 'look')).toEqual(DEFAULT_LOOK);
        expect((await shown('identity')).look).toBeNull();
        expect((await form()).body).toContain(`--night: ${DEFAULT_LOOK.night};`);
      });

      test('that is another is on the next letter, which says the same: it is the same letter, with its code', async () => {
        const before = await letterOf('farah');
        expect((await letterOf('farah')).bytes.equals(before.bytes)).toBe(true);
        expect((await change('look', GREEN)).statusCode).toBe(200);
        const after = await letterOf('farah');
        expect(after.code).toBe(before.code);
        expect(after.bytes.equals(before.bytes)).toBe(false);
      });

      test('is told, and is on the next page of a form, which allows this style and no other', async () => {
        expect((await shown('identity')).look).toEqual(GREEN);
        const { body, headers } = await form();
        const style = must(/<style>([^<]*)<\/style>/.exec(body)?.[1]);
        expect(style).toContain('--night: #0b3d2e;');
        expect(style).toContain('--link: #0b5d3b;');
        const hash = createHash('sha256').update(style).digest('base64');
        expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
      });
    });

    describe('the home page', () => {
      const news = { block: 'news', isShown: true, title: 'From the quay' };

      test('says nothing of a part that is switched off, or not named', async () => {
        const { home: before } = await shown('home');
        expect(Math.min(before.lead.length, before.partners.length, before.achievements.length)).toBeGreaterThan(0);
        const blocks = [
          news,
          { block: 'partners', isShown: false, title: null },
          { block: 'achievements', isShown: true, title: null },
        ];
        expect((await change('home', { blocks })).statusCode).toBe(200);
        expect((await shown('home')).home).toMatchObject({
          blocks: [
            { block: 'news', title: 'From the quay' },
            { block: 'achievements', title: null },
          ],
          lead: null,
          drawings: { lathe: false, loom: false, circuit: false },
          partners: [],
          achievements: before.achievements,
        });
      });
    });

    test('without a mail server the site hears so', async () => {
      expect((await world().call({ url: '/setting/identity' })).json().data.sendsMail).toBe(false);
    });

    test('a page that is the whole of a message on the home page says whose it is, shown there or not', async () => {
      const page = async () => (await world().call({ url: '/page/text?path=/about-us/history' })).json().data.page;
      expect(await page()).not.toHaveProperty('sender');
      const message = { words: 'Come and weave.', link: 'Read all of it', pictureId: null };
      const messages = [
        { ...message, role: 'The Registrar', name: null, to: '/registrar' },
        { ...message, role: 'The Dean', name: 'Dr. Ila Rao', to: '/about-us/history' },
      ];
      expect((await change('home', { messages })).statusCode).toBe(200);
      expect((await page()).sender).toEqual({ role: 'The Dean', name: 'Dr. Ila Rao', picture: null });
    });

    describe('pictures', () => {
      const { upload } = library(world);
      const pictureOf = async (colour: string) => {
        const create = { width: 700, height: 700, channels: 4, background: colour } as const;
        return mediaOf(await upload({ file: await sharp({ create }).png().toBuffer() }));
      };
      const inLogo = ({ base, width, height, widths }: Media) => ({ base, width, height, widths });
      const middleOf = async () => {
        const { icon } = await shown('icon');
        const at = { left: 256, top: 256, width: 1, height: 1 };
        const { data, info } = await sharp(Buffer.from(icon, 'base64'))
          .extract(at)
          .raw()
          .toBuffer({ resolveWithObject: true });
        return [info.channels, ...data.map((part) => Math.round(part / 16))];
      };

      test('none: the site draws logo and icon', async () => {
        expect(await shown('identity')).toMatchObject({ logos: [], icon: null });
        expect((await shown('icon')).icon).toBeNull();
      });

      test('logos and icon that were uploaded are told; without an icon it is the first logo, on white', async () => {
        const [light, dark, icon] = [await pictureOf('#0000'), await pictureOf('#ff0000'), await pictureOf('#00ff00')];
        const logos = [{ pictureId: light._id, darkPictureId: dark._id }];
        expect((await change('identity', { logos, iconId: null })).statusCode).toBe(200);
        expect(await shown('identity')).toMatchObject({
          logos: [{ light: inLogo(light), dark: inLogo(dark) }],
          icon: light.base,
        });
        expect(await middleOf()).toEqual([3, 16, 16, 16]);
        expect((await change('identity', { iconId: icon._id })).statusCode).toBe(200);
        expect((await shown('identity')).icon).toBe(icon.base);
        expect(await middleOf()).toEqual([3, 0, 16, 0]);
        expect((await change('identity', { logos: Array(4).fill(logos[0]) })).statusCode).toBe(400);
        expect((await change('identity', { logos: [], iconId: null })).statusCode).toBe(200);
      });

      test('one is in the banner, and drawings need not be named', async () => {
        const picture = await pictureOf('#0000ff');
        const blocks = [{ block: 'hero', isShown: true, title: null }];
        expect((await change('home', { blocks, heroPictureId: picture._id, drawings: undefined })).statusCode).toBe(
          200,
        );
        const { home } = await shown('home');
        expect(home.heroPicture).toMatchObject(inLogo(picture));
        expect(home.drawings).toEqual({ lathe: false, loom: false, circuit: false });
      });
    });

    describe('a change of the identity', () => {
      let before: Awaited<ReturnType<typeof letterOf>>;

      beforeAll(async () => {
        before = await letterOf('farah');
        expect((await sendForm('/grievance', {})).body).toContain(exampleIdentity.name);
        expect(await beginLogin()).toContain('/loginseu#');
        expect((await change('identity', NEW)).statusCode).toBe(200);
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

      test('is in the next mails to applicants, on the pages of forms, and in what is refused', async () => {
        const ravi = await signInApplicant(world(), 'ravi');
        expect((await ravi.put('float', { form_number: ravi.formNumber })).statusCode).toBe(200);
        const { text } = await lastMailTo(ravi.email, /^Your decision/);
        expectNew(text, 'name', 'address', 'siteUrl', 'helpDesk');
        const token = must(/#([\w-]{43})$/m.exec(text))[1];
        expectNew((await sendForm('/result/disown', { token: must(token) })).body, 'name', 'helpDesk', 'phone');
        expectNew((await lastMailTo(ravi.email, /are held$/)).text, 'name', 'siteUrl', 'helpDesk', 'phone');
        const page = await sendForm('/grievance', {});
        expect(page.statusCode).toBe(400);
        expectNew(page.body, 'name', 'helpDesk');
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

      test('is what apps and devices call it, and in the address where staff log in', async () => {
        const { secret, picture } = (await call('POST', '/auth/second-factor')).json().data;
        const address = generateURI({ issuer: must(NEW.shortName), label: ADMIN, secret });
        expect(decodeURIComponent(address)).toContain('issuer=A.U. Sea');
        expect(picture === (await toDataURL(address, { margin: 2, width: 240 }))).toBe(true);
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
    });
  },
  // Nobody listens there: every login fails at once.
  { singleSignOn: { ...PROVIDER, issuer: 'http://127.0.0.1:9' } },
);
