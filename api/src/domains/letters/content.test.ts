import { exampleIdentity } from '@university/shared/testing/identity';
import { admission } from '../../../demo/settings/admission';
import { START } from '../../testing/start';
import { isOfRecord, letterContent, letterDigest, type LetterSource } from './content';

const RECORD: LetterSource['record'] = {
  _id: 'a',
  cycle: '2025-26',
  track: 'btech',
  track_name: 'B.Tech',
  round: 2,
  final: false,
  outcome: 'allotted',
  status: 'float',
  form_number: '••••••••001',
  name: 'Tenzin Ralte',
  program: 'Computer Science',
  campus: 'Okhla II Campus',
  registered_category: 'D_UR',
  category_allocated: 'OD_OBC',
  program_preference: 2,
  rank: 123456,
  decided_at: '2026-01-15T20:00:00.000Z',
};

const PLACE: LetterSource['place'] = {
  campusCode: 'S02',
  location: 'Maa Anandmayi Marg',
  nearestMetro: 'Govind Puri',
  firstPayment: 134_550,
};

const SETTINGS: LetterSource['settings'] = { letterhead: exampleIdentity, codes: admission };

const content = (record: Partial<LetterSource['record']> = {}, source: Partial<LetterSource> = {}) =>
  letterContent({
    record: { ...RECORD, ...record },
    trackName: 'B.Tech.',
    status: 'float',
    place: PLACE,
    settings: SETTINGS,
    code: '7K3MQ9XW0A1BC2DE4FGH',
    issuedAt: START,
    takeBack: null,
    publicUrl: 'https://seu.example',
    ...source,
  });

const linesOf = (label: string, { fields }: ReturnType<typeof content>) =>
  fields.find((field) => field.label === label)?.lines;

test('a letter says what the record says, in this order', () => {
  expect(content()).toEqual({
    letterhead: exampleIdentity,
    issued: 'Issued on 15 January 2026',
    fields: [
      { label: 'Name', lines: ['Tenzin Ralte'] },
      { label: 'Form number', lines: ['••••••••001', expect.stringContaining('Masked here')] },
      { label: 'Admission', lines: ['B.Tech. admission, round 2'] },
      { label: 'Programme', lines: ['Computer Science'] },
      { label: 'Campus', lines: ['Okhla II Campus', 'Maa Anandmayi Marg', 'Nearest metro: Govind Puri'] },
      { label: 'Registered category', lines: ['Delhi, general (unreserved) (D_UR)'] },
      { label: 'Category of the seat', lines: ['Outside Delhi, Other Backward Classes (non-creamy layer) (OD_OBC)'] },
      { label: 'Preference', lines: ['2'] },
      { label: 'Rank', lines: ['1,23,456'] },
      { label: 'First payment', lines: ['₹1,34,550, with deposits that come back'] },
      { label: 'Decision', lines: ['Float: accepted, open to a better seat'] },
      // In India it is already the next day.
      { label: 'Decided on', lines: ['16 January 2026 at 1:30 am IST'] },
    ],
    meaning: expect.stringContaining('stays open to one higher on the list'),
    page: 'https://seu.example/admission/letter',
    url: 'https://seu.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH',
    code: '7K3M-Q9XW-0A1B-C2DE-4FGH',
    seed: 'S02',
    issuedAt: START,
  });
});

test('what the record has no value for is left out', () => {
  const nothing = { program: null, campus: null, category_allocated: null, program_preference: null, rank: null };
  const { fields } = content({ ...nothing, decided_at: null });
  expect(fields.map(({ label }) => label)).toEqual([
    'Name',
    'Form number',
    'Admission',
    'Registered category',
    'First payment',
    'Decision',
  ]);
  expect(linesOf('First payment', content({}, { place: { ...PLACE, firstPayment: null } }))).toBeUndefined();
  expect(linesOf('Campus', content({}, { place: { ...PLACE, nearestMetro: null } }))).toEqual([
    'Okhla II Campus',
    'Maa Anandmayi Marg',
  ]);
});

test('of a first choice and of a decision that can be taken back it says so', () => {
  expect(linesOf('Preference', content({ program_preference: 1 }))).toEqual(['1 (first choice)']);
  const takeBack = { to: 'pending', until: '2026-01-15T21:00:00.000Z' } as const;
  expect(linesOf('Decided on', content({}, { takeBack }))).toEqual([
    '16 January 2026 at 1:30 am IST',
    expect.stringContaining('can take it back until 16 January 2026 at 2:30 am IST'),
  ]);
});

test('of a freeze it says that the applicant takes part in no further round', () => {
  const frozen = content({}, { status: 'freeze' });
  expect(frozen.meaning).toContain('no further round');
  expect(linesOf('Decision', frozen)).toEqual(['Freeze: accepted, no further rounds']);
});

describe('the digest of a letter', () => {
  const digest = (record: object = {}, place = PLACE, status: 'float' | 'freeze' = 'float') =>
    letterDigest({ ...RECORD, ...record, status, place }, SETTINGS);

  test('is the same for the same values, whatever else the record has', () => {
    expect(digest()).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{64}$/);
    expect(digest({ _id: 'b', outcome: 'held' })).toBe(digest());
  });

  test.each([
    ['name', 'Tenzin'],
    ['form_number', '••••••••002'],
    ['track', 'ug'],
    ['round', 1],
    ['program', null],
    ['campus', null],
    ['registered_category', 'D_SC'],
    ['category_allocated', null],
    ['program_preference', 1],
    ['rank', null],
    ['decided_at', null],
  ])('is another with another %s', (field, value) => {
    expect(digest({ [field]: value })).not.toBe(digest());
  });

  test('is another for another decision, and at another place', () => {
    const others = [
      digest({}, PLACE, 'freeze'),
      digest({}, { ...PLACE, nearestMetro: 'Okhla' }),
      digest({}, { ...PLACE, firstPayment: null }),
    ];
    expect(new Set([digest(), ...others]).size).toBe(4);
  });

  const given = { ...RECORD, status: 'float', place: PLACE } as const;
  const { letterhead, codes } = SETTINGS;

  test.each([
    ['name of the university', { letterhead: { ...letterhead, name: 'Arts University' }, codes }],
    ['phone', { letterhead: { ...letterhead, phone: '044 1' }, codes }],
    ['name of its region', { letterhead, codes: { ...codes, regions: [{ code: 'D', name: 'Coast' }] } }],
  ])('is another with another %s, and still of the same record', (_what, settings) => {
    const other = letterDigest(given, settings);
    expect(other).not.toBe(digest());
    expect(isOfRecord(other, given)).toBe(true);
    expect(isOfRecord(other, { ...given, rank: 7 })).toBe(false);
  });

  test('is the same when a code gets a name that this record does not have', () => {
    const more = [...codes.categories, { code: 'XX', name: 'others' }];
    expect(letterDigest(given, { letterhead, codes: { ...codes, categories: more } })).toBe(digest());
  });

  test('of a letter from before settings has one part', () => {
    expect(isOfRecord(digest().slice(0, 64), given)).toBe(true);
  });
});
