import type { Language } from '@university/shared/language';
import { letterContent } from './content';
import { changedDays, isOfRecord, letterDigest, printedPhoto } from './issue';
import { letterWith } from './example';

type Changes = NonNullable<Parameters<typeof letterWith>[0]>;

const content = (changes?: Changes, language: Language = 'en') => letterContent(letterWith(changes), language);

const said = (changes?: Changes, language?: Language) =>
  content(changes, language).fields.map(({ label, lines }) => [label, ...lines]);

test('a letter says what the record says, in this order', () => {
  expect(content()).toMatchObject({
    title: 'Provisional allotment letter',
    issued: 'Issued on 16 January 2026',
    meaning: [
      expect.stringContaining('stays open to one higher on the list'),
      expect.stringContaining('is provisional'),
    ],
    page: 'https://www.university.example/admission/letter',
    url: 'https://www.university.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH',
    code: '7K3M-Q9XW-0A1B-C2DE-4FGH',
    seed: 'S02',
  });
  expect(said()).toEqual([
    ['Name', 'Tenzin Ralte'],
    ['Form number', '••••••••001', 'Masked, because it proves who you are'],
    ['Admission', 'B.Tech. admission 2025-26, round 2'],
    ['Programme', 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)'],
    ['Campus', 'Okhla II Campus', 'Maa Anandmayi Marg, New Delhi 110020 · Nearest metro: Govind Puri'],
    ['Registered category', 'Delhi, general (unreserved) (D_UR)'],
    ['Category of the seat', 'Outside Delhi, Other Backward Classes (non-creamy layer) (OD_OBC)'],
    ['Preference', '2'],
    ['Rank', '1,23,456'],
    ['First payment', '₹1,34,550, including refundable deposits'],
    ['Days of payment', '20 January 2026 to 23 January 2026'],
    ['How to pay', 'student.seu.example'],
    ['Document verification', '27 January 2026 to 30 January 2026'],
    ['Place of verification', 'Okhla II Campus, Maa Anandmayi Marg, New Delhi 110020'],
    ['Decision', 'Float: accepted, open to a better seat'],
    ['Decided on', '16 January 2026 at 1:30 am IST'],
  ]);
});

test.each([
  ['Nguyễn Žižek', 'Nguyễn Žižek'],
  ['कु॰ आशा', 'कु॰ आशा'],
  ['ਡਾ੶ ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'As in the application; this letter cannot show these letters'],
  ['محمد عارف', 'As in the application; this letter cannot show these letters'],
])('the name %s is not printed in signs that are none of it', (name, printed) => {
  expect(said({ record: { name } })[0]).toEqual(['Name', printed]);
});

test('in Hindi it says the same of the same record, whose values stay as they are', () => {
  const hindi = content({}, 'hi');
  expect(hindi).toMatchObject({
    title: 'अस्थायी आवंटन पत्र',
    issued: '16 जनवरी 2026 को जारी',
    meaning: [expect.stringContaining('ऊपर की सीट का विकल्प खुला है'), expect.stringContaining('अस्थायी है')],
  });
  expect(said({}, 'hi')).toEqual([
    ['नाम', 'Tenzin Ralte'],
    ['फ़ॉर्म नंबर', '••••••••001', expect.stringMatching(/^कुछ अंक छिपे हैं/)],
    ['प्रवेश', 'B.Tech. प्रवेश 2025-26, राउंड 2'],
    ['पाठ्यक्रम', 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)'],
    ['कैंपस', 'Okhla II Campus', 'Maa Anandmayi Marg, New Delhi 110020 · नज़दीकी मेट्रो: Govind Puri'],
    ['पंजीकृत श्रेणी', 'Delhi, general (unreserved) (D_UR)'],
    ['सीट की श्रेणी', 'Outside Delhi, Other Backward Classes (non-creamy layer) (OD_OBC)'],
    ['वरीयता', '2'],
    ['रैंक', '1,23,456'],
    ['पहला भुगतान', '₹1,34,550, वापसी योग्य जमा राशि सहित'],
    ['भुगतान के दिन', '20 जनवरी 2026 से 23 जनवरी 2026 तक'],
    ['भुगतान कैसे करें', 'student.seu.example'],
    ['दस्तावेज़ सत्यापन', '27 जनवरी 2026 से 30 जनवरी 2026 तक'],
    ['सत्यापन का स्थान', 'Okhla II Campus, Maa Anandmayi Marg, New Delhi 110020'],
    ['निर्णय', 'फ़्लोट: सीट स्वीकार, बेहतर सीट के लिए तैयार'],
    ['निर्णय का समय', '16 जनवरी 2026, रात 1:30 बजे'],
  ]);
});

test('what nobody has said is left out, and the notices name the days', () => {
  const record = { program: null, campus: null, category_allocated: null, program_preference: null, rank: null };
  const changes = {
    record: { ...record, decided_at: null },
    place: { campusCode: 'S02', location: 'Okhla', nearestMetro: null, firstPayment: null },
    dates: { pay: null, verify: null, verifyPlace: null },
  };
  expect(said(changes).map(([label]) => label)).toEqual([
    ...['Name', 'Form number', 'Admission', 'Registered category', 'Place of verification', 'Decision'],
  ]);
  expect(content(changes).meaning[1]).toContain('on the days in the admission notices');
  expect(content(changes, 'hi').meaning[1]).toContain('प्रवेश सूचनाओं में बताए गए दिनों');
  expect(content().meaning[1]).toContain('on the days above');
  expect(content({}, 'hi').meaning[1]).toContain('ऊपर दिए गए दिनों');
});

const VERIFIED = { pay: null, verify: { from: '2026-02-01', to: '2026-02-01' }, verifyPlace: 'Hall 7, Dwarka' };
const UNTIL = { takeBackUntil: '2026-01-15T21:00:00.000Z' };

test.each<[language: Language, label: string, Changes, lines: string[]]>([
  ['en', 'Place of verification', { dates: VERIFIED }, ['Hall 7, Dwarka']],
  ['en', 'Document verification', { dates: VERIFIED }, ['1 February 2026']],
  ['hi', 'दस्तावेज़ सत्यापन', { dates: VERIFIED }, ['1 फ़रवरी 2026']],
  ['en', 'How to pay', {}, ['student.seu.example']],
  ['hi', 'भुगतान कैसे करें', {}, ['student.seu.example']],
  ['en', 'Preference', { record: { program_preference: 1 } }, ['1 (first choice)']],
  ['hi', 'वरीयता', { record: { program_preference: 1 } }, ['1 (पहली वरीयता)']],
  [
    'en',
    'Decided on',
    UNTIL,
    ['16 January 2026 at 1:30 am IST', 'Can be taken back until 16 January 2026 at 2:30 am IST'],
  ],
  ['hi', 'निर्णय का समय', UNTIL, ['16 जनवरी 2026, रात 1:30 बजे', '16 जनवरी 2026, रात 2:30 बजे तक वापस लिया जा सकता है']],
  ['en', 'Decision', { status: 'freeze' }, ['Freeze: accepted, no further rounds']],
  ['hi', 'निर्णय', { status: 'freeze' }, ['फ़्रीज़: सीट स्वीकार, आगे किसी राउंड में नहीं']],
])('%s: %s, with %j', (language, label, changes, lines) => {
  expect(content(changes, language).fields.find((field) => field.label === label)?.lines).toEqual(lines);
});

test('of a freeze it says that the applicant takes part in no further round', () => {
  expect(content({ status: 'freeze' }).meaning[0]).toContain('no further round');
  expect(content({ status: 'freeze' }, 'hi').meaning[0]).toContain('आगे के राउंड में नाम नहीं');
});

const photoOf = (letter: string | null) =>
  letter === null ? null : { hash: letter.repeat(64), read: async () => Buffer.from('') };
const GIVEN = letterWith({ photo: photoOf('a') });
const PARTS = ['record', 'wording', 'photo', 'pay', 'verify', 'take_back'];

const digest = (changes: Changes = {}) => letterDigest(letterWith({ photo: GIVEN.photo, ...changes }));

function changed(changes: Changes): string[] {
  const [before, after] = [digest().split('.'), digest(changes).split('.')];
  return PARTS.filter((_, index) => before[index] !== after[index]);
}

test('the digest is the same for the same values, whatever else the record has', () => {
  expect(digest()).toMatch(/^([0-9a-f]{64}\.){5}[0-9a-f]{64}$/);
  expect(changed({ record: { _id: 'b', outcome: 'held', track_name: 'Tech' } })).toEqual([]);
});

describe('each printed field changes its part:', () => {
  const { place, dates, settings } = GIVEN;
  const { letterhead, codes } = settings;

  test.each<[string, Changes]>([
    ['record', { record: { name: 'Tenzin' } }],
    ['record', { record: { form_number: '••••••••002' } }],
    ['record', { record: { track: 'ug' } }],
    ['record', { record: { round: 1 } }],
    ['record', { record: { program: null } }],
    ['record', { record: { campus: null } }],
    ['record', { record: { registered_category: 'D_SC' } }],
    ['record', { record: { category_allocated: 'D_ST' } }],
    ['record', { record: { program_preference: 1 } }],
    ['record', { record: { rank: null } }],
    ['record', { record: { decided_at: null } }],
    ['record', { status: 'freeze' }],
    ['record', { place: { ...place, location: 'Dwarka' } }],
    ['record', { place: { ...place, nearestMetro: 'Okhla' } }],
    ['record', { place: { ...place, firstPayment: null } }],
    ['wording', { record: { cycle: '2026-27' } }],
    ['wording', { trackName: 'Bachelor of Technology' }],
    ['wording', { portal: null }],
    ['pay', { dates: { ...dates, pay: { from: '2026-01-20', to: '2026-01-24' } } }],
    ['pay', { dates: { ...dates, pay: null } }],
    ['verify', { dates: { ...dates, verify: { from: '2026-01-28', to: '2026-01-30' } } }],
    ['verify', { dates: { ...dates, verifyPlace: 'Hall 7' } }],
    ['take_back', { takeBackUntil: '2026-01-15T21:00:00.000Z' }],
    ['photo', { photo: null }],
    ['photo', { photo: photoOf('b') }],
  ])('%s: %j', (part, changes) => {
    expect(changed(changes).filter((each) => each !== 'wording' || part === 'wording')).toEqual([part]);
  });

  test.each([
    ['name of the university', { letterhead: { ...letterhead, name: 'Arts University' } }],
    ['address', { letterhead: { ...letterhead, address: ['Port Town'] } }],
    ['help desk', { letterhead: { ...letterhead, helpDesk: 'a@b.example' } }],
    ['phone', { letterhead: { ...letterhead, phone: '044 1' } }],
    ['documents', { documents: { en: ['This letter'], hi: ['यह पत्र'] } }],
    ['name of its region', { codes: { ...codes, regions: [{ code: 'D', name: 'Coast' }] } }],
  ])('the %s, and the letter is still of the same record and days', (_what, other) => {
    const changes = { settings: { ...settings, ...other } };
    expect(changed(changes)).toEqual(['wording']);
    expect(isOfRecord(digest(changes), GIVEN)).toBe(true);
    expect(isOfRecord(digest(changes), letterWith({ record: { rank: 7 } }))).toBe(false);
    expect(changedDays(digest(changes), GIVEN)).toEqual([]);
  });

  test('a code that gets a name and is not of this record does not', () => {
    const categories = [...codes.categories, { code: 'XX', name: 'others' }];
    expect(changed({ settings: { ...settings, codes: { ...codes, categories } } })).toEqual([]);
  });
});

test('a letter from before the days moved is still of its record, and says which', () => {
  const moved = { ...GIVEN, dates: { ...GIVEN.dates, pay: { from: '2026-02-01', to: '2026-02-03' } } };
  expect(isOfRecord(digest(), moved)).toBe(true);
  expect(changedDays(digest(), moved)).toEqual(['pay']);
  expect(changedDays(digest(), { ...moved, takeBackUntil: '2026-01-15T21:00:00.000Z' })).toEqual(['pay', 'take_back']);
});

test.each([
  ['a', 'a', 'same'],
  ['b', 'a', 'other'],
  ['a', null, 'other'],
  [null, 'a', 'none'],
  [null, null, 'none'],
])('of a letter with photograph %s and a record with %s the paper has: %s', (printed, now, found) => {
  expect(printedPhoto(digest({ photo: photoOf(printed) }), photoOf(now))).toBe(found);
});

test.each([1, 2])('a letter of an earlier version is compared as far as its %i parts go', (parts) => {
  const early = digest().split('.').slice(0, parts).join('.');
  expect(isOfRecord(early, GIVEN)).toBe(true);
  expect(isOfRecord(early, letterWith({ record: { name: 'Asha' } }))).toBe(false);
  expect(changedDays(early, GIVEN)).toBeNull();
  expect(printedPhoto(early, GIVEN.photo)).toBeNull();
});

test('the digest of a record stays what letters in people’s hands have', () => {
  expect(digest().split('.')[0]).toBe('2f3e20338d403428e5f27c80d7c8811a916269d11d2a47ffd2737383a2a2245d');
});
