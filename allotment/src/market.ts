import { z } from 'zod';

const text = z.string().min(1).max(80);
const seats = z.number().int().nonnegative();

/** What a record of the round before had become when the next one was put together. Undecided seats count as `lapsed`. */
export const BEFORE = ['freeze', 'float', 'upgrade', 'reject', 'lapsed', 'withdrawn'] as const;

/** What decides between applicants of the same rank, in an order that the rules give. */
export const TIES = ['marks', 'age', 'form_number'] as const;
export type Tie = (typeof TIES)[number];

/** For whom seats are, and what becomes of those that stay empty. */
const seatCategory = z.strictObject({
  /** As records have it: `D_SC_PWD`. */
  code: text,
  /** Only applicants of this region; null: of any. */
  region: text.nullable(),
  /** Only applicants of this category; null: open to all. */
  category: text.nullable(),
  /** Only applicants who have all these claims: `PWD`. */
  claims: z.array(text),
  /** The merit list by which these seats are given. */
  list: text,
  /** Empty seats are converted to these, in this order. */
  to: z.array(text),
  /** Over and above the other seats: never converted. */
  supernumerary: z.boolean(),
});

const rules = z.strictObject({
  /** In the order in which an applicant tries those that are open to him or her at one place. */
  categories: z.array(seatCategory),
  /** `form_number` must be among them, so that no two applicants are equal. */
  ties: z.array(z.enum(TIES)),
});

/** Programme, campus and shift: what a preference names. */
const place = { program_code: text, campus_code: text, shift: text.nullable() };

/** Seats of one category at one place: a virtual programme. One with 0 seats can get converted ones. */
const pool = z.strictObject({
  ...place,
  category: text,
  /** null: as many as there are applicants. */
  seats: seats.nullable(),
  /** Of everybody at this place, whatever the category: `F` on a campus for women. */
  claims: z.array(text),
});

/** Seats of one place that moved to another category. */
const conversion = z.strictObject({ ...place, from: text, to: text, seats });

const applicant = z.strictObject({
  /** Opaque. */
  id: text,
  region: text,
  category: text,
  claims: z.array(text),
  /** By name of the merit list. Ranks may be shared; of marks the first that differ count, more before less. */
  merit: z.record(text, z.strictObject({ rank: z.number().int().positive(), marks: z.array(z.number()) })),
  /** `2008-04-09`; in a pseudonymous file its place in the order of all. The older come first. */
  date_of_birth: text,
  form_number: text,
  /** Places as `placeOf` writes them, the dearest first. */
  preferences: z.array(text).max(255),
  /** The seat of the round before and what became of it; null: there was none. */
  before: z.strictObject({ place: text, category_allocated: text, status: z.enum(BEFORE) }).nullable(),
});

/** All that decides a round. */
export const market = z.strictObject({
  applicants: z.array(applicant),
  pools: z.array(pool),
  /** Conversions of the round before. They stay as far as seats that are held need them. */
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

/** Names a conversion: `DCE@N01 D_OBC D_UR`. */
export const conversionId = (each: Conversion): string => `${placeOf(each)} ${each.from} ${each.to}`;

/** Names a pool: `DCE@N01 D_UR`. */
export const poolId = (place: string, category: string): string => `${place} ${category}`;

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether an applicant may have a seat of a pool. */
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

/** What puts one applicant of a merit list before another, and by how much: negative, the first is before. */
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

/** A market that cannot be allotted. */
export class MarketError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.slice(0, 20).join('\n'));
  }
}

/**
 * Reads a market from JSON.
 * @throws MarketError
 */
export function readMarket(given: unknown): Market {
  const { data, error } = market.safeParse(given);
  if (!data) throw new MarketError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const problems = [...problemsOf(data)];
  if (problems.length > 0) throw new MarketError(problems);
  return data;
}

/** The same round for auditors: dates of birth and form numbers become their place in the order of all. */
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
