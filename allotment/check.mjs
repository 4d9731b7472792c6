/**
 * Checks the allotment of a round: `node check.mjs round.json`. Exit code 0: it is right; 1: it is not; 2: no such file.
 *
 * The file is `{ market, result, digests: { market, result }, tree?: { root, nonces } }`. Uses nothing of the program that
 * allots. With the seats after conversions, nobody may want a seat that is empty or won by somebody behind (no waste, no
 * justified envy); no ring of applicants may be able to pass seats on and all be better off, so the result is the best fair
 * one (Gale and Shapley 1962; Irving and Leather 1986); seats may be converted only as the rules say, where nobody wanted them.
 * Seats of the round before are kept, even converted ones and if somebody ahead wants them now (arXiv 1904.06698).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const by = (key) => (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
const self = (value) => value;
const place = ({ program_code, campus_code, shift }) =>
  `${program_code}@${campus_code}${shift === null ? '' : `/${shift}`}`;
const name = (seat, category) => `${place(seat)} ${category}`;
const sum = (values) => values.reduce((a, b) => a + b, 0);

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).sort(by(self));
  return `{${names.map((field) => `${JSON.stringify(field)}:${canonical(value[field])}`).join(',')}}`;
}

const hash = (...parts) => parts.reduce((made, part) => made.update(part), createHash('sha256')).digest();
const withClaims = (each) => ({ ...each, claims: [...each.claims].sort(by(self)) });

/** The order of these lists means nothing. */
const sortedMarket = ({ applicants, pools, converted, rules }) => ({
  applicants: applicants.map(withClaims).sort(by(({ id }) => id)),
  pools: pools.map(withClaims).sort(by((pool) => name(pool, pool.category))),
  converted: [...converted].sort(by((each) => `${name(each, each.from)} ${each.to}`)),
  rules: { ...rules, categories: rules.categories.map(withClaims) },
});

const orderOf = ({ categories }) => new Map(categories.map(({ code }, at) => [code, String(at).padStart(6, '0')]));

function sortedResult({ rows, pools, conversions, ...counts }, rules) {
  const order = orderOf(rules);
  return {
    rows: [...rows].sort(by(({ id }) => id)),
    // A space is before everything that a place may have in it.
    pools: [...pools].sort((a, b) => by(place)(a, b) || by(({ category }) => order.get(category))(a, b)),
    conversions: [...conversions].sort(
      (a, b) => by(place)(a, b) || by(({ from, to }) => order.get(from) + order.get(to))(a, b),
    ),
    ...counts,
  };
}

export const digests = ({ market, result }) => ({
  market: hash(canonical(sortedMarket(market))).toString('hex'),
  result: hash(canonical(sortedResult(result, market.rules))).toString('hex'),
});

function treeRoot(rows, nonces) {
  let level = rows.map((row) => hash(Uint8Array.of(0), Buffer.from(nonces[row.id] ?? '', 'hex'), canonical(row)));
  while (level.length > 1)
    level = level.flatMap((left, at) =>
      at % 2 === 1 ? [] : [at + 1 < level.length ? hash(Uint8Array.of(1), left, level[at + 1]) : left],
    );
  return level[0]?.toString('hex') ?? '';
}

const mayHave = (who, pool, kind) =>
  (kind.region === null || kind.region === who.region) &&
  (kind.category === null || kind.category === who.category) &&
  kind.claims.every((claim) => who.claims.includes(claim)) &&
  pool.claims.every((claim) => who.claims.includes(claim)) &&
  kind.list in who.merit;

const TIES = {
  marks: (a, b, list) => {
    const [one, other] = [a.merit[list].marks, b.merit[list].marks];
    for (let at = 0; at < Math.max(one.length, other.length); at++) {
      const difference = (other[at] ?? -Infinity) - (one[at] ?? -Infinity);
      if (difference) return difference;
    }
    return 0;
  },
  age: by(({ date_of_birth }) => date_of_birth),
  form_number: by(({ form_number }) => form_number),
};

/** Negative: `a` comes first. */
const order = (a, b, list, ties) =>
  a.merit[list].rank - b.merit[list].rank ||
  ties.reduce((found, tie) => found || TIES[tie](a, b, list), 0) ||
  by(({ id }) => id)(a, b);

const isHeld = (before) => before !== null && (before.status === 'freeze' || before.status === 'float');
const hasLeft = (before) => before !== null && ['reject', 'lapsed', 'withdrawn'].includes(before.status);

/** Pools in the order of preference, with the position on the list. */
function wishes(who, places) {
  const { before } = who;
  const held = isHeld(before) ? `${before.place} ${before.category_allocated}` : undefined;
  const all = [];
  for (const [at, wish] of who.preferences.entries())
    for (const { id, kind, pool } of places.get(wish) ?? [])
      if (mayHave(who, pool, kind)) all.push({ id, position: at + 1 });
  if (before === null) return all;
  if (before.status === 'freeze') return all.filter(({ id }) => id === held);
  if (before.status === 'float') return all.slice(0, all.findIndex(({ id }) => id === held) + 1);
  const given = who.preferences.indexOf(before.place) + 1;
  return before.status === 'upgrade' && given > 0 ? all.filter(({ position }) => position < given) : all;
}

/** @returns what is wrong, in words */
export function check(file) {
  const { market, result, tree } = file;
  const { applicants, rules } = market;
  const problems = [];
  const say = (problem) => problems.push(problem);

  const own = digests(file);
  for (const part of ['market', 'result'])
    if (file.digests?.[part] !== own[part]) say(`the digest of the ${part} is ${own[part]}`);
  const rows = [...result.rows].sort(by(({ id }) => id));
  if (tree && treeRoot(rows, tree.nonces) !== tree.root) say('the root of the tree is another');

  const codes = orderOf(rules);
  const kinds = new Map(rules.categories.map((kind) => [kind.code, kind]));
  const pools = new Map(
    market.pools.map((pool) => {
      const kind = kinds.get(pool.category);
      return [name(pool, pool.category), { pool, kind, seats: pool.seats ?? Infinity, members: [], wanted: [] }];
    }),
  );
  const places = new Map();
  for (const [id, each] of [...pools].sort(by(([, { pool }]) => codes.get(pool.category))))
    places.set(place(each.pool), [...(places.get(place(each.pool)) ?? []), { id, ...each }]);
  const people = new Map(applicants.map((who) => [who.id, who]));
  if (pools.size < market.pools.length || people.size < applicants.length) say('a pool or an applicant is there twice');

  const seen = new Set();
  const asked = new Map();
  for (const row of rows) {
    const who = people.get(row.id);
    if (seen.has(row.id)) say(`${row.id}: has two rows`);
    seen.add(row.id);
    if (!who || hasLeft(who.before)) {
      say(`${row.id}: is not in the round`);
      continue;
    }
    const list = wishes(who, places);
    const held = isHeld(who.before) ? `${who.before.place} ${who.before.category_allocated}` : undefined;
    if (row.outcome === 'not-allotted') {
      const { program_code, campus_code, shift, category_allocated, program_preference, rank } = row;
      const parts = [program_code, campus_code, shift, category_allocated, program_preference, rank];
      if (parts.some((part) => part !== null) || row.kept) say(`${row.id}: no seat, and yet one`);
      if (held) say(`${row.id}: lost the seat that was held`);
      asked.set(who, list);
      continue;
    }
    const id = name(row, row.category_allocated);
    const at = list.findIndex((wish) => wish.id === id);
    if (at < 0) {
      say(`${row.id}: may not have ${id}, did not ask for it, or held a better one`);
      continue;
    }
    const { kind, members } = pools.get(id);
    const isRight =
      row.program_preference === list[at].position &&
      row.rank === who.merit[kind.list].rank &&
      row.kept === (id === held);
    if (!isRight) say(`${row.id}: preference, rank or kept is another`);
    members.push({ who, isKept: id === held });
    asked.set(who, list.slice(0, at));
  }
  for (const who of applicants) if (!hasLeft(who.before) && !seen.has(who.id)) say(`${who.id}: has no row`);
  for (const [who, list] of asked) for (const { id } of list) pools.get(id).wanted.push(who);

  // Conversions: those that stand for seats that are held, and new ones.
  const holders = new Map();
  for (const { before } of applicants)
    if (isHeld(before)) {
      const id = `${before.place} ${before.category_allocated}`;
      holders.set(id, (holders.get(id) ?? 0) + 1);
    }
  const moves = new Map();
  for (const each of result.conversions) {
    const [from, to] = [pools.get(name(each, each.from)), pools.get(name(each, each.to))];
    const key = `${name(each, each.from)} → ${each.to}`;
    const known = market.converted.find((other) => `${name(other, other.from)} → ${other.to}` === key)?.seats ?? 0;
    if (moves.has(key) || !from?.kind.to.includes(each.to) || !to || !(each.seats > 0)) {
      say(`${key}: is not in the rules`);
      continue;
    }
    moves.set(key, { ...each, from, to });
    from.seats -= each.seats;
    to.seats += each.seats;
    if (each.held < 0 || each.held > Math.min(known, each.seats)) say(`${key}: as many were not held`);
  }
  for (const [id, { pool, seats }] of pools) {
    const into = sum([...moves.values()].filter(({ to }) => to.pool === pool).map(({ held }) => held));
    const lent = sum(market.converted.filter((each) => name(each, each.from) === id).map((each) => each.seats));
    const needed = Math.max(0, (holders.get(id) ?? 0) + lent - (pool.seats ?? Infinity));
    if (into > needed) say(`${id}: held seats do not need so many conversions`);
    if (seats < 0) say(`${id}: more seats were converted than there are`);
  }
  for (const [key, { seats, held, from, to }] of moves) {
    if (seats === held) continue;
    if (from.wanted.length > 0) say(`${key}: somebody wants the seat as it was (${from.wanted[0].id})`);
    if (to.members.length < to.seats) say(`${key}: nobody needed it`);
    for (const earlier of from.kind.to.slice(0, from.kind.to.indexOf(to.kind.code))) {
      const other = pools.get(name(from.pool, earlier));
      if (other?.wanted.length > 0) say(`${key}: ${earlier} comes first (${other.wanted[0].id})`);
    }
  }

  const closing = new Map();
  for (const [id, pool] of pools) {
    const { members, seats, wanted, kind } = pool;
    const inOrder = (a, b) => order(a, b, kind.list, rules.ties);
    const won = members
      .filter(({ isKept }) => !isKept)
      .map(({ who }) => who)
      .sort(inOrder);
    wanted.sort(inOrder);
    if (members.length > seats) say(`${id}: ${members.length} seats were given of ${seats}`);
    if (wanted.length > 0 && members.length < seats) say(`${id}: empty, and wanted (${wanted[0].id})`);
    if (wanted.length > 0 && won.length > 0 && inOrder(wanted[0], won.at(-1)) < 0)
      say(`${id}: ${won.at(-1).id} got it before ${wanted[0].id}`);
    const targets = kind.to.map((code) => pools.get(name(pool.pool, code)));
    const backTo = [...moves.values()].filter(({ to }) => to === pool).map(({ from }) => from);
    for (const other of [...targets, ...backTo])
      if (members.length < seats && other?.wanted.length > 0)
        say(`${id}: empty, and could go to ${other.kind.code} (${other.wanted[0].id})`);
    const ranks = members.map(({ who }) => who.merit[kind.list].rank).sort((a, b) => a - b);
    closing.set(id, {
      ...{ seats: seats === Infinity ? null : seats, filled: members.length, kept: members.length - won.length },
      ...{ opening: ranks[0] ?? null, closing: ranks.at(-1) ?? null, last: won.at(-1)?.merit[kind.list].rank ?? null },
    });
  }

  if (result.pools.length !== pools.size) say('the list of pools is another');
  for (const { program_code, campus_code, shift, category, ...figures } of result.pools) {
    const id = name({ program_code, campus_code, shift }, category);
    if (canonical(figures) !== canonical(closing.get(id))) say(`${id}: the figures are others`);
  }

  // Rings: each full pool points to the pool that its first waiting applicant would leave.
  const seatOf = new Map([...pools].flatMap(([id, { members }]) => members.map(({ who }) => [who, id])));
  const done = new Set();
  for (const begin of pools.keys()) {
    const path = new Set();
    let id = begin;
    for (; id !== undefined && !done.has(id) && !path.has(id); id = seatOf.get(pools.get(id).wanted[0])) path.add(id);
    if (path.has(id)) say(`${id}: applicants could pass seats on and all be better off`);
    for (const each of path) done.add(each);
  }
  return problems;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  try {
    const problems = check(JSON.parse(readFileSync(process.argv[2], 'utf8')));
    console.log(problems.length > 0 ? problems.join('\n') : 'The allotment is right.');
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`The file cannot be checked: ${error.message}`);
    process.exitCode = 2;
  }
}
