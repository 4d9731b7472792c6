/** @jest-environment node */
import { demoLogins } from '../index';
import { defaultMail } from '../mail/settings';
import { FakeSmtp } from '../mail/testing/fake-smtp';
import { must } from '../testing/must';
import { onEmbedded, START } from '../testing/world';
import { CODE_MINUTES } from './codes';

const smtp = new FakeSmtp();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());

const MINUTE = 60_000;

onEmbedded(
  'a mailed code, where mail goes out',
  (world) => {
    async function signIn(name: string) {
      const { email, birthDate, formNumber } = must(
        demoLogins.applicants.find((login) => login.email.startsWith(name)),
      );
      const payload = { email, password: birthDate };
      const answer = await world().call({ method: 'POST', url: '/result?category=diploma', payload });
      const { record, needsCode } = answer.json().data;
      const cookies = { applicant: must(answer.cookies[0]).value };
      const reject = (code?: string) =>
        world().call({
          method: 'PUT',
          url: `/result/${record._id}`,
          cookies,
          payload: { status: 'reject', form_number: formNumber, ...(code && { code }) },
        });
      const ask = async () => {
        expect((await world().call({ method: 'POST', url: '/result/code', cookies })).statusCode).toBe(200);
        await world().api.jobs.run('mail');
        const mail = must(smtp.received.filter(({ to }) => to === email).at(-1));
        return must(/Your code is (\d+)/.exec(mail.source))[1] as string;
      };
      return { needsCode, reject, ask };
    }

    test('is needed to give a seat up, beside the form number, and is good for its minutes', async () => {
      const { needsCode, reject, ask } = await signIn('ravi');
      expect(needsCode).toBe(true);
      expect((await reject()).statusCode).toBe(400);
      const code = await ask();
      const other = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
      expect((await reject(other)).json().issues).toMatchObject([{ path: 'code' }]);
      world().clock.now = new Date(START.getTime() + CODE_MINUTES * MINUTE);
      expect((await reject(code)).json().issues).toMatchObject([{ path: 'code' }]);
      world().clock.now = new Date(START.getTime() + CODE_MINUTES * MINUTE - 1);
      expect((await reject(code)).statusCode).toBe(200);
    });

    test('asked for again, the newest counts', async () => {
      const asha = await signIn('asha');
      const first = await asha.ask();
      world().clock.now = new Date(START.getTime() + 2 * MINUTE);
      const second = await asha.ask();
      if (first !== second) expect((await asha.reject(first)).json().issues).toMatchObject([{ path: 'code' }]);
      expect((await asha.reject(second)).statusCode).toBe(200);
    });
  },
  {
    // Read when the world starts: the port is not known before.
    get mail() {
      return { ...defaultMail, smtpUrl: smtp.url };
    },
  },
);
