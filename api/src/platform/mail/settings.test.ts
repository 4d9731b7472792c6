/** @jest-environment node */
import { exampleIdentity } from '@university/shared/testing/identity';
import { readVariables } from '@university/web';
import { mailOptions } from '../../options';
import { apiRules, apiVariables } from '../../variables';
import { defaultMail, isMailConfigured, senderOf } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readVariables(apiVariables.check(apiRules), environment);
const SMTP_URL = 'smtps://user:password@mail.example:465';

describe('mail variables', () => {
  test('without them mail goes to files', () => {
    const mail = { ...defaultMail, ...mailOptions(read({})) };
    expect(isMailConfigured({ mail })).toBe(false);
    expect(senderOf(mail, exampleIdentity)).toEqual({ name: exampleIdentity.name, address: 'helpdesk@seu.example' });
  });

  test('a server needs a sender', () => {
    expect(() => read({ SMTP_URL })).toThrow(/MAIL_FROM: is required with SMTP_URL/);
    const mail = { ...defaultMail, ...mailOptions(read({ SMTP_URL, MAIL_FROM: 'SEU <no-reply@seu.example>' })) };
    expect(isMailConfigured({ mail })).toBe(true);
    expect(mail).toMatchObject({ smtpUrl: SMTP_URL, from: 'SEU <no-reply@seu.example>' });
    expect(senderOf(mail, exampleIdentity)).toBe('SEU <no-reply@seu.example>');
  });

  test.each([
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL: must look like/],
    [{ SMTP_URL, MAIL_FROM: 'the university' }, /MAIL_FROM: must look like/],
    [{ SMTP_URL, MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' }, /MAIL_FROM: must look like/],
  ])('%j is refused', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });
});
