import type { Offers } from './offers';
import { NO_SEAT } from './offers';
import { readPreferences } from './preferences';

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
  expect(read(text)).toEqual(wishes);
});

test.each([
  ['DCE', 'DCE', /^Write a programme and a campus by their codes/],
  ['DCE@N01, DME@W03', 'DCE@N01, DME@W03', /^Write a programme and a campus by their codes/],
  ['DCE@N01;;DME@W03', '', /^Write a programme and a campus by their codes/],
  ['DCE@N01; DXX@N01', 'DXX@N01', /^This track has no programme DXX\.$/],
  ['DME@N01', 'DME@N01', /^DME is not taught on campus N01\.$/],
  ['DCE@N01; DME@W03; DCE@N01', 'DCE@N01', /^DCE@N01 stands in the list twice\.$/],
  [Array.from({ length: 61 }, () => 'DCE@N01').join(';'), '61', /^A list has at most 60 places\.$/],
])('%p is refused, with what stood there', (text, value, reason) => {
  expect(read(text)).toMatchObject({ column: 'preferences', value, reason: expect.stringMatching(reason) });
});

test('an allotted seat stands where its preference says', () => {
  expect(read('DCE@N01; DME@W03', 2, MECHANICAL)).toEqual([CIVIL, MECHANICAL]);
  for (const [place, seat] of [
    [1, MECHANICAL],
    [3, MECHANICAL],
    [1, { programId: 'civil', campusId: 'east' }],
  ] as const) {
    expect(read('DCE@N01; DME@W03', place, seat)).toMatchObject({
      reason: `The allotted seat is not number ${place} of this list.`,
    });
  }
  expect(read(null, 1, CIVIL)).toEqual([]);
});
