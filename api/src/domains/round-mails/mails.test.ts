import { exampleIdentity } from '@university/shared/testing/identity';
import { DAY } from '@university/shared/time';
import { type MailText, write } from '../../platform/mail/compose';
import { START } from '../../testing/start';
import { resultOut, seatReminder } from './mails';

const ROUND = {
  cycle: '2025-26',
  track: 'btech',
  trackName: 'B.Tech',
  round: 1,
  opensAt: START,
  closesAt: new Date(START.getTime() + 5 * DAY),
};
const SEAT = { program: 'B.Des.', campus: 'Dwarka Campus' };
/** All that is known of somebody; the mail takes what it needs. */
const ASHA = {
  name: 'Asha Negi',
  email: 'asha@applicant.example',
  language: 'en',
  formNumber: 'SEU25100001',
  registeredCategory: 'D_UR',
  outcome: 'allotted',
  status: 'pending',
  rank: 412,
  applicantId: 'asha',
} as const;
const SENDING = { at: START, siteUrl: '' };

const textOf = (mail: MailText) => write(mail, exampleIdentity).text;
const OPENS = '15 January 2026 at 10:30 am IST';
const CLOSES = '20 January 2026 at 10:30 am IST';

test('the mail of a result says of which round, where and how to sign in, and when to decide', () => {
  const mail = resultOut(ASHA, ROUND, SENDING);
  expect(mail).toMatchObject({
    to: ASHA.email,
    applicantId: 'asha',
    at: START,
    about: 'round:2025-26:btech:1',
    kind: 'result-out',
  });
  expect(write(mail, exampleIdentity).subject).toBe('The result is out: B.Tech, round 1');
  for (const words of [
    'Dear Asha Negi,',
    'B.Tech, round 1 (2025-26) is out.',
    'https://www.seu.example/admission/result?category=btech\n',
    'the e-mail address to which this mail came, and your date of birth',
    `from ${OPENS} until ${CLOSES}`,
  ]) {
    expect(textOf(mail)).toContain(words);
  }
});

test('it is the same whatever the result is, and names no more of the person', () => {
  const text = textOf(resultOut({ ...ASHA, ...SEAT } as typeof ASHA, ROUND, SENDING));
  expect(text).not.toMatch(/SEU25100001|D_UR|allotted|pending|412|B\.Des|Dwarka Campus/);
});

test('a reminder says which seat waits, until when, what happens otherwise, and where to sign in', () => {
  const mail = seatReminder({ ...ASHA, ...SEAT }, { ...ROUND, track: 'ug', trackName: 'UG', round: 3 }, SENDING);
  expect(mail).toMatchObject({ to: ASHA.email, about: 'round:2025-26:ug:3', kind: 'seat-reminder' });
  for (const words of [
    'B.Des., Dwarka Campus (UG, round 3 (2025-26))',
    `until ${CLOSES}`,
    'the seat is lost to you',
    'https://www.seu.example/admission/result/ug/round3\n',
  ]) {
    expect(textOf(mail)).toContain(words);
  }
});
