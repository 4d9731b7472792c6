import { letterContent } from './content';
import { changedDays, isOfRecord, letterDigest, type Printed, printedPhoto } from './issue';
import { letterWith } from './example';

type Changes = Parameters<typeof letterWith>[0];

const content = (changes?: Changes) => letterContent(letterWith(changes));

const linesOf = (label: string, changes?: Changes) =>
  content(changes).fields.find((field) => field.label.startsWith(`${label} / `))?.lines;

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

test('documents are verified where the round says, else at the campus of the seat', () => {
  const dates = { pay: null, verify: { from: '2026-02-01', to: '2026-02-01' }, verifyPlace: 'Hall 7, Dwarka' };
  expect(linesOf('Place of verification', { dates })).toEqual(['Hall 7, Dwarka']);
  expect(linesOf('Document verification', { dates })).toEqual(['1 February 2026', '1 फ़रवरी 2026']);
});

test('one pays by the link alone where no portal is known', () => {
  expect(linesOf('How to pay', { portal: null })).toEqual([
    'By the link sent to your registered mobile number',
    'पंजीकृत मोबाइल नंबर पर भेजे गए लिंक से',
  ]);
});

test('of a first choice and of a decision that can be taken back it says so', () => {
  expect(linesOf('Preference', { record: { program_preference: 1 } })).toEqual(['1 (first choice / पहली वरीयता)']);
  expect(linesOf('Decided on', { takeBackUntil: '2026-01-15T21:00:00.000Z' })).toEqual([
    '16 January 2026 at 1:30 am IST',
    'Can be taken back until 16 January 2026 at 2:30 am IST',
    '16 जनवरी 2026, रात 2:30 बजे तक वापस लिया जा सकता है',
  ]);
});

test('of a freeze it says that the applicant takes part in no further round', () => {
  const [english, hindi] = content({ status: 'freeze' }).meanings;
  expect(english[0]).toContain('no further round');
  expect(hindi[0]).toContain('आगे के किसी राउंड में भाग नहीं');
  expect(linesOf('Decision', { status: 'freeze' })).toEqual([
    'Freeze: accepted, no further rounds',
    'फ़्रीज़: सीट स्वीकार, आगे किसी राउंड में नहीं',
  ]);
});

test('every document to bring stands in both languages', () => {
  const { documents } = content();
  expect(documents).toHaveLength(10);
  for (const document of documents) expect(document).toMatch(/^[A-Z][a-zA-Z ,-]+ \/ \p{Script=Devanagari}/u);
});

const { settings, ...source } = letterWith({ photo: { hash: 'a'.repeat(64), read: async () => Buffer.from('') } });
const GIVEN: Printed = { ...source.record, ...source };
const PARTS = ['record', 'wording', 'photo', 'pay', 'verify', 'take_back'] as const;

const digest = (changes: Partial<Printed> = {}, other = settings) => letterDigest({ ...GIVEN, ...changes }, other);

/** Which parts of the digest are others after a change. */
function changed(changes: Partial<Printed>, other = settings): string[] {
  const [before, after] = [digest(), digest(changes, other)].map((each) => each.split('.')) as [string[], string[]];
  return PARTS.filter((_, index) => before[index] !== after[index]);
}

test('the digest is the same for the same values, whatever else the record has', () => {
  expect(digest()).toMatch(/^([0-9a-f]{64}\.){5}[0-9a-f]{64}$/);
  expect(changed({ _id: 'b', outcome: 'held', track_name: 'Tech' } as object)).toEqual([]);
});

describe('each printed field changes its part:', () => {
  test.each([
    ['name', 'Tenzin', 'record'],
    ['form_number', '••••••••002', 'record'],
    ['track', 'ug', 'record'],
    ['round', 1, 'record'],
    ['program', null, 'record'],
    ['campus', null, 'record'],
    ['registered_category', 'D_SC', 'record'],
    ['category_allocated', 'D_ST', 'record'],
    ['program_preference', 1, 'record'],
    ['rank', null, 'record'],
    ['decided_at', null, 'record'],
    ['status', 'freeze', 'record'],
    ['place', { ...GIVEN.place, location: 'Dwarka' }, 'record'],
    ['place', { ...GIVEN.place, nearestMetro: 'Okhla' }, 'record'],
    ['place', { ...GIVEN.place, firstPayment: null }, 'record'],
    ['cycle', '2026-27', 'wording'],
    ['trackName', 'Bachelor of Technology', 'wording'],
    ['portal', null, 'wording'],
    ['dates', { ...GIVEN.dates, pay: { from: '2026-01-20', to: '2026-01-24' } }, 'pay'],
    ['dates', { ...GIVEN.dates, pay: null }, 'pay'],
    ['dates', { ...GIVEN.dates, verify: { from: '2026-01-28', to: '2026-01-30' } }, 'verify'],
    ['dates', { ...GIVEN.dates, verifyPlace: 'Hall 7' }, 'verify'],
    ['takeBackUntil', '2026-01-15T21:00:00.000Z', 'take_back'],
    ['photo', null, 'photo'],
    ['photo', { hash: 'b'.repeat(64) }, 'photo'],
  ])('%s, as %p: %s', (field, value, part) => {
    // A category is printed in words of the settings too.
    expect(changed({ [field]: value }).filter((each) => each !== 'wording' || part === 'wording')).toEqual([part]);
  });

  const { letterhead, codes } = settings;

  test.each([
    ['name of the university', { letterhead: { ...letterhead, name: 'Arts University' }, codes }],
    ['address', { letterhead: { ...letterhead, address: ['Port Town'] }, codes }],
    ['help desk', { letterhead: { ...letterhead, helpDesk: 'a@b.example' }, codes }],
    ['phone', { letterhead: { ...letterhead, phone: '044 1' }, codes }],
    ['name of its region', { letterhead, codes: { ...codes, regions: [{ code: 'D', name: 'Coast' }] } }],
  ])('the %s, and the letter is still of the same record and days', (_what, other) => {
    expect(changed({}, { ...settings, ...other })).toEqual(['wording']);
    const later = digest({}, { ...settings, ...other });
    expect(isOfRecord(later, GIVEN)).toBe(true);
    expect(isOfRecord(later, { ...GIVEN, rank: 7 })).toBe(false);
    expect(changedDays(later, GIVEN)).toEqual([]);
  });

  test('a code that gets a name and is not of this record does not', () => {
    const more = [...codes.categories, { code: 'XX', name: 'others' }];
    expect(changed({}, { ...settings, codes: { ...codes, categories: more } })).toEqual([]);
  });
});

test('a letter from before the days moved is still of its record, and says which', () => {
  const moved = { ...GIVEN, dates: { ...GIVEN.dates, pay: { from: '2026-02-01', to: '2026-02-03' } } };
  expect(isOfRecord(digest(), moved)).toBe(true);
  expect(changedDays(digest(), moved)).toEqual(['pay']);
  expect(changedDays(digest(), { ...moved, takeBackUntil: '2026-01-15T21:00:00.000Z' })).toEqual(['pay', 'take_back']);
});

test('which photograph is on the paper', () => {
  const { photo } = GIVEN;
  expect(printedPhoto(digest(), photo)).toBe('same');
  expect(printedPhoto(digest({ photo: { hash: 'b'.repeat(64) } }), photo)).toBe('other');
  expect(printedPhoto(digest(), null)).toBe('other');
  expect(printedPhoto(digest({ photo: null }), photo)).toBe('none');
  expect(printedPhoto(digest({ photo: null }), null)).toBe('none');
});

test('letters of earlier versions are compared as far as they go', () => {
  for (const parts of [1, 2]) {
    const early = digest().split('.').slice(0, parts).join('.');
    expect(isOfRecord(early, GIVEN)).toBe(true);
    expect(isOfRecord(early, { ...GIVEN, name: 'Asha' })).toBe(false);
    expect(changedDays(early, GIVEN)).toBeNull();
    expect(printedPhoto(early, GIVEN.photo)).toBeNull();
  }
});

test('the digest of a record stays what letters in people’s hands have', () => {
  expect(digest().split('.')[0]).toBe('2f3e20338d403428e5f27c80d7c8811a916269d11d2a47ffd2737383a2a2245d');
});
