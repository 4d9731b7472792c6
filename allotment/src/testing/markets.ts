import fc from '../../../scripts/jest/properties';
import type { Result } from '../allot';
import { type Applicant, BEFORE, type Market, placeOf, type SeatCategory } from '../market';

function kindOf(code: string, to: string[]): SeatCategory {
  const [region = '', category = '', ...claims] = code.split('_');
  return {
    ...{ code, region, category: category === 'UR' ? null : category, claims, list: 'merit', to },
    supernumerary: false,
  };
}

const over = (code: string): SeatCategory => ({
  ...{ code, region: null, category: null, claims: [code], list: 'merit', to: [], supernumerary: true },
});

/** Of the region, then of the other one; what is given is what stays empty. Source: facts.json, conversion_rules. */
function conversionsIn(region: string, other: string | undefined): Record<string, string[]> {
  const [UR = '', SC = '', ST = '', OBC = '', EWS = ''] = ['UR', 'SC', 'ST', 'OBC', 'EWS'].map((c) => `${region}_${c}`);
  const last = other ? [`${other}_UR`] : [];
  const own = {
    [UR]: last,
    [SC]: [ST, UR, ...last],
    [ST]: [SC, UR, ...last],
    [OBC]: [UR, ...last],
    [EWS]: [UR, ...last],
  };
  return Object.fromEntries(
    Object.entries(own).flatMap(([code, to]) => [
      [code, to],
      ...['PWD', 'DEF'].map((claim) => [`${code}_${claim}`, [code, ...to]]),
    ]),
  );
}

export function universityRules({ isSpot = false, converts = true } = {}): Market['rules'] {
  const regional = {
    ...conversionsIn('D', isSpot ? 'OD' : undefined),
    ...conversionsIn('OD', isSpot ? 'D' : undefined),
  };
  const kinds = Object.entries(regional).map(([code, to]) => kindOf(code, converts ? to : []));
  return { categories: [...kinds, ...['KM', 'NRI', 'FN'].map(over)], ties: ['marks', 'age', 'form_number'] };
}

export interface ShortApplicant {
  /** In the list `merit`, or in several. */
  rank: number | Record<string, number>;
  /** Region, category, claims: `D SC PWD`; not given: `D UR`. */
  is?: string;
  /** `A@1 B@1`. */
  wants: string;
  /** `float A@1 D_UR`. */
  before?: string;
  marks?: number[];
  born?: string;
  form?: string;
}

export interface ShortMarket {
  seats: Record<string, Record<string, number | null>>;
  claims?: Record<string, string[]>;
  applicants: Record<string, ShortApplicant>;
  rules?: Market['rules'];
  /** `A@1 D_OBC D_UR 1`. */
  converted?: string[];
}

export function placeFrom(text: string) {
  const [, program_code = '', campus_code = '', shift = null] = /^(.+?)@([^/]+)(?:\/(.+))?$/.exec(text) ?? [];
  return { program_code, campus_code, shift };
}

export function marketOf({
  seats,
  claims = {},
  applicants,
  rules = universityRules(),
  converted = [],
}: ShortMarket): Market {
  return {
    applicants: Object.entries(applicants).map(
      ([id, { rank, is = 'D UR', wants, before, marks = [], born, form }]): Applicant => {
        const [region = '', category = '', ...own] = is.split(' ');
        const [status = '', place = '', category_allocated = ''] = before?.split(' ') ?? [];
        const ranks = typeof rank === 'number' ? { merit: rank } : rank;
        return {
          ...{ id, region, category, claims: own, date_of_birth: born ?? '2008-01-01', form_number: form ?? `F${id}` },
          merit: Object.fromEntries(Object.entries(ranks).map(([list, one]) => [list, { rank: one, marks }])),
          preferences: wants.split(' ').filter(Boolean),
          before: before ? { place, category_allocated, status: status as (typeof BEFORE)[number] } : null,
        };
      },
    ),
    pools: Object.entries(seats).flatMap(([place, counts]) =>
      Object.entries(counts).map(([category, count]) => ({
        ...{ ...placeFrom(place), category, seats: count, claims: claims[place] ?? [] },
      })),
    ),
    converted: converted.map((each) => {
      const [place = '', from = '', to = '', count] = each.split(' ');
      return { ...placeFrom(place), from, to, seats: Number(count) };
    }),
    rules,
  };
}

export const seatsIn = ({ rows }: Result): Record<string, string | null> =>
  Object.fromEntries(
    rows.map(({ id, program_code, campus_code, shift, category_allocated }) => [
      id,
      program_code === null || campus_code === null
        ? null
        : `${placeOf({ program_code, campus_code, shift })} ${category_allocated}`,
    ]),
  );

const CODES = 'D_UR D_SC D_ST D_OBC D_SC_PWD D_UR_PWD OD_UR OD_SC KM'.split(' ');
const PEOPLE = ['D UR', 'D UR PWD', 'D SC', 'D SC PWD', 'D ST', 'D OBC', 'D OBC KM', 'OD UR', 'OD SC', 'OD SC KM'];
const PLACES = ['A@1', 'B@1', 'B@2/Evening'];

export function markets({ most = 9, converts = true } = {}): fc.Arbitrary<Market> {
  const person = fc.record({
    rank: fc.record({ merit: fc.integer({ min: 1, max: 6 }), own: fc.integer({ min: 1, max: 6 }) }),
    is: fc.constantFrom(...PEOPLE),
    wants: fc.shuffledSubarray(PLACES).map((places) => places.join(' ')),
    marks: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
    born: fc.constantFrom('2007-05-01', '2008-01-01'),
  });
  const seats = fc.record(Object.fromEntries(CODES.map((code) => [code, fc.constantFrom(0, 0, 0, 0, 1, 1, 2)])), {
    requiredKeys: ['D_UR', 'D_SC'],
  });
  return fc
    .record({
      people: fc.array(person, { minLength: 1, maxLength: most }),
      seats: fc.tuple(...PLACES.map(() => seats)),
      isSpot: fc.boolean(),
      lists: fc.subarray(CODES),
    })
    .map(({ people, seats, isSpot, lists }) => {
      const { categories, ties } = universityRules({ isSpot, converts });
      const kinds = categories.map((kind) => ({ ...kind, list: lists.includes(kind.code) ? 'own' : 'merit' }));
      return marketOf({
        applicants: Object.fromEntries(people.map((one, at) => [`p${at}`, one])),
        seats: Object.fromEntries(PLACES.map((place, at) => [place, seats[at] as Record<string, number>])),
        rules: { categories: kinds, ties },
      });
    });
}

export interface Between {
  statuses: (typeof BEFORE)[number][];
  ranks: number[];
  newcomers: Market;
}

export const between = (): fc.Arbitrary<Between> =>
  fc.record({
    statuses: fc.array(fc.constantFrom(...BEFORE, 'float' as const, 'float' as const), { minLength: 9, maxLength: 9 }),
    ranks: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    newcomers: markets({ most: 3 }),
  });

export function nextRound(market: Market, result: Result, { statuses, ranks, newcomers }: Between): Market {
  const seats = seatsIn(result);
  const applicants = market.applicants.flatMap((who, at): Applicant[] => {
    const given = seats[who.id];
    if (given === undefined) return [{ ...who, before: who.before && { ...who.before, status: 'withdrawn' } }];
    const rank = ranks[at];
    const merit = rank === undefined ? who.merit : { ...who.merit, merit: { rank, marks: [] } };
    if (given === null) return [{ ...who, merit }];
    const [place = '', category_allocated = ''] = given.split(' ');
    const status = who.before?.status === 'freeze' ? 'freeze' : (statuses[at % statuses.length] ?? 'float');
    return [{ ...who, merit, before: { place, category_allocated, status } }];
  });
  const late = (text: string) => `${text}+${market.applicants.length}`;
  const more = newcomers.applicants.map((who) => ({ ...who, id: late(who.id), form_number: late(who.form_number) }));
  const converted = result.conversions.map(({ held: _, ...each }) => each);
  return { ...market, applicants: [...applicants, ...more], converted };
}

export function largeMarket(seatsOfPlace: number): Market {
  let state = 12_345;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const shares = { UR: 40, SC: 15, ST: 8, OBC: 27, EWS: 10 };
  const drawn = Object.entries(shares).flatMap(([code, share]) => Array<string>(share).fill(code));
  const places = Array.from({ length: 60 }, (_, at) => `P${at % 20}@C${Math.floor(at / 20)}`);
  const seats = Object.fromEntries(
    Object.entries({ D: 0.85, OD: 0.15 }).flatMap(([region, part]) =>
      Object.entries(shares).map(([code, share]) => [
        `${region}_${code}`,
        Math.round((seatsOfPlace * part * share) / 100),
      ]),
    ),
  );
  const applicants = Array.from({ length: 20_000 }, (_, at): [string, ShortApplicant] => {
    const liked = places.map((place, index) => ({ place, key: random() * (index + 5) })).sort((a, b) => a.key - b.key);
    const wants = liked.slice(0, 30).map(({ place }) => place);
    const is = `${random() < 0.8 ? 'D' : 'OD'} ${drawn[Math.floor(random() * 100)]}`;
    return [`p${at}`, { rank: 1 + Math.floor(random() * 10_000), marks: [random()], is, wants: wants.join(' ') }];
  });
  return marketOf({
    seats: Object.fromEntries(places.map((place) => [place, seats])),
    applicants: Object.fromEntries(applicants),
  });
}
