import { feesOf } from '@university/shared/contract';
import facts from '../facts.json';
import { feeDocuments } from './fees';
import { apportion, seatsByCategory } from './seats';
import { programRows } from './study';

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

test('shares add up to what is shared out', () => {
  expect(apportion(10, [33, 33, 34])).toEqual([3, 3, 4]);
  expect(apportion(1, [50, 50])).toEqual([1, 0]);
});

test('seats follow the shares of the facts', () => {
  // 85 percent of 200 are 170, of which 15 percent are 25.5.
  expect(Object.fromEntries(seatsByCategory(200).map(({ category, seats }) => [category, seats]))).toEqual({
    D_UR: 69,
    D_SC: 25,
    D_ST: 13,
    D_OBC: 46,
    D_EWS: 17,
    OD_UR: 12,
    OD_SC: 5,
    OD_ST: 2,
    OD_OBC: 8,
    OD_EWS: 3,
  });
});

test.each(facts.programmes)(
  '$code: the seats of each campus add up to the intake',
  ({ code, typical_intake, ...fact }) => {
    const { campuses } = programRows.find((row) => row.code === code) ?? { campuses: [] };
    expect(campuses).toHaveLength(fact.campus_codes.length);
    for (const { seats } of campuses) {
      expect(sum(seats.map((each) => each.seats))).toBe(typical_intake);
      for (const { category } of seats) expect(facts.reservation.suggested_codes).toContain(category);
    }
  },
);

test('what is due first, with and without the concession', () => {
  expect(feesOf(feeDocuments, { track: 'ug', band: 'D' })).toEqual({
    tuition: 25_000,
    semester: 30_750,
    firstPayment: 34_550,
    registration: 1500,
  });
  expect(feesOf(feeDocuments, { track: 'ug', band: 'D', category: 'SC' }).firstPayment).toBe(19_550);
  expect(feesOf(feeDocuments, { track: 'btech', band: 'A' }).registration).toBe(2000);
});
