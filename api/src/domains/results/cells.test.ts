/** @jest-environment node */
import type { TableRow } from '../../platform/csv';
import { NO_SEAT, type Offers, readInTurns, readPreferences } from './row-reader';
import { MonthFirst, readBirthDate, rowSchema, shown } from './csv';

const TODAY = new Date('2026-01-15T05:00:00Z');
const { shape } = rowSchema(TODAY, null);

test.each([
  ['Hindi', 'मो॰ आरिफ़', 'मो॰ आरिफ़'],
  ['Hindi with a zero for the sign', 'मो० आरिफ़', 'मो॰ आरिफ़'],
  ['Hindi with zeros in every part', 'डॉ० कु० आशा रा०', 'डॉ॰ कु॰ आशा रा॰'],
  ['Hindi with a number', 'आशा २०', undefined],
  ['Hindi with a zero by itself', 'आशा ०', undefined],
  ['Hindi with two zeros', 'मो०० आरिफ़', undefined],
  ['English with a Hindi zero', 'Md० Arif', undefined],
  ['Hindi with a colon', 'कु: आशा', 'कु: आशा'],
  ['Marathi', 'सौ. कांता ऽ पाटील', 'सौ. कांता ऽ पाटील'],
  ['Bengali', 'মো৽ আরিফ', 'মো৽ আরিফ'],
  ['Assamese', 'ৰহিমা খাতুন', 'ৰহিমা খাতুন'],
  ['Punjabi', 'ਡਾ੶ ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'ਡਾ੶ ਗੁਰਪ੍ਰੀਤ ਕੌਰ'],
  ['Gujarati', 'ડૉ૰ આશા', 'ડૉ૰ આશા'],
  ['Odia', 'ଶ୍ରୀ ୰ ଆଶା', 'ଶ୍ରୀ ୰ ଆଶା'],
  ['Tamil', 'தி. ஆஷா', 'தி. ஆஷா'],
  ['Telugu', 'శ్రీ ఆశా', 'శ్రీ ఆశా'],
  ['Kannada', 'ಶ್ರೀಮತಿ ಆಶಾ', 'ಶ್ರೀಮತಿ ಆಶಾ'],
  ['Malayalam', 'ആർ. ആശ', 'ആർ. ആശ'],
  ['Urdu', 'محمد عارف', 'محمد عارف'],
  ['Santali', 'ᱟᱥᱟ ᱢᱩᱨᱢᱩ', 'ᱟᱥᱟ ᱢᱩᱨᱢᱩ'],
  ['Manipuri', 'ꯑꯥꯁꯥ ꯗꯦꯕꯤ', 'ꯑꯥꯁꯥ ꯗꯦꯕꯤ'],
  ['a joiner', 'श्री\u200Dमती', 'श्री\u200Dमती'],
  ['a quotation mark', 'Mary D‘Souza', 'Mary D’Souza'],
  ['a backtick', 'Mary D`Souza', 'Mary D’Souza'],
  ['an acute accent', 'Mary D´Souza', 'Mary D’Souza'],
  ['an apostrophe', "Mary D'Souza", "Mary D'Souza"],
  ['marks of direction and wide spaces', '\u202AMary\u00A0\u00A0D’Souza\u202C\u2028', 'Mary D’Souza'],
  ['a digit', 'Mary 2', undefined],
  ['code', '<b>Mary', undefined],
])('a name in %s: %s', (_what, typed, name) => expect(shape.name.safeParse(typed).data).toBe(name));

const AMOUNT = /^The spreadsheet has put commas or decimals into this number\. Format the column as “Text”/;
const NO_NUMBER = /^A form number has 6 to 20 letters and digits\.$/;

test.each([
  ['261,900,000,000', AMOUNT],
  ['2,61,90,00,12,345', AMOUNT],
  ['261900012345.0', AMOUNT],
  ['261900012345.00', AMOUNT],
  ['261\u00A0900\u00A0012\u00A0345', AMOUNT],
  ['२६१,९००,०१२,३४५', AMOUNT],
  ['261.900.012.345', AMOUNT],
  ['12345', NO_NUMBER],
  ['SEU,26190001', NO_NUMBER],
  ['', NO_NUMBER],
])('%j is no form number, and why: %s', (typed, reason) => {
  expect(shape.form_number.safeParse(typed).error?.issues).toMatchObject([{ message: expect.stringMatching(reason) }]);
});

test.each([
  ['form_number', 'seu२६९९०००१', 'SEU26990001'],
  ['form_number', 'SEU\u201126\u20119001', 'SEU-26-9001'],
  ['date_of_birth', '०९-०४-२००८', '09-04-2008'],
  ['date_of_birth', '\u202A09–04–2008\u202C', '09-04-2008'],
  ['rank', '१२', 12],
  ['marks', '४१२.५०', '412.50'],
  ['email', 'Rohini@उदाहरण.भारत', 'rohini@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['outcome', 'Not Allotted', 'not-allotted'],
  ...['hi', 'HINDI', 'Hindi', 'हिन्दी', 'हिंदी'].map((name) => ['language', name, 'hi'] as const),
  ...['EN', 'english'].map((name) => ['language', name, 'en'] as const),
  ['language', '', null],
] as const)('%s %j is %j', (column, typed, read) => expect(shape[column].parse(typed)).toBe(read));

test.each([
  ['Asha ??', /^The letters were lost when the file was saved/],
  ['?-???', /^The letters were lost when the file was saved/],
  ['Asha 2', /^A name has letters only/],
])('%j is no name, and why: %s', (typed, reason) => {
  expect(shape.name.safeParse(typed).error?.issues).toMatchObject([{ message: expect.stringMatching(reason) }]);
});

describe('a date of birth', () => {
  test.each([
    ['09-04-2008', '09-04-2008'],
    ['09/04/2008', '09-04-2008'],
    ['2008-04-09', '09-04-2008'],
    ['29-02-2008', '29-02-2008'],
    ['9-Sept-2007', '09-09-2007'],
    ['9/4/2008', '09-04-2008'],
    ['१४-०२-२००७', '14-02-2007'],
    // 9 April 2008 and 14 February 2007 in days of spreadsheets.
    ['39547', '09-04-2008'],
    ['39127', '14-02-2007'],
    ['01-01-1930', '01-01-1930'],
  ])('%s is %s', (text, date) => {
    expect(readBirthDate(text, TODAY)).toBe(date);
  });

  const FORM = 'Write the date of birth as DD-MM-YYYY.';
  type Refused = [text: string, reason: unknown, kind: string];
  const unread = (text: string): Refused => [text, FORM, FORM];
  const noDay = (text: string, day = text): Refused => [
    text,
    `${day} does not exist in the calendar.`,
    'This day does not exist in the calendar.',
  ];
  const aged = (text: string, years: string): Refused => [
    text,
    expect.stringMatching(`would be ${years} old\\.$`),
    'The applicant would be younger than 10 or older than 100 years.',
  ];

  test.each<Refused>([
    ...['', '09-04-08', '09-04-2008 00:00', '3954', '395470', '39547.5', '9-4-08'].map(unread),
    ...['16-marble-2006', '1-janta-2007'].map(unread),
    noDay('31-02-2008'),
    noDay('2008-02-31', '31-02-2008'),
    noDay('29/02/2007', '29-02-2007'),
    noDay('00-01-2008'),
    aged('16-01-2021', '4 years'),
    aged('01-01-2025', '1 year'),
    aged('16-01-2016', '9 years'),
    aged('01-01-1900', '126 years'),
    aged('09-02-0098', '1927 years'),
    // 31 August 2025 in days of spreadsheets.
    aged('45900', '0 years'),
    ['01-01-2030', '01-01-2030 is still to come.', 'This day is still to come.'],
    ['4/25/2008', 'Write the day before the month: 25-04-2008.', 'Write the day before the month.'],
  ])('%j is refused: %s', (text, reason, kind) => expect(readBirthDate(text, TODAY)).toEqual({ reason, kind }));

  test.each([
    [
      ['4/9/2008', '4/13/2008', '5/6/2008', '7/7/2008', '14-05-2008', '09-April-2008', '39912'],
      ['4/9/2008', '5/6/2008'],
    ],
    [['4/9/2008', '14/5/2008', '5/6/2008'], []],
  ])('where one day stands behind its month, those that may do so too are to be looked at: %j', (given, told) => {
    const days = new MonthFirst();
    for (const [line, text] of given.entries()) days.add(line, text);
    expect(days.found.map(({ text }) => text)).toEqual(told);
  });
});

describe('a list of preferences', () => {
  const OFFERS: Offers = new Map([
    [
      'DCE',
      {
        programId: 'civil',
        campusIds: new Map([
          ['N01', 'north'],
          ['E02', 'east'],
        ]),
      },
    ],
    ['DME', { programId: 'mechanical', campusIds: new Map([['W03', 'west']]) }],
  ]);
  const CIVIL = { programId: 'civil', campusId: 'north' };
  const MECHANICAL = { programId: 'mechanical', campusId: 'west' };

  const read = (preferences: string | null, place: number | null = null, seat = NO_SEAT) =>
    readPreferences({ preferences, program_preference: place }, seat, OFFERS);

  test.each([
    ['DCE@N01; DME@W03', [CIVIL, MECHANICAL]],
    ['DME@W03;DCE@N01;', [MECHANICAL, CIVIL]],
    ['DCE @ N01', [CIVIL]],
    [null, []],
  ])('%p is a list in its order', (text, wishes) => {
    expect(read(text)).toEqual({ wishes, problems: [] });
  });

  test.each([
    ['DCE', 'DCE', /^Write a programme and a campus by their codes/],
    ['DCE@N01, DME@W03', 'DCE@N01, DME@W03', /^Write a programme and a campus by their codes/],
    ['DCE@N01;;DME@W03', '', /^Write a programme and a campus by their codes/],
    ['DCE@N01; DXX@N01', 'DXX@N01', /^This track has no programme with this code\. Choose one of: DCE, DME\.$/],
    ['DME@N01', 'DME@N01', /^DME is not taught on a campus with this code\. Choose one of: W03\.$/],
    ['DCE@N01; DME@W03; DCE@N01', 'DCE@N01', /^DCE@N01 is in the list twice\.$/],
    [Array.from({ length: 61 }, () => 'DCE@N01').join(';'), '61', /^A list has at most 60 places\.$/],
  ])('%p is refused, with what stood there', (text, value, reason) => {
    expect(read(text).problems).toMatchObject([
      { column: 'preferences', value, reason: expect.stringMatching(reason) },
    ]);
  });

  test('an allotted seat stands where its preference says', () => {
    expect(read('DCE@N01; DME@W03', 2, MECHANICAL)).toEqual({ wishes: [CIVIL, MECHANICAL], problems: [] });
    for (const [place, seat] of [
      [1, MECHANICAL],
      [3, MECHANICAL],
      [1, { programId: 'civil', campusId: 'east' }],
    ] as const) {
      expect(read('DCE@N01; DME@W03', place, seat).problems).toMatchObject([
        { reason: `The allotted seat is not number ${place} of this list.` },
      ]);
    }
    expect(read(null, 1, CIVIL)).toEqual({ wishes: [], problems: [] });
  });
});

test.each([
  ['GENRAL', 'GENRAL'],
  ['देव शर्मा', 'देव शर्मा'],
  ['श्र\u200dी', 'श्र\u200dी'],
  ['two\nlines', 'two␊lines'],
  ['a\u0000b\u001b', 'a␀b␛'],
  ['\u0085', '‹U+0085›'],
  ['\u202Egnp.exe', '‹U+202E›gnp.exe'],
  ['\uFEFFx', '‹U+FEFF›x'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
])('%p is shown as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});

test('a piece of a file is read in slices, and others have their turn between them', async () => {
  const read: string[] = [];
  const records = Array.from({ length: 250 }, (_, line): TableRow => ({ line, cells: [], problems: [] }));
  const another = () => {
    read.push('another');
    if (read.length < 10) setImmediate(another);
  };
  setImmediate(another);
  const reader = {
    read: (slice: TableRow[]) => {
      read.push(String(slice.length));
      return [];
    },
  };
  expect(await readInTurns(reader, records)).toEqual([]);
  expect(read.filter((each) => each !== 'another')).toEqual(['100', '100', '50']);
  expect(read.slice(0, 5)).toEqual(['100', 'another', '100', 'another', '50']);
});
