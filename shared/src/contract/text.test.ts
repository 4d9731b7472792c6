/** @jest-environment node */
import type { ZodType } from 'zod';
import fc from '../../../scripts/jest/properties';
import { admissionHelpForm } from './admission';
import { allotmentDecision, allotmentSignIn, secondProof } from './allotment';
import { applicantCorrection, staffDecision } from './results';
import { grievanceForm, grievanceUpdate } from './grievances';
import { mobile, isoDay, isoInstant } from './text';
import { noticeUpload } from './notices';
import {
  cutToBytes,
  fileNameOf,
  formatMobile,
  isEmail,
  normalizeMobile,
  plainCode,
  plainDigits,
  plainEmail,
  plainLine,
  plainLines,
  plainName,
} from './plain-text';
import { loginRequest, staffInvitation, staffUpdate } from './staff';
import { formatTicket, normalizeTicket, TICKET_EXAMPLE, TICKET_LETTERS, TICKET_RANDOM, ticketCheck } from './ticket';

describe('texts that people type', () => {
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
  const CORRECTION = {
    version: '1',
    email: 'neha@person.example',
    registered_category: 'UR',
    birthDate: '',
    reason: 'As on the mark sheet',
  };
  const SIGN_IN = { email: 'neha@person.example', password: '01-02-2008' };

  const ONE_LINE = [
    ['a name beside a grievance', grievanceForm, GRIEVANCE, 'name'],
    ['the subject of a grievance', grievanceForm, GRIEVANCE, 'subject'],
    ['an enrolment number', grievanceForm, { ...GRIEVANCE, number: '1' }, 'number'],
    ['a name beside a call for help', admissionHelpForm, HELP, 'name'],
    ['a form number beside it', admissionHelpForm, HELP, 'form_number'],
    ['the name of an invited person', staffInvitation, { email: 'a@seu.example', role: 'notices' }, 'name'],
    ['the name of a person', staffUpdate, {}, 'name'],
    ['the name of an applicant', applicantCorrection, CORRECTION, 'name'],
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

  const taking =
    ([, schema, others, field]: readonly [string, ZodType, object, string]) =>
    (value: string) =>
      (schema.parse({ ...others, [field]: value }) as Record<string, unknown>)[field];

  it.each(ONE_LINE)('%s is one line, and nothing is hidden in it', (...of) => {
    const take = taking(of);
    for (const text of HIDDEN) expect([text, take(`${text}26/A${text}B${text}`)]).toEqual([text, '26/AB']);
    for (const text of BREAKS) expect([text, take(`${text}26/A ${text}  B${text}`)]).toEqual([text, '26/A B']);
  });

  it.each(SEVERAL_LINES)('%s has line breaks of one kind, and nothing is hidden in it', (...of) => {
    const take = taking(of);
    for (const text of HIDDEN)
      expect(take(`${text}A line that is long enough${text}, here${text}`)).toBe('A line that is long enough, here');
    for (const text of BREAKS)
      expect(take(` ${text} A line that is long${text}\tenough${text} `)).toBe('A line that is long\n\tenough');
  });

  it.each([
    ['England', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', true],
    ['a black flag with tags that do not end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}', false],
    ['more in tags than a flag', `\u{1F3F4}${'\u{E0061}'.repeat(40)}\u{E007F}`, false],
    ['tags of a flag behind something else', 'A\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', false],
  ])('of tags only those of a flag stay: %s', (_, text, isFlag) => {
    for (const clean of [plainLine, plainLines, plainName])
      expect(clean(`Team ${text}`)).toBe(
        isFlag ? `Team ${text}` : `Team ${text.replace(/[\u{E0000}-\u{E007F}]/gu, '')}`,
      );
  });

  it.each([
    ['mobile', '\u202A+91 98765 43210\u202C', '9876543210'],
    ['mobile', '९८७६५४३२१०', '9876543210'],
    ['mobile', '98765\u201143210', '9876543210'],
    ['mobile', '0091 98765.43210', '9876543210'],
    ['mobile', '+91 (0) 98765 43210', '9876543210'],
    ['mobile', '(+91) 98765 43210', '9876543210'],
    ['email', 'mailto:Neha@person.example', 'neha@person.example'],
    ['email', '<neha@person.example>', 'neha@person.example'],
    ['email', 'neha@person.example.', 'neha@person.example'],
    ['email', 'neha@person.example;', 'neha@person.example'],
    ['email', ' Neha@उदाहरण.भारत\u200B', 'neha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['email', 'neha@XN--p1b6ci4b4b3a.xn--h2brj9c', 'neha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['email', 'neha＠person。example', 'neha@person.example'],
  ])('takes the %s %j as %s', (field, typed, stored) =>
    expect(grievanceForm.parse({ ...GRIEVANCE, [field]: typed })).toMatchObject({ [field]: stored }),
  );

  it.each([
    ['0000-01-01', false],
    ['0001-01-01T00:00:00+14:00', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2999-12-31T23:59:59-14:00', true],
    ['9999-12-31', false],
    ['9999-12-31T23:59:59-14:00', false],
  ])('a date that no database can hold, or that is no day of a university, is refused: %s', (text, isTaken) => {
    const schema = text.includes('T') ? isoInstant() : isoDay();
    expect(schema.safeParse(text).success).toBe(isTaken);
  });

  const NAMES = ONE_LINE.filter(([, , , field]) => field === 'name');

  it.each(NAMES)('%s has the sign of abbreviation for a zero', (_what, schema, others) =>
    expect(schema.parse({ ...others, name: 'डॉ० आशा' })).toMatchObject({ name: 'डॉ॰ आशा' }),
  );

  it.each([
    ...'neha neha@ neha@person @person.example neha@a@person.example नेहा@person.example रोहिणी@उदाहरण.भारत'.split(' '),
    ...'neha@xn--0.example a@-b.example neha@person.example/x neha@10.0.0.1'.split(' '),
    ...['ne ha@person.example', 'neha@per son.example', `a@${'x'.repeat(300)}`],
  ])('refuses the address %j', (email) =>
    expect(grievanceForm.safeParse({ ...GRIEVANCE, email }).error?.issues).toMatchObject([{ path: ['email'] }]),
  );

  it.each([
    ['०१-०२-२००८', '01-02-2008'],
    ['\u202A01\u201302\u20132008\u202C', '01-02-2008'],
  ])('takes the date of birth %j', (password, stored) =>
    expect(allotmentSignIn.parse({ ...SIGN_IN, password, form_number: 'seu२६९९' })).toMatchObject({
      password: stored,
      form_number: 'SEU2699',
    }),
  );

  const LOGIN = { email: 'neha@seu.example', password: 'long and secret' };

  describe.each([
    ['a decision', allotmentDecision, { status: 'freeze' }, '123456'],
    ['the letter', secondProof, {}, '123456'],
    ['a sign-in', allotmentSignIn, SIGN_IN, '12345678'],
    ['a login of staff', loginRequest, LOGIN, '12345678'],
  ] as const)('the mailed code of %s', (_what, schema, others, short) => {
    const take = (code: string) => schema.safeParse({ ...others, code }).data?.code;
    const long = '123456789012';
    const grouped = (digits: string, size: number, between: string) =>
      digits.replace(new RegExp(`(.{${size}})(?!$)`, 'g'), `$1${between}`);

    it.each([' ', '-', '\u2013', '\u00A0', '  ', ' - ', '\u200B'])('may have %j between its digits', (between) => {
      for (const code of [short, long])
        for (const size of [1, 3, 4]) expect(take(grouped(code, size, between))).toBe(code);
    });

    it('may be in the digits of Hindi', () => expect(take('१२३४ ५६७८ ९०१२')).toBe(long));

    it.each([...['', ' '], ...'- 12345 1234567 123456789 12345678901 1234567890123 123.456 l23456 +123456'.split(' ')])(
      'is not %j',
      (code) => expect(schema.safeParse({ ...others, code }).error?.issues).toMatchObject([{ path: ['code'] }]),
    );
  });
});

describe('plain text', () => {
  const ALL = { plainLine, plainLines, plainName, plainCode, plainDigits, plainEmail };
  const HIDDEN = [
    ...'\0\x7f\u0090\u202A\u202C\u202E\u2067\u2069\u206A\uFEFF\uFFF9\uDC00\u{E007F}',
    ...'\u034F\u115F\u17B4\u180B\u3164\uFFA0\uFDD0\uFFFF\u{1FFFE}\u{E0100}',
  ];
  const HIDDEN_IN_LINE = ['\u00AD', '\u061C', '\u200B', '\u200E', '\u200F', '\u2060'];
  const hidden = fc.constantFrom(...HIDDEN);
  const anything = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      hidden,
      fc.constantFrom(
        '\u200D',
        '\u200C',
        '\uFE0F',
        '😀',
        '\r',
        '\n',
        '\u2028',
        ' ',
        '@',
        '.',
        'xn--',
        '्',
        'क',
        '०',
        'Ａ',
        'a',
      ),
    ),
  });

  it.each(Object.entries(ALL))('%s leaves its own answer as it is', (_name, plain) => {
    fc.assert(
      fc.property(anything, (text) => expect(plain(plain(text))).toBe(plain(text))),
      { numRuns: 500 },
    );
  });

  it('nothing that is hidden is left of a text, wherever it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'Ω', 'श्री', '7', '.'), { minLength: 1 }),
        fc.array(hidden),
        fc.nat(),
        (parts, marks, seed) => {
          const typed: string[] = [...parts];
          for (const [index, mark] of marks.entries()) typed.splice((seed * (index + 7)) % (typed.length + 1), 0, mark);
          for (const plain of Object.values(ALL)) expect(plain(typed.join(''))).toBe(plain(parts.join('')));
        },
      ),
    );
  });

  it.each(HIDDEN_IN_LINE.map((mark) => [JSON.stringify(mark), mark]))(
    '%s is nothing in a line, and stays in a paragraph',
    (_name, mark) => {
      expect(plainLine(`कख${mark}ग`)).toBe('कखग');
      expect(plainLines(`कख${mark}ग`)).toBe(`कख${mark}ग`);
    },
  );

  it.each(['❤\uFE0F\u200D🔥', '1\uFE0F\u20E3 Looms', '葛\uFE00'])(
    'selectors stay where they choose how a sign is drawn: %s',
    (text) => expect([plainLine(text), plainLines(text)]).toEqual([text, text]),
  );

  it.each(['\u2800 \u2800', '\uFE0F\uFE0F', '\u3164\u115F\u3164', '\u034F\u200D\uFE00'])(
    'nothing is left of what looks like nothing: %j',
    (text) => {
      for (const plain of Object.values(ALL)) expect(plain(text)).toBe('');
    },
  );

  it.each(['२६-\u034F१४', '26\uFE0F-14', '\u20682\u20696-14'])('the code %j is one of what can be seen', (typed) =>
    expect(plainCode(typed)).toBe('26-14'),
  );

  it.each(['श्री\u200Dमती', 'क्\u200Cष', 'র\u200D্যাব', 'نامه\u200Cها', '👩\u200D🎓'])(
    'joiners stay where they shape a letter: %s',
    (text) => expect([plainLine(text), plainLines(text), plainName(text)]).toEqual([text, text, text]),
  );

  it.each(['\u200Dनेहा', 'a\u200Db', '7\u200C8', ' \u200D '])('joiners go where they hide: %j', (text) =>
    expect(plainLine(text)).not.toMatch(/\p{Join_C}/u),
  );

  it.each([
    ['मो० आरिफ़', 'मो॰ आरिफ़'],
    ['डॉ\u200B० आशा', 'डॉ॰ आशा'],
    ['पं०', 'पं॰'],
    ['Md० Arif', 'Md० Arif'],
    ['१०', '१०'],
    ['Brien\u2011Rao', 'Brien-Rao'],
    ['Brien \u2013 Rao', 'Brien - Rao'],
  ])('the name %j is %s', (typed, name) => expect(plainName(typed)).toBe(name));

  it.each([
    ...'०१२३४५६७८९ ০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૧૨૩૪૫૬૭૮૯ ୦୧୨୩୪୫୬୭୮୯ ௦௧௨௩௪௫௬௭௮௯ ౦౧౨౩౪౫౬౭౮౯ ೦೧೨೩೪೫೬೭೮೯ ൦൧൨൩൪൫൬൭൮൯'.split(' '),
    ...'۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９'.split(' '),
  ])('reads the digits %s', (digits) => expect(plainCode(digits)).toBe('0123456789'));

  it.each([
    ['110 033', '110033'],
    ['110,033', '110033'],
    ['1234-5678–9012', '123456789012'],
    ['\u202A११०\u00A0०३३\u202C', '110033'],
    ['110.033', '110.033'],
    ['11o033', '11o033'],
  ])('only the digits of %j count: %s', (typed, digits) => expect(plainDigits(typed)).toBe(digits));

  it('one address has one form, in the letters of its domain and in those of the network', () => {
    const label = fc.stringMatching(/^[कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह]{1,12}$/);
    fc.assert(
      fc.property(
        label,
        fc.constantFrom('भारत', 'বাংলা', 'இந்தியா', 'ভাৰত', 'ಭಾರತ', 'xn--h2brj9c'),
        hidden,
        (name, top, mark) => {
          const plain = plainEmail(`Rohini${mark}@${name}.${top}`);
          expect(plain).toBe(`rohini@${new URL(`http://${name}.${top}`).hostname}`);
          expect(isEmail(plain)).toBe(true);
        },
      ),
    );
  });

  it('a text is cut between letters, at so many bytes and not far before', () => {
    const letter = fc.constantFrom('a', 'क', 'क्षि', 'श्री', 'é', '👩\u200D🎓', 'தி', ' ', 'ൺ');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 80 }), fc.nat({ max: 300 }), (letters, most) => {
        const text = letters.join('');
        const cut = cutToBytes(text, most);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(most);
        const ends = letters.map((_, index) => letters.slice(0, index + 1).join(''));
        expect(['', text, ...ends.map((end) => end.trimEnd())]).toContain(cut);
        expect(cutToBytes(cut, most)).toBe(cut);
      }),
    );
  });

  it.each([
    ['87 letters of Devanagari', 'क'.repeat(87), `${'क'.repeat(65)}.pdf`],
    ['words with conjuncts', 'क्ष्मा '.repeat(40), `${'क्ष्मा '.repeat(10).trim()}.pdf`],
    ['a short title', 'निविदा 26/A', 'निविदा 26/A.pdf'],
  ])('a file name of %s is one that systems take', (_what, title, name) => {
    expect(fileNameOf(title, '.pdf')).toBe(name);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  });
});

const number = fc
  .tuple(fc.constantFrom(6, 7, 8, 9), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
  .map(([first, rest]) => `${first}${rest.join('')}`);
const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '0 ', '+91-');

describe('mobile numbers', () => {
  test('any number is found behind any prefix and between spaces', () => {
    fc.assert(
      fc.property(
        number,
        prefix,
        fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 4 }),
        (digits, before, gaps) => {
          let written = digits;
          for (const gap of gaps) written = `${written.slice(0, gap)} ${written.slice(gap)}`;
          expect(normalizeMobile(before + written)).toBe(digits);
        },
      ),
    );
  });

  test('what is found is always ten digits from 6 up, and found again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ]{8,14}$/)), (text) => {
        const found = normalizeMobile(text);
        if (found === undefined) return;
        expect(found).toMatch(/^[6-9]\d{9}$/);
        expect(normalizeMobile(found)).toBe(found);
        expect(normalizeMobile(formatMobile(found))).toBe(found);
        expect(plainCode(text).replace(/\D/g, '').endsWith(found)).toBe(true);
      }),
    );
  });

  test('a digit too many or too few is refused', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 9 }), (digits, extra) => {
        expect(normalizeMobile(digits + extra)).toBeUndefined();
        expect(normalizeMobile(digits.slice(0, -1))).toBeUndefined();
      }),
    );
  });

  test.each(['', '12345', '5987654321', '+92 9876543210', '+91 +91 9876543210', '98765x43210', '00929876543210'])(
    '%j is none',
    (text) => {
      expect(normalizeMobile(text)).toBeUndefined();
      expect(mobile.safeParse(text).error?.issues).toMatchObject([{ message: expect.stringContaining('10 digits') }]);
    },
  );

  test('ten digits that begin with 91 are a number', () => {
    expect(normalizeMobile('9123456789')).toBe('9123456789');
    expect(formatMobile('9812345678')).toBe('+91 98123 45678');
  });
});

const letter = fc.constantFrom(...TICKET_LETTERS);
const ticket = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.array(letter, { minLength: TICKET_RANDOM, maxLength: TICKET_RANDOM }))
  .map(([year, drawn]) => formatTicket(`${year}`, drawn.join('') + ticketCheck(`${year}`, drawn.join(''))));

describe('ticket numbers', () => {
  test('are recognised however they are typed', () => {
    expect(normalizeTicket(TICKET_EXAMPLE)).toBe(TICKET_EXAMPLE);
    fc.assert(
      fc.property(ticket, (given) => {
        for (const typed of [
          given,
          given.toLowerCase(),
          given.replaceAll('-', ''),
          ` ${given.replaceAll('-', ' ')} `,
        ]) {
          expect(normalizeTicket(typed)).toBe(given);
        }
      }),
    );
  });

  test('one wrong letter is noticed', () => {
    fc.assert(
      fc.property(ticket, fc.integer({ min: 8, max: 15 }), letter, (given, at, other) => {
        const place = at < 12 ? at : at + 1;
        fc.pre(given[place] !== other);
        expect(normalizeTicket(given.slice(0, place) + other + given.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  test('two neighbours changed round are noticed', () => {
    fc.assert(
      fc.property(ticket, fc.integer({ min: 6, max: 12 }), (given, at) => {
        const typed = given.replaceAll('-', '');
        const [first, second] = [typed.charAt(at), typed.charAt(at + 1)];
        fc.pre(first !== second);
        expect(normalizeTicket(typed.slice(0, at) + second + first + typed.slice(at + 2))).toBeUndefined();
      }),
    );
  });

  test('a wrong year is noticed', () =>
    expect(normalizeTicket(TICKET_EXAMPLE.replace('2026', '2025'))).toBeUndefined());

  test.each(['', 'GR-2026', 'XX-2026-7F3K-92QG', 'GR-2026-7F3K-92QO', 'GR-2026-7F3K-92QGG'])('%j is none', (text) =>
    expect(normalizeTicket(text)).toBeUndefined(),
  );
});
