import { DECISIONS } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { MINUTE } from '@university/shared/time';
import { type MailText, write } from '../../platform/mail/compose';
import { START } from '../../testing/start';
import { changeTo } from './decide';
import {
  applicantSignInCode,
  decisionCode,
  decisionReceipt,
  decisionsHeld,
  disownTicket,
  holdLifted,
  newDeviceSignIn,
} from './mails';
import type { AllotmentRow } from './queries';

const ROW = {
  id: 'a',
  track: 'ug',
  trackName: 'UG',
  round: 2,
  status: 'freeze',
  name: 'Asha Negi',
  email: 'asha@applicant.example',
  formNumber: 'SEU1',
  mailedProgram: 'B.Des.',
  mailedCampus: 'Dwarka Campus',
  takeBackUntil: null,
  language: 'en',
} as AllotmentRow;

const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);

const LINK = 'https://seu.example/admission/not-me#token';
const SITE = 'https://seu.example';
const SEAT = 'B.Des., Dwarka Campus (round 2)';
const NOW = '15 January 2026 at 10:30 am IST';

const textOf = (mail: MailText) => write(mail, exampleIdentity).text;

const receipt = (more: Partial<AllotmentRow> = {}, isTakenBack = false) =>
  decisionReceipt({ ...ROW, ...more }, { at: START, recordedAt: START, isTakenBack, link: LINK });

const HELD = { ticket: 'GR-2026-7F3K-92QG', at: START, heldAt: START, siteUrl: SITE };
const CODE = { code: '123456', minutes: 10, at: START, link: LINK };
const OPEN_AGAIN = 'can decide again';
const BACK = `taken back on ${NOW} for ${SEAT}. It now says: pending.`;
const WHERE = ['Call +91 11 5550 0100 or', HELD.ticket, `${SITE}/grievance-form`];

test.each<[what: string, kind: string, mail: MailText, says: string[]]>([
  ['a decision', 'decision-receipt', receipt(), [`Recorded on ${NOW} for ${SEAT}: freeze.`, LINK]],
  [
    'a decision that was taken back',
    'decision-receipt',
    receipt({ status: 'pending' }, true),
    [BACK, OPEN_AGAIN, LINK],
  ],
  ['a record without a status', 'decision-receipt', receipt({ status: null }), [': pending.', OPEN_AGAIN]],
  ['a sign-in on a new device', 'new-device', newDeviceSignIn(ROW, START, LINK), [NOW, 'you need to do nothing', LINK]],
  ['a code', 'decision-code', decisionCode(ROW, CODE), ['Your code is 123456. It is valid for 10 minutes', SEAT, LINK]],
  ['a hold', 'decision-hold', decisionsHeld(ROW, HELD), [NOW, SEAT, 'It now says: freeze.', ...WHERE]],
  ['its end', 'decision-hold', holdLifted(ROW, START), [SEAT, 'It now says: freeze.', 'Questions? Write to']],
])('the mail of %s greets the applicant and says what there is to know', (_what, kind, mail, says) => {
  expect(mail).toMatchObject({ to: ROW.email, at: START, kind });
  expect(textOf(mail)).toMatch(/^Dear Asha Negi,\n\n/);
  for (const words of says) expect(textOf(mail)).toContain(words);
});

test('the mail of a code to sign in goes to the applicant', () => {
  const mail = applicantSignInCode(ROW, '12345678', START);
  expect(mail).toMatchObject({ to: ROW.email, at: START, kind: 'sign-in-code' });
  for (const words of ['Asha Negi', '12345678', 'your result', '10 minutes']) expect(textOf(mail)).toContain(words);
});

test('a receipt says until when the decision can be taken back, and nothing of it where it cannot', () => {
  expect(textOf(receipt({ takeBackUntil: after(60) }))).toContain(
    'You can take this back until 15 January 2026 at 11:30 am IST',
  );
  // Greeting, three paragraphs, questions, and two of the signature.
  expect(textOf(receipt()).split('\n\n')).toHaveLength(7);
});

test('a receipt says what each decision means, each in other words', () => {
  const texts = [...DECISIONS, 'pending' as const].map((status) =>
    textOf(receipt({ status })).replaceAll(`: ${status}.`, '').replaceAll(`says: ${status}`, ''),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('the ticket of a hold is the applicant’s, and leads staff to the record', () => {
  expect(disownTicket({ ...ROW, status: null }, 'sign-in', SITE)).toEqual({
    kind: 'student',
    name: 'Asha Negi',
    email: ROW.email,
    mobile: '',
    number: 'SEU1',
    noticeVersion: undefined,
    category: 'admission',
    ...{ helpReason: 'not-me', helpTrack: 'ug', helpTrackName: 'UG', helpRound: 2 },
    subject: 'This was not me: UG, round 2',
    message: expect.stringMatching(
      /^The applicant said of a sign-in that .* The record says: pending\.\n.*https:\/\/seu\.example\/admin\/results\/records\/a$/s,
    ),
  });
  expect(disownTicket(ROW, 'decision', SITE).message).toContain('The record says: freeze.');
});

const row = (more: Partial<AllotmentRow> = {}) =>
  ({ status: 'pending', takeBackMinutes: 60, closesAt: after(1_000), ...more }) as AllotmentRow;

const change = (status: Parameters<typeof changeTo>[0], more?: Partial<AllotmentRow>, isTakenBack = false) =>
  changeTo(status, row(more), { at: START, isTakenBack });

describe('what a decision changes', () => {
  test('a decision can be taken back to what was before, for the minutes of the round', () => {
    const promise = { decidedAt: START, takeBackUntil: after(60) };
    expect(change('freeze')).toEqual({ status: 'freeze', ...promise, takeBackTo: 'pending' });
    expect(change('float')).toEqual({ status: 'float', ...promise, takeBackTo: 'pending' });
    expect(change('freeze', { status: 'float' })).toEqual({ status: 'freeze', ...promise, takeBackTo: 'float' });
  });

  test('but no longer than the window is open, and never where the round says so', () => {
    expect(change('reject', { closesAt: after(30) }).takeBackUntil).toEqual(after(30));
    expect(change('reject', { takeBackMinutes: 1 }).takeBackUntil).toEqual(after(1));
    expect(change('reject', { takeBackMinutes: 0 })).toMatchObject({ takeBackUntil: null, takeBackTo: null });
  });

  test('nothing is promised for what was taken back', () => {
    const nothing = { takeBackUntil: null, takeBackTo: null };
    expect(change('pending', { status: 'freeze' }, true)).toEqual({ status: 'pending', decidedAt: null, ...nothing });
    expect(change('freeze', { status: 'float' }, true)).toMatchObject(nothing);
  });
});
