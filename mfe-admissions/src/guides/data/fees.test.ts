import { readFileSync } from 'node:fs';
import { EVERY_SEMESTER, FEE_BANDS, firstSemester, ONE_TIME } from './fees';

const facts = JSON.parse(readFileSync('api/demo/facts.json', 'utf8')) as {
  fees: Record<'one_time' | 'per_semester_extra' | 'bands', Record<string, number | string>>;
};
const amounts = (table: Record<string, number | string>) =>
  Object.values(table).filter((amount) => typeof amount === 'number');

test('bands and amounts are those of the facts', () => {
  expect(FEE_BANDS.map(({ fee }) => fee)).toEqual(amounts(facts.fees.bands));
  expect(ONE_TIME.map(({ rupees }) => rupees)).toEqual(amounts(facts.fees.one_time));
  expect(EVERY_SEMESTER.map(({ rupees }) => rupees)).toEqual(amounts(facts.fees.per_semester_extra));
});

test('the first semester adds what is paid once and what is paid each time', () => {
  expect(firstSemester(25_000)).toBe(25_000 + 5_750 + 3_800);
});
