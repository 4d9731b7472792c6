import { admissionHelpForm } from './admission-help';

const FORM = {
  name: 'Neha Gupta',
  email: ' Neha@Person.example',
  form_number: ' seu25100002 ',
  track: 'ug',
  reason: 'no-record',
};
const parse = (changes: object) => admissionHelpForm.safeParse({ ...FORM, ...changes });

it('takes a form with nothing in what is optional', () => {
  const sent = { ...FORM, mobile: '', message: '', noticeVersion: '' };
  expect(admissionHelpForm.parse(sent)).toEqual({
    ...FORM,
    email: 'neha@person.example',
    form_number: 'SEU25100002',
    mobile: '',
    message: '',
  });
  expect(admissionHelpForm.parse(FORM)).toMatchObject({ mobile: '', message: '' });
});

it('takes the round of a page as the text that a form sends', () => {
  expect(admissionHelpForm.parse({ ...FORM, round: '2', mobile: '+91 98111-22233' })).toMatchObject({
    round: 2,
    mobile: '9811122233',
  });
});

it.each([
  [{ name: 'N' }, 'name', 'Enter your name'],
  [{ email: '' }, 'email', 'Enter your e-mail address'],
  [{ email: 'neha' }, 'email', /like name@/],
  [{ mobile: '12345' }, 'mobile', /10 digits/],
  [{ form_number: ' ' }, 'form_number', 'Enter your form number'],
  [{ track: '' }, 'track', 'Choose the track you applied for'],
  [{ track: 'B. Tech' }, 'track', 'Choose the track you applied for'],
  [{ round: '0' }, 'round', /./],
  [{ reason: undefined }, 'reason', 'Choose what happens'],
  [{ reason: 'gossip' }, 'reason', 'Choose what happens'],
  [{ reason: 'other' }, 'message', 'Write what happens'],
  [{ reason: 'other', message: '  ' }, 'message', 'Write what happens'],
  [{ message: 'x'.repeat(2_001) }, 'message', 'Keep it under 2,000 characters'],
])('%j is refused at its field', (changes, field, said) => {
  const issues = parse(changes).error?.issues ?? [];
  expect(issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: [field], message: typeof said === 'string' ? said : expect.stringMatching(said) },
  ]);
});

it('has no field for a date of birth, and drops one that is sent', () => {
  expect(Object.keys(admissionHelpForm.parse({ ...FORM, password: '01-02-2008', dob: '2008' })).sort()).toEqual([
    'email',
    'form_number',
    'message',
    'mobile',
    'name',
    'reason',
    'track',
  ]);
});
