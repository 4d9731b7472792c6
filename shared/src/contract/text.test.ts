import { admissionHelpForm } from './admission-help';
import { allotmentDecision, allotmentSignIn } from './allotment';
import { grievanceForm, grievanceUpdate } from './grievances';
import { noticeUpload } from './notice-forms';
import { staffDecision } from './results';
import { staffInvitation, staffUpdate } from './staff';
import { asOneLine, asSeveralLines, isOneLine } from './text';

const GRIEVANCE = {
  kind: 'student',
  name: 'Neha Gupta',
  email: 'neha@person.example',
  mobile: '9876543210',
  category: 'fee',
  subject: 'A refund',
  message: 'My refund has not come for a month.',
};
const HELP = {
  name: 'Neha Gupta',
  email: 'neha@person.example',
  form_number: 'SEU25100002',
  track: 'ug',
  reason: 'no-record',
};
const SIGN_IN = { email: 'neha@person.example', password: '01-02-2008' };

/** Fields of one line that people type, with a form in which everything else is right. */
const ONE_LINE = [
  ['a name beside a grievance', grievanceForm, GRIEVANCE, 'name'],
  ['the subject of a grievance', grievanceForm, GRIEVANCE, 'subject'],
  ['an enrolment number', grievanceForm, { ...GRIEVANCE, number: '1' }, 'number'],
  ['a name beside a call for help', admissionHelpForm, HELP, 'name'],
  ['a form number beside it', admissionHelpForm, HELP, 'form_number'],
  ['the name of an invited person', staffInvitation, { email: 'a@seu.example', role: 'notices' }, 'name'],
  ['the name of a person', staffUpdate, {}, 'name'],
  ['the title of a notice', noticeUpload, { section: 'tenders' }, 'fileName'],
  ['the number of an order', noticeUpload, { section: 'tenders', fileName: 'Supply of lathes' }, 'orderNumber'],
  ['a form number', allotmentDecision, { status: 'freeze' }, 'form_number'],
  ['the version of a notice', allotmentSignIn, SIGN_IN, 'noticeVersion'],
] as const;

const SEVERAL_LINES = [
  ['the matter of a grievance', grievanceForm, GRIEVANCE, 'message'],
  ['a call for help', admissionHelpForm, HELP, 'message'],
  ['a reply', grievanceUpdate, { status: 'open', version: 1 }, 'reply'],
  ['a reason', staffDecision, { status: 'freeze' }, 'reason'],
  ['the summary of a notice', noticeUpload, { section: 'tenders', fileName: 'Supply of lathes' }, 'summary'],
] as const;

const HIDDEN = ['\0', '\x1b', '\u202E', '\u2066', '\u2028', '\uFEFF', '\uD800', '\u{E0041}'];
const BREAKS = ['\n', '\r', '\r\n', '\v', '\u0085'];

describe.each(ONE_LINE)('%s', (_what, schema, others, field) => {
  const parse = (value: string) => schema.safeParse({ ...others, [field]: value });

  it.each([...HIDDEN, ...BREAKS].map((text) => [JSON.stringify(text), text]))('refuses %s', (_name, text) => {
    const { success, error } = parse(`Neha${text}Pay at`);
    expect([success, error?.issues.map(({ path }) => path.join('.'))]).toEqual([false, [field]]);
  });
});

it('leaves out the white space around a line', () => {
  expect(grievanceForm.parse({ ...GRIEVANCE, name: '  Neha Gupta ' }).name).toBe('Neha Gupta');
});

it.each(['Neha Gupta', 'नेहा गुप्ता', 'ക്ഷേമ', 'श्री\u200Dमती'])('takes the name %s', (name) => {
  expect(grievanceForm.safeParse({ ...GRIEVANCE, name }).success).toBe(true);
});

describe.each(SEVERAL_LINES)('%s', (_what, schema, others, field) => {
  const parse = (value: string) => schema.safeParse({ ...others, [field]: value });

  it.each(HIDDEN.map((text) => [JSON.stringify(text), text]))('refuses %s', (_name, text) => {
    expect(parse(`A line that is long enough${text}here`).success).toBe(false);
  });

  it('leaves out the white space around it', () => {
    expect(parse(' \n A line that is long enough\t').data).toMatchObject({ [field]: 'A line that is long enough' });
  });

  it('takes lines and tabs', () => expect(parse('A line that is long\r\nenough,\n\tand another').success).toBe(true));
});

it('makes a text harmless where it stands', () => {
  expect(asOneLine(' Neha\r\n\u202Eat  \uD800x ')).toBe('Neha at x');
  expect(asSeveralLines(' Neha\r\n\u202Eat\0x\n')).toBe('Neha\n at x');
  expect(isOneLine(asOneLine([...HIDDEN, ...BREAKS].join('a')))).toBe(true);
});
