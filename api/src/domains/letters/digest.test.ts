import { changedDays, isOfRecord, letterDigest, type Printed, printedPhoto } from './digest';
import { letterWith } from './example';

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
