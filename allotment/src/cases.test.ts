import { check, digests } from '../check.mjs';
import { allot, type Result } from './allot';
import { explainer } from './explain';
import { type Market, MarketError, placeOf, readMarket } from './market';
import { CASES } from './testing/cases';
import { marketOf, seatsIn, type ShortMarket } from './testing/markets';

const verdict = (market: Market, result: Result) => check({ market, result, digests: digests({ market, result }) });

test.each(CASES)('$name ($source)', ({ gives, converts = [], ...short }) => {
  const market = readMarket(marketOf(short));
  const result = allot(market);
  expect(seatsIn(result)).toEqual(gives);
  expect(result.conversions.map((each) => `${placeOf(each)} ${each.from} > ${each.to} ${each.seats}`)).toEqual(
    converts,
  );
  expect(verdict(market, result)).toEqual([]);
});

describe('figures and reasons', () => {
  const market = marketOf({
    seats: { 'A@1': { D_UR: 1, D_OBC: 1 }, 'B@1': { D_UR: 2 }, 'C@1': { D_UR: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 4, is: 'D OBC', wants: 'A@1 C@1' },
      c: { rank: 6, is: 'D OBC', wants: 'A@1 B@1 C@1' },
      d: { rank: 7, wants: 'B@1', before: 'float B@1 D_UR' },
      e: { rank: 6, wants: 'B@1', born: '2008-02-02' },
      f: { rank: 9, wants: 'C@1 B@1', before: 'upgrade B@1 D_UR' },
      g: { rank: 9, wants: 'B@1 C@1', before: 'freeze C@1 D_UR', form: 'G' },
    },
  });
  const result = allot(readMarket(market));
  const explain = explainer(market, result);

  it('has opening and closing ranks, and the last one that won a seat', () => {
    expect(result.pools).toEqual([
      expect.objectContaining({ category: 'D_UR', seats: 1, filled: 1, kept: 0, opening: 1, closing: 1, last: 1 }),
      expect.objectContaining({ category: 'D_OBC', seats: 1, filled: 1, kept: 0, opening: 4, closing: 4, last: 4 }),
      expect.objectContaining({ program_code: 'B', seats: 2, filled: 2, kept: 1, opening: 6, closing: 7, last: 6 }),
      expect.objectContaining({ program_code: 'C', seats: 1, filled: 1, kept: 1, opening: 9, closing: 9, last: null }),
    ]);
  });

  it('says of each preference who was last and what became of it', () =>
    expect(explain('c')).toEqual([
      {
        ...{ position: 1, place: 'A@1', became: 'higher', considered: true },
        pools: [
          { category: 'D_UR', seats: 1, kept: 0, last: 1, rank: 6, tie: null },
          { category: 'D_OBC', seats: 1, kept: 0, last: 4, rank: 6, tie: null },
        ],
      },
      {
        ...{ position: 2, place: 'B@1', became: 'allotted', considered: true },
        pools: [{ category: 'D_UR', seats: 2, kept: 1, last: 6, rank: 6, tie: null }],
      },
      {
        ...{ position: 3, place: 'C@1', became: 'lower', considered: false },
        pools: [{ category: 'D_UR', seats: 1, kept: 1, last: null, rank: 6, tie: null }],
      },
    ]));

  it('says what decided between equal ranks', () =>
    expect(explain('e')).toMatchObject([
      { became: 'open', considered: true, pools: [{ last: 6, rank: 6, tie: 'age' }] },
    ]));

  it('says that what was given up, and what stands beside a frozen seat, was not considered', () => {
    const seen = (id: string) => explain(id).map(({ became, considered }) => [became, considered]);
    expect(seen('f')).toEqual([
      ['open', true],
      ['open', false],
    ]);
    expect(seen('g')).toEqual([
      ['higher', false],
      ['allotted', true],
    ]);
    expect(explain('nobody')).toEqual([]);
  });
});

describe('a market that cannot be allotted is refused', () => {
  const plain: ShortMarket = { seats: { 'A@1': { D_UR: 1 } }, applicants: { a: { rank: 1, wants: 'A@1' } } };
  const before = (text: string, more: Partial<ShortMarket> = {}): ShortMarket => ({
    ...plain,
    applicants: { a: { rank: 1, wants: 'A@1', before: text } },
    ...more,
  });

  it.each<[string, ShortMarket, RegExp]>([
    ['a place without seats', { ...plain, applicants: { a: { rank: 1, wants: 'B@1' } } }, /no seats at B@1/],
    ['a preference twice', { ...plain, applicants: { a: { rank: 1, wants: 'A@1 A@1' } } }, /preference is there twice/],
    ['an unknown category', { ...plain, seats: { 'A@1': { X: 1 } } }, /unknown category/],
    ['unlimited reserved seats', { ...plain, seats: { 'A@1': { D_UR: null } } }, /seats are not counted/],
    ['a seat held that is not there', before('float A@1 D_OBC'), /no such seat/],
    ['a seat held by one not eligible', before('freeze A@1 D_SC', { seats: { 'A@1': { D_SC: 1 } } }), /not eligible/],
    ['a seat held that is not on the list', before('float B@1 D_UR'), /not on the list/],
    ['an unknown conversion', { ...plain, converted: ['A@1 D_UR D_SC 1'] }, /conversion .* unknown/],
  ])('%s', (_, short, problem) => expect(() => readMarket(marketOf(short))).toThrow(problem));

  it('more seats held than there are', () => {
    const market = readMarket(marketOf(before('float A@1 D_UR', { seats: { 'A@1': { D_UR: 0 } } })));
    expect(() => allot(market)).toThrow(MarketError);
  });

  it('the same id or form number twice, ties that leave two equal, supernumerary seats that are converted', () => {
    const { applicants, rules, ...rest } = marketOf(plain);
    const wrong = {
      ...rest,
      applicants: [...applicants, ...applicants],
      rules: { ties: [], categories: rules.categories.slice(0, 2).map((each) => ({ ...each, supernumerary: true })) },
    };
    for (const problem of ['form_number is missing', 'supernumerary seats are not converted', 'is there twice'])
      expect(() => readMarket(wrong)).toThrow(problem);
    expect(() => readMarket({ ...wrong, clock: 'now' })).toThrow(/clock/);
  });
});
