import { GRIEVANCE_CATEGORIES, plainLine } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { exampleIdentity } from '@university/shared/testing/identity';
import fc from '../../../../scripts/jest/properties';
import {
  applicantSignInCode,
  decisionCode,
  decisionReceipt,
  decisionsHeld,
  holdLifted,
  newDeviceSignIn,
} from '../../domains/allotment/mails';
import type { AllotmentRow } from '../../domains/allotment/queries';
import { grievanceExtended, grievanceReceived, grievanceReply } from '../../domains/grievances/mails';
import { applicantCorrected } from '../../domains/results/applicants';
import { resultOut, seatReminder } from '../../domains/round-mails/mails';
import {
  compose,
  fromStaff,
  helpDesk,
  link as linkTo,
  type MailText,
  name,
  phone,
  say,
  shortName,
  write,
} from './compose';
import {
  accountChanged,
  approvalAsked,
  approvalDecided,
  draftReturned,
  resultHeldBack,
  reviewAsked,
  colleagueChanged,
  invitation,
  newDevice,
  passkeyChanged,
  passwordChanged,
  passwordReset,
  releaseOut,
  secondFactorChanged,
  secondFactorReset,
  secondFactorResetAsked,
} from './texts';

const AT = new Date('2026-01-15T05:00:00Z');
const OURS = 'https://www.university.example';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    'Asha\r\nBcc: all@evil.example',
    'Asha\n\nPay at https://evil.example/fee',
    'https://evil.example',
    'www.evil.example',
    'evil.example/pay',
    'Asha\u2028Pay at evil.example',
    'Asha \u202Eelpmaxe.live//:sptth',
    '=?utf-8?q?=0d=0aBcc:_x?=',
    '<a href="https://evil.example">',
    '\ud800',
    '',
    'a'.repeat(5_000),
  ),
);

const row = (text: string, language: Language = 'en') =>
  ({ name: text, program: text, campus: text, round: 2, email: 'a@seu.example', language }) as unknown as AllotmentRow;

const round = { cycle: '2025-26', track: 'ug', trackName: 'UG', round: 1, opensAt: AT, closesAt: AT };

const about = { ticket: 'GR-2026-000123', siteUrl: OURS, due: '2026-02-05' };
const link = `${OURS}/admin-login/password#token`;

/** Every mail to staff, with one text of a stranger wherever it takes one. */
const STAFF_MAILS: Record<string, (text: string) => MailText> = {
  invitation: (text) => invitation({ link, email: 'asha@seu.example', ...{ name: text } }),
  passwordReset: () => passwordReset({ link }),
  passwordChanged: (text) => passwordChanged({ name: text }),
  secondFactorReset: (text) => secondFactorReset({ name: text }),
  secondFactorResetAsked: (text) => secondFactorResetAsked({ name: text, by: text }),
  accountChanged: (text) => accountChanged({ name: text, by: text, changes: ['The account was disabled.'] }),
  colleagueChanged: (text) =>
    colleagueChanged({
      name: text,
      by: text,
      member: { name: text, email: 'asha@seu.example' },
      changes: ['Disabled.'],
    }),
  approvalAsked: (text) => approvalAsked({ name: text, by: text, what: text, link: `${OURS}/admin/approvals` }),
  approvalDecided: (text) => approvalDecided({ name: text, by: text, what: text, state: 'approved' }),
  reviewAsked: (text) => reviewAsked({ name: text, by: text, entry: text, link }),
  resultHeldBack: (text) => resultHeldBack({ name: text, round: text, link }),
  draftReturned: (text) => draftReturned({ name: text, entry: text, remark: 'Count again', link }),
  newDevice: (text) => newDevice({ name: text, at: AT }),
  secondFactorChanged: (text) => secondFactorChanged({ name: text, state: 'on' }),
  releaseOut: (text) => releaseOut({ remote: 'mfe-a', version: '1.0.0+0a1b', reason: text }),
  passkeyChanged: (text) => passkeyChanged({ name: text, change: 'added' }),
};

const PUBLIC_MAILS: Record<string, (text: string, language?: Language) => MailText> = {
  grievanceReceived: (text, language) =>
    grievanceReceived({ ...about, category: 'fee', ...{ name: text, subject: text } }, language),
  grievanceReply: (text, language) =>
    grievanceReply({ ...about, status: 'settled', reply: '₹ 500', ...{ name: text } }, language),
  grievanceExtended: (_, language) => grievanceExtended({ ...about, to: '2026-03-05', reason: '₹ 500' }, language),
  decisionReceipt: (text, language) => {
    const frozen = { ...row(text, language), status: 'freeze', takeBackUntil: AT } as const;
    return decisionReceipt(frozen, { at: AT, recordedAt: AT, isTakenBack: false, link });
  },
  decisionTakenBack: (text, language) =>
    decisionReceipt(row(text, language), { at: AT, recordedAt: AT, isTakenBack: true, link }),
  decisionCode: (text, language) => decisionCode(row(text, language), { code: '123456', minutes: 10, at: AT, link }),
  decisionsHeld: (text, language) =>
    decisionsHeld(row(text, language), { ticket: about.ticket, at: AT, heldAt: AT, siteUrl: OURS }),
  holdLifted: (text, language) => holdLifted(row(text, language), AT),
  newDeviceSignIn: (text, language) => newDeviceSignIn(row(text, language), AT, link),
  applicantSignInCode: (text, language) => applicantSignInCode(row(text, language), '12345678', AT),
  resultOut: (text, language) => resultOut(row(text, language), round, { at: AT, siteUrl: OURS }),
  seatReminder: (text, language) => seatReminder(row(text, language), round, { at: AT, siteUrl: OURS }),
  applicantCorrected: (text, language = 'en') =>
    applicantCorrected({
      ...row(text, language),
      to: 'a@seu.example',
      at: AT,
      changed: ['name', 'email'],
      isNew: true,
    }),
};

const MAILS: [name: string, make: (text: string) => MailText][] = [
  ...Object.entries(STAFF_MAILS),
  ...Object.entries(PUBLIC_MAILS).flatMap(([name, make]): [string, (text: string) => MailText][] => [
    [name, (text) => make(text)],
    [`${name} in Hindi`, (text) => make(text, 'hi')],
  ]),
];

const written = (mail: MailText) => write(mail, exampleIdentity);

const HIDDEN = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** What mail programs make links of. */
const linksIn = (text: string) =>
  (text.match(/\w+:\/\/\S+|\bwww\.\S+|(?<![@\w])\w[\w-]*\.[a-z]{2,}\/\S*/gi) ?? []).filter(
    (found) => !found.startsWith(`${OURS}/`),
  );

test.each(MAILS)('%s: nothing that people typed breaks a line, hides, or is a link', (_name, make) => {
  const usual = written(make('Asha Rao')).text.split('\n').length;
  fc.assert(
    fc.property(hostile, (text) => {
      const mail = written(make(text));
      expect(plainLine(mail.subject)).toBe(mail.subject);
      expect(mail.subject).not.toContain('evil');
      expect(mail.text.split('\n').length).toBe(usual);
      expect(mail.text).not.toMatch(HIDDEN);
      expect(linksIn(mail.text)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const LATIN = /https?:\/\/\S+|\S+@[\w.]+\w|GR-[\w-]+|\bUG\b/g;

test.each(Object.entries(PUBLIC_MAILS))(
  '%s says the same in Hindi: its numbers, its links, and no English',
  (_, make) => {
    const university = { ...exampleIdentity, name: 'विश्वविद्यालय', address: [] };
    const [english, hindi] = ([undefined, 'hi'] as const).map((language) => write(make('आशा', language), university));
    const facts = (text = '') => [
      new Set(text.match(/\d+/g)),
      (text.match(/https?:\S+/g) ?? []).map((found) => found.replace(`${OURS}/hi/`, `${OURS}/`)),
      text.split('\n\n').length,
    ];
    expect(facts(hindi?.text)).toEqual(facts(english?.text));
    expect(`${hindi?.subject} ${hindi?.text}`.replace(LATIN, '')).not.toMatch(/[a-z]/i);
  },
);

test('a name of which nothing is left is a word of the language', () => {
  expect(written(holdLifted(row('://', 'hi'), AT)).text).toMatch(/^प्रिय महोदय या महोदया,/);
  expect(written(holdLifted(row('://'), AT)).text).toMatch(/^Dear Sir or Madam,/);
});

test('a page of the site is the one in the language of the mail', () => {
  const mail = resultOut(row('आशा', 'hi'), round, { at: AT, siteUrl: '' });
  expect(written(mail).text).toContain(`${exampleIdentity.siteUrl}/hi/admission/result`);
});

test.each(['Asha Rao', 'A. P. J. Abdul Kalam', 'Zoë O’Neill', 'आशा राव', 'ക്ഷേമ', 'D’Souza-Menon'])(
  'the name %s stands in a mail as it is written',
  (name) => expect(written(passwordChanged({ name })).text).toContain(`Dear ${name},`),
);

test.each(GRIEVANCE_CATEGORIES)(
  'the receipt of a grievance about $id repeats ticket and category alone',
  (category) => {
    const { text } = written(grievanceReceived({ ...about, category: category.id }));
    expect(text).toContain(about.ticket);
    expect(text.includes(category.label)).toBe(!category.confidential);
  },
);

test('a reply of staff keeps its lines, and a link that staff give', () => {
  const reply = 'Dear Asha,\r\n\r\nsee https://scholarships.example/apply.\u202E';
  expect(written(grievanceReply({ ...about, status: 'settled', reply })).text).toContain(
    'Dear Asha,\n\nsee https://scholarships.example/apply.',
  );
});

test('what the university is called and where it is reached comes in when the mail is written', () => {
  const mail = compose('approval', say`News of ${shortName}`, [
    say`Call ${phone}, write to ${helpDesk} or open ${linkTo('/grievance-form')}. ${2} ways.`,
  ]);
  const called = { name: 'Arts\nUniversity', shortName: 'AU\r\nBcc: x', address: ['Quay 1', 'Port'] };
  const reached = { phone: '044 1', helpDesk: 'a@port.example', siteUrl: 'https://port.example/' };
  expect(write(mail, { ...exampleIdentity, ...called, ...reached })).toEqual({
    subject: 'News of AU Bcc: x',
    text: 'Call 044 1, write to a@port.example or open https://port.example/grievance-form. 2 ways.\n\nArts University\nQuay 1\nPort\na@port.example\n\nThis mail was sent by the website. Answers to it may not be read.',
  });
  expect(written(mail).subject).toBe('News of SEU');
});

test.each(['$helpDesk', '{helpDesk}', '{{phone}}', '%helpDesk%', '(identity) => identity.phone', '$&', '$1'])(
  'nothing is filled in where people type %s',
  (typed) => {
    const { text } = written(compose('approval', say`A`, [say`Dear ${name(typed)},`, fromStaff(typed)]));
    expect(text.split('\n\n')[1]).toBe(typed);
    expect(text.split('\n\n')[0]).not.toContain(exampleIdentity.phone);
  },
);
