/** @jest-environment node */
import { admissionHelpForm } from './admission';
import { noticeEdit, noticeUpload, NOTICE_SECTIONS, NOTICE_TEXT_LIMIT } from './notices';
import { parseBirthDate, splitPastedDate } from './seat/birth-date';

describe('a call for help', () => {
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

  it('takes the round of a page as the text that a form sends', () =>
    expect(admissionHelpForm.parse({ ...FORM, round: '2', mobile: '+91 98111-22233' })).toMatchObject({
      round: 2,
      mobile: '9811122233',
    }));

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
    [{ message: 'x'.repeat(2_001) }, 'message', 'Keep this to 2,000 characters: it has 2,001'],
  ])('%j is refused at its field', (changes, field, said) => {
    const issues = parse(changes).error?.issues ?? [];
    expect(issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: [field], message: typeof said === 'string' ? said : expect.stringMatching(said) },
    ]);
  });

  it('has no field for a date of birth, and drops one that is sent', () =>
    expect(
      Object.keys(admissionHelpForm.parse({ ...FORM, password: '01-02-2008', dob: '2008' }))
        .sort()
        .join(),
    ).toBe('email,form_number,message,mobile,name,reason,track'));
});

describe('a notice', () => {
  const least = { fileName: 'Tender for lathes', section: 'tenders' };
  const upload = (fields: object) => noticeUpload.parse({ ...least, ...fields });
  const refused = (fields: object) =>
    noticeUpload.safeParse({ ...least, ...fields }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('title and section are enough: English, neither archived nor to be archived', () =>
    expect(upload({})).toEqual({ ...least, archive: false, autoArchive: false, language: 'en' }));

  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('a flag of a form or of JSON: %p', (sent, read) => {
    const flags = { archive: sent, autoArchive: sent, validUntil: '2025-08-31' };
    expect(upload(flags)).toMatchObject({ archive: read, autoArchive: read });
  });

  it('what goes to the archive by itself has a last day', () => {
    expect(refused({ autoArchive: true })).toEqual(['validUntil']);
    expect(noticeEdit.safeParse({ ...least, autoArchive: true, version: 1 }).success).toBe(false);
  });

  it('an hour of the last day is one, and has that day', () => {
    expect(refused({ validUntilTime: '18:00' })).toEqual(['validUntil']);
    expect(refused({ validUntil: '2026-01-16', validUntilTime: '24:00' })).toEqual(['validUntilTime']);
  });

  it('a text has as many letters in Hindi as in English', () => {
    const text = 'क'.repeat(NOTICE_TEXT_LIMIT);
    expect([upload({ text }).text, refused({ text: `${text}क` })]).toEqual([text, ['text']]);
  });

  const DATES = ['validUntil', 'endDate', 'orderDate'];

  it.each<[string, string, unknown]>([
    ...DATES.map((field): [string, string, string] => [field, '2025-08-31', '2025-08-31']),
    ...[...DATES, 'publishAt', 'vacancies'].map((field): [string, string, undefined] => [field, '', undefined]),
    ['publishAt', '2025-08-31T10:00:00+05:30', '2025-08-31T10:00:00+05:30'],
    ['language', 'hi', 'hi'],
    ['fileName', '  abc ', 'abc'],
    ['fileName', 'a'.repeat(200), 'a'.repeat(200)],
    ['apply', 'https://apply.example/1', 'https://apply.example/1'],
    ['vacancies', '12', 12],
  ])('%s takes %j as %j', (field, sent, read) =>
    expect((upload({ [field]: sent }) as Record<string, unknown>)[field]).toBe(read),
  );

  const NO_DATES = ['31-08-2025', '2025-02-30', '2025-8-1', '2025-08-31T00:00:00Z', 'soon'];

  it.each<[string, unknown[]]>([
    ...DATES.map((field): [string, string[]] => [field, NO_DATES]),
    ['archive', ['yes', '1', 1, 'TRUE', null]],
    ['publishAt', ['2025-08-31T10:00:00', '2025-08-31']],
    ['language', ['fr']],
    ['fileName', [' ab ', 'a'.repeat(201)]],
    ['apply', ['javascript:alert(1)']],
    ['vacancies', ['0', '-1', '1.5', 'few']],
    ['section', ['gossip']],
  ])('%s refuses %j', (field, values) => {
    for (const value of values) expect([value, refused({ [field]: value })]).toEqual([value, [field]]);
  });

  it('no section stands in the table twice', () =>
    expect(new Set(NOTICE_SECTIONS.map(({ id }) => id)).size).toBe(NOTICE_SECTIONS.length));
});

describe('a date of birth', () => {
  const TODAY = new Date('2025-08-15T00:00:00Z');
  const parse = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, TODAY);

  it.each([
    ['14', '02', '2007', '14-02-2007'],
    ['4', '2', '2007', '04-02-2007'],
    [' 14 ', ' Feb ', ' 2007 ', '14-02-2007'],
    ['14', 'february', '2007', '14-02-2007'],
    ['14', 'SEPT.', '2007', '14-09-2007'],
    ['29', '2', '2008', '29-02-2008'],
  ])('reads %s %s %s as %s', (day, month, year, expected) => expect(parse(day, month, year)).toBe(expected));

  it.each([
    ['', '', '', 'Enter your date of birth.', ['day', 'month', 'year']],
    ['14', '', '2007', 'Your date of birth must include a month.', ['month']],
    ['', '2', '', 'Your date of birth must include a day and a year.', ['day', 'year']],
    ['32', '2', '2007', 'Check the day', ['day']],
    ['14', '13', '2007', 'Check the month', ['month']],
    ['14', 'ma', '2007', 'Check the month', ['month']],
    ['14', '2', '07', 'Check the year', ['year']],
    ['x', '0', '2007', 'Check the day and the month', ['day', 'month']],
    ['31', '2', '2007', 'This date does not exist.', ['day', 'month']],
    ['29', '2', '2007', 'This date does not exist.', ['day', 'month']],
    ['16', '8', '2025', 'Your date of birth must be in the past.', ['year']],
  ])('refuses %s %s %s: %s', (day, month, year, message, parts) =>
    expect(parse(day, month, year)).toEqual({ message: expect.stringContaining(message), parts }),
  );

  it.each([
    ['14-02-2007', '14', '02', '2007'],
    [' 14/2/2007 ', '14', '2', '2007'],
    ['14.02.2007', '14', '02', '2007'],
    ['14 Feb 2007', '14', 'Feb', '2007'],
    ['2007-02-14', '14', '02', '2007'],
  ])('splits the pasted date %s', (pasted, day, month, year) =>
    expect(splitPastedDate(pasted)).toEqual({ day, month, year }),
  );

  it.each(['14', 'February', '14-02', '14-02-07', '99-02-2007', 'see-you-soon'])('leaves %s alone', (pasted) =>
    expect(splitPastedDate(pasted)).toBeNull(),
  );
});
