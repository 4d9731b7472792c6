/** @jest-environment node */
import { admissionHelpForm } from './admission-help';
import { allotmentDecision, allotmentSignIn } from './allotment';
import { grievanceForm, grievanceUpdate } from './grievances';
import { noticeUpload } from './notice-forms';
import { staffDecision } from './results';
import { staffInvitation, staffUpdate } from './staff';

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

const HIDDEN = ['\0', '\x1b', '\u202A', '\u202E', '\u2066', '\uFEFF', '\uD800', '\u{E0041}'];
const BREAKS = ['\n', '\r', '\r\n', '\v', '\u0085', '\u2028', '\u2029'];
const named = (texts: string[]) => texts.map((text) => [JSON.stringify(text), text] as const);

describe.each(ONE_LINE)('%s', (_what, schema, others, field) => {
  const parse = (value: string) => schema.parse({ ...others, [field]: value });
  const take = (value: string) => (parse(value) as Record<string, unknown>)[field];

  it.each(named(HIDDEN))('goes without %s', (_name, text) => {
    expect(take(`${text}26/A${text}B${text}`)).toBe('26/AB');
  });

  it.each(named(BREAKS))('has a space for %s', (_name, text) => {
    expect(take(`${text}26/A ${text}  B${text}`)).toBe('26/A B');
  });
});

describe.each(SEVERAL_LINES)('%s', (_what, schema, others, field) => {
  const parse = (value: string) => schema.parse({ ...others, [field]: value });
  const take = (value: string) => (parse(value) as Record<string, unknown>)[field];

  it.each(named(HIDDEN))('goes without %s', (_name, text) => {
    expect(take(`${text}A line that is long enough${text}, here${text}`)).toBe('A line that is long enough, here');
  });

  it.each(named(BREAKS))('has a line break for %s', (_name, text) => {
    expect(take(` ${text} A line that is long${text}\tenough${text} `)).toBe('A line that is long\n\tenough');
  });
});

it.each([
  ['mobile', '\u202A+91 98765 43210\u202C', '9876543210'],
  ['mobile', '९८७६५४३२१०', '9876543210'],
  ['mobile', '98765\u201143210', '9876543210'],
  ['email', ' Neha@उदाहरण.भारत\u200B', 'neha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['email', 'neha@XN--p1b6ci4b4b3a.xn--h2brj9c', 'neha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['email', 'neha＠person。example', 'neha@person.example'],
])('takes the %s %j as %s', (field, typed, stored) => {
  expect(grievanceForm.parse({ ...GRIEVANCE, [field]: typed })).toMatchObject({ [field]: stored });
});

it.each([
  'neha',
  'neha@',
  'neha@person',
  '@person.example',
  'ne ha@person.example',
  'neha@a@person.example',
  'नेहा@person.example',
  'neha@xn--0.example',
  'neha@person.example/x',
  'neha@10.0.0.1',
  'neha@per son.example',
])('refuses the address %j', (email) =>
  expect(grievanceForm.safeParse({ ...GRIEVANCE, email }).error?.issues).toMatchObject([{ path: ['email'] }]),
);

it.each([
  ['०१-०२-२००८', '01-02-2008'],
  ['\u202A01\u201302\u20132008\u202C', '01-02-2008'],
])('takes the date of birth %j', (password, stored) => {
  expect(allotmentSignIn.parse({ ...SIGN_IN, password, form_number: 'seu२६९९' })).toMatchObject({
    password: stored,
    form_number: 'SEU2699',
  });
});
