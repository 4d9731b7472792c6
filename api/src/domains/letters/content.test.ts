import { letterContent } from './content';
import { changedDays, isOfRecord, letterDigest, printedPhoto } from './issue';
import { letterWith } from './example';

type Changes = NonNullable<Parameters<typeof letterWith>[0]>;

const content = (changes?: Changes) => letterContent(letterWith(changes));

test('a letter says what the record says, in this order, with words of the university in both languages', () => {
  expect(content()).toMatchObject({
    title: 'Provisional allotment letter / अस्थायी आवंटन पत्र',
    issued: 'Issued on 16 January 2026 / 16 जनवरी 2026 को जारी',
    meanings: [
      [expect.stringContaining('stays open to one higher on the list'), expect.stringContaining('is provisional')],
      [expect.stringContaining('ऊपर की सीट का विकल्प खुला है'), expect.stringContaining('अस्थायी है')],
    ],
    page: 'https://www.university.example/admission/letter',
    url: 'https://www.university.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH',
    code: '7K3M-Q9XW-0A1B-C2DE-4FGH',
    seed: 'S02',
  });
  expect(content().fields.map(({ label, lines }) => [label, ...lines])).toEqual([
    ['Name / नाम', 'Tenzin Ralte'],
    ['Form number / फ़ॉर्म नंबर', '••••••••001', expect.stringMatching(/^Masked.* \/ कुछ अंक छिपे हैं/)],
    ['Admission / प्रवेश', 'B.Tech. admission 2025-26, round 2'],
    ['Programme / पाठ्यक्रम', 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)'],
    [
      'Campus / कैंपस',
      'Okhla II Campus',
      'Maa Anandmayi Marg, New Delhi 110020 · Nearest metro / नज़दीकी मेट्रो: Govind Puri',
    ],
    ['Registered category / पंजीकृत श्रेणी', 'Delhi, general (unreserved) (D_UR)'],
    ['Category of the seat / सीट की श्रेणी', 'Outside Delhi, Other Backward Classes (non-creamy layer) (OD_OBC)'],
    ['Preference / वरीयता', '2'],
    ['Rank / रैंक', '1,23,456'],
    ['First payment / पहला भुगतान', '₹1,34,550, with deposits that come back / वापस मिलने वाली जमा राशि सहित'],
    ['Days of payment / भुगतान के दिन', '20 January 2026 to 23 January 2026', '20 जनवरी 2026 से 23 जनवरी 2026 तक'],
    [
      'How to pay / भुगतान कैसे करें',
      'By the link sent to your registered mobile number, or at student.seu.example',
      'पंजीकृत मोबाइल नंबर पर भेजे गए लिंक से, या student.seu.example पर',
    ],
    ['Document verification / दस्तावेज़ सत्यापन', '27 January 2026 to 30 January 2026', '27 जनवरी 2026 से 30 जनवरी 2026 तक'],
    ['Place of verification / सत्यापन का स्थान', 'Okhla II Campus, Maa Anandmayi Marg, New Delhi 110020'],
    ['Decision / निर्णय', 'Float: accepted, open to a better seat', 'फ़्लोट: सीट स्वीकार, बेहतर सीट के लिए तैयार'],
    ['Decided on / निर्णय का समय', '16 January 2026 at 1:30 am IST'],
  ]);
});

test('what nobody has said is left out, and the notices name the days', () => {
  const record = { program: null, campus: null, category_allocated: null, program_preference: null, rank: null };
  const bare = content({
    record: { ...record, decided_at: null },
    place: { campusCode: 'S02', location: 'Okhla', nearestMetro: null, firstPayment: null },
    dates: { pay: null, verify: null, verifyPlace: null },
  });
  expect(bare.fields.map(({ label }) => label.split(' / ')[0])).toEqual([
    'Name',
    'Form number',
    'Admission',
    'Registered category',
    'Place of verification',
    'Decision',
  ]);
  expect(bare.meanings.map(([, provisional]) => provisional)).toEqual([
    expect.stringContaining('the days that the admission notices name'),
    expect.stringContaining('प्रवेश सूचनाओं में बताए गए दिनों'),
  ]);
  expect(content().meanings.map(([, provisional]) => provisional)).toEqual([
    expect.stringContaining('the days that stand above'),
    expect.stringContaining('ऊपर दिए गए दिनों'),
  ]);
});

const VERIFIED = { pay: null, verify: { from: '2026-02-01', to: '2026-02-01' }, verifyPlace: 'Hall 7, Dwarka' };

test.each<[label: string, Changes, lines: string[]]>([
  ['Place of verification', { dates: VERIFIED }, ['Hall 7, Dwarka']],
  ['Document verification', { dates: VERIFIED }, ['1 February 2026', '1 फ़रवरी 2026']],
  [
    'How to pay',
    { portal: null },
    ['By the link sent to your registered mobile number', 'पंजीकृत मोबाइल नंबर पर भेजे गए लिंक से'],
  ],
  ['Preference', { record: { program_preference: 1 } }, ['1 (first choice / पहली वरीयता)']],
  [
    'Decided on',
    { takeBackUntil: '2026-01-15T21:00:00.000Z' },
    [
      '16 January 2026 at 1:30 am IST',
      'Can be taken back until 16 January 2026 at 2:30 am IST',
      '16 जनवरी 2026, रात 2:30 बजे तक वापस लिया जा सकता है',
    ],
  ],
  ['Decision', { status: 'freeze' }, ['Freeze: accepted, no further rounds', 'फ़्रीज़: सीट स्वीकार, आगे किसी राउंड में नहीं']],
])('%s, with %j', (label, changes, lines) => {
  expect(content(changes).fields.find((field) => field.label.startsWith(`${label} / `))?.lines).toEqual(lines);
});

test('of a freeze it says that the applicant takes part in no further round', () => {
  const [english, hindi] = content({ status: 'freeze' }).meanings;
  expect(english[0]).toContain('no further round');
  expect(hindi[0]).toContain('आगे के किसी राउंड में भाग नहीं');
});

test('every document to bring stands in both languages', () => {
  const { documents } = content();
  expect(documents).toHaveLength(10);
  for (const document of documents) expect(document).toMatch(/^[A-Z][a-zA-Z ,-]+ \/ \p{Script=Devanagari}/u);
});

const photoOf = (letter: string | null) =>
  letter === null ? null : { hash: letter.repeat(64), read: async () => Buffer.from('') };
const GIVEN = letterWith({ photo: photoOf('a') });
const PARTS = ['record', 'wording', 'photo', 'pay', 'verify', 'take_back'];

const digest = (changes: Changes = {}) => letterDigest(letterWith({ photo: GIVEN.photo, ...changes }));

/** Which parts of the digest are others after a change. */
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
    // A category is printed in words of the settings too.
    expect(changed(changes).filter((each) => each !== 'wording' || part === 'wording')).toEqual([part]);
  });

  test.each([
    ['name of the university', { letterhead: { ...letterhead, name: 'Arts University' } }],
    ['address', { letterhead: { ...letterhead, address: ['Port Town'] } }],
    ['help desk', { letterhead: { ...letterhead, helpDesk: 'a@b.example' } }],
    ['phone', { letterhead: { ...letterhead, phone: '044 1' } }],
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
