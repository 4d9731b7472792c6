import { z } from 'zod';

const text = z.string().min(1).max(80);
const seats = z.number().int().nonnegative();

/** What became of a seat of the round before; undecided ones are `lapsed`. */
export const BEFORE = ['freeze', 'float', 'upgrade', 'reject', 'lapsed', 'withdrawn'] as const;

/** Decide between equal ranks, in the order of the rules. */
export const TIES = ['marks', 'age', 'form_number'] as const;
export type Tie = (typeof TIES)[number];

const seatCategory = z.strictObject({
  code: text,
  /** Null: any, as for `category`. */
  region: text.nullable(),
  category: text.nullable(),
  claims: z.array(text),
  list: text,
  /** Empty seats are converted to these, in this order. */
  to: z.array(text),
  supernumerary: z.boolean(),
});

const rules = z.strictObject({
  /** In the order in which an applicant tries them at a place. */
  categories: z.array(seatCategory),
  /** Must include `form_number`, so that no two applicants are equal. */
  ties: z.array(z.enum(TIES)),
});

const place = { program_code: text, campus_code: text, shift: text.nullable() };

/** May have 0 seats, and get converted ones. */
const pool = z.strictObject({
  ...place,
  category: text,
  /** Null: unlimited. */
  seats: seats.nullable(),
  /** Of everybody here: `F` on a campus for women. */
  claims: z.array(text),
});

const conversion = z.strictObject({ ...place, from: text, to: text, seats });

const applicant = z.strictObject({
  id: text,
  region: text,
  category: text,
  claims: z.array(text),
  /** By merit list. Ranks may be shared; the first marks that differ count. */
  merit: z.record(text, z.strictObject({ rank: z.number().int().positive(), marks: z.array(z.number()) })),
  /** An ordinal in a pseudonymous file. */
  date_of_birth: text,
  form_number: text,
  /** By `placeOf`, the most preferred first. */
  preferences: z.array(text).max(255),
  before: z.strictObject({ place: text, category_allocated: text, status: z.enum(BEFORE) }).nullable(),
});

export const market = z.strictObject({
  applicants: z.array(applicant),
  pools: z.array(pool),
  /** Of the round before; they stay as far as held seats need them. */
  converted: z.array(conversion),
  rules,
});

export type Market = z.infer<typeof market>;
export type Applicant = z.infer<typeof applicant>;
export type Pool = z.infer<typeof pool>;
export type SeatCategory = z.infer<typeof seatCategory>;
export type Conversion = z.infer<typeof conversion>;
export type Place = Pick<Pool, 'program_code' | 'campus_code' | 'shift'>;

/** `DCE@N01`, or `DCE@N01/Evening`. */
export const placeOf = ({ program_code, campus_code, shift }: Place): string =>
  `${program_code}@${campus_code}${shift === null ? '' : `/${shift}`}`;

export const conversionId = (each: Conversion): string => `${placeOf(each)} ${each.from} ${each.to}`;

export const poolId = (place: string, category: string): string => `${place} ${category}`;

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const isEligible = (who: Applicant, { claims }: Pick<Pool, 'claims'>, kind: SeatCategory): boolean =>
  (kind.region === null || kind.region === who.region) &&
  (kind.category === null || kind.category === who.category) &&
  kind.claims.every((claim) => who.claims.includes(claim)) &&
  claims.every((claim) => who.claims.includes(claim)) &&
  who.merit[kind.list] !== undefined;

const ORDER: Record<Tie, (a: Applicant, b: Applicant, list: string) => number> = {
  marks: (a, b, list) => {
    const [one, other] = [a.merit[list]?.marks ?? [], b.merit[list]?.marks ?? []];
    const at = one.findIndex((mark, index) => mark !== other[index]);
    return at < 0 ? other.length - one.length : (other[at] ?? Number.NEGATIVE_INFINITY) - (one[at] as number);
  },
  age: (a, b) => byText(a.date_of_birth, b.date_of_birth),
  form_number: (a, b) => byText(a.form_number, b.form_number),
};

/** Negative: the first comes before; and what decided. */
export function compare(a: Applicant, b: Applicant, list: string, ties: readonly Tie[]): [number, 'rank' | Tie] {
  const ranks = (a.merit[list]?.rank ?? 0) - (b.merit[list]?.rank ?? 0);
  if (ranks !== 0) return [ranks, 'rank'];
  for (const tie of ties) {
    const order = ORDER[tie](a, b, list);
    if (order !== 0) return [order, tie];
  }
  return [byText(a.id, b.id), 'form_number'];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) < at)),
];

function* problemsOf({ applicants, pools, converted, rules: { categories, ties } }: Market): Generator<string> {
  const kinds = new Map(categories.map((kind) => [kind.code, kind]));
  const byId = new Map(pools.map((each) => [poolId(placeOf(each), each.category), each]));
  const places = new Set(pools.map(placeOf));
  if (!ties.includes('form_number')) yield 'ties: form_number is missing';
  for (const code of repeated(categories.map(({ code }) => code))) yield `category ${code} is there twice`;
  for (const { code, to, supernumerary } of categories) {
    if (supernumerary && to.length > 0) yield `category ${code}: supernumerary seats are not converted`;
    for (const other of to)
      if (other === code || (kinds.get(other)?.supernumerary ?? true)) yield `category ${code}: not to ${other}`;
  }
  if (byId.size < pools.length) yield 'a pool is there twice';
  for (const [id, { category, seats }] of byId) {
    const kind = kinds.get(category);
    if (!kind) yield `pool ${id}: unknown category`;
    else if (seats === null && !kind.supernumerary) yield `pool ${id}: seats are not counted`;
  }
  const known = new Set<string>();
  const forms = new Set<string>();
  for (const who of applicants) {
    const { id, form_number, preferences, before } = who;
    if (known.has(id)) yield `applicant ${id} is there twice`;
    if (forms.has(form_number)) yield `applicant ${id}: the form number is there twice`;
    known.add(id);
    forms.add(form_number);
    if (new Set(preferences).size < preferences.length) yield `applicant ${id}: a preference is there twice`;
    for (const each of preferences) if (!places.has(each)) yield `applicant ${id}: no seats at ${each}`;
    if (!before || !/^(freeze|float|upgrade)$/.test(before.status)) continue;
    if (!preferences.includes(before.place)) yield `applicant ${id}: ${before.place} is not on the list`;
    const [kind, held] = [
      kinds.get(before.category_allocated),
      byId.get(poolId(before.place, before.category_allocated)),
    ];
    if (!kind || !held) yield `applicant ${id}: no such seat`;
    else if (before.status !== 'upgrade' && !isEligible(who, held, kind)) yield `applicant ${id}: not eligible`;
  }
  const moves = converted.map(conversionId);
  for (const move of repeated(moves)) yield `conversion ${move} is there twice`;
  for (const { from, to, ...where } of converted) {
    const isThere = [from, to].every((category) => byId.has(poolId(placeOf(where), category)));
    if (!isThere || !kinds.get(from)?.to.includes(to)) yield `conversion ${placeOf(where)} ${from} ${to}: unknown`;
  }
}

export class MarketError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.slice(0, 20).join('\n'));
  }
}

/** @throws MarketError */
export function readMarket(given: unknown): Market {
  const { data, error } = market.safeParse(given);
  if (!data) throw new MarketError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const problems = [...problemsOf(data)];
  if (problems.length > 0) throw new MarketError(problems);
  return data;
}

/** For auditors: dates of birth and form numbers become ordinals. */
export function pseudonymous(given: Market): Market {
  const ordinals = (field: 'date_of_birth' | 'form_number') => {
    const values = [...new Set(given.applicants.map((each) => each[field]))].sort(byText);
    return new Map(values.map((value, at) => [value, String(at + 1).padStart(7, '0')]));
  };
  const [births, forms] = [ordinals('date_of_birth'), ordinals('form_number')];
  const applicants = given.applicants.map((each) => ({
    ...each,
    date_of_birth: births.get(each.date_of_birth) ?? '',
    form_number: forms.get(each.form_number) ?? '',
  }));
  return { ...given, applicants };
}
