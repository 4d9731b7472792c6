import type { Track } from './track';

/** One round of one track. */
interface RoundName {
  track: Track;
  round: number;
}

/** Where the two pages of a round are. */
export interface ResultAddresses extends RoundName {
  /** Of the sign-in. */
  path: string;
  /** Of the record. */
  showPath: string;
  /** `category` of the address, where two results share a path. */
  category?: string;
}

type Row = [track: Track, round: number, path: string, showPath: string, category?: string];

/** Addresses that the specification names, section 2. Every other round is at the general address. */
const ROWS: readonly [Row, ...Row[]] = [
  ['diploma', 1, '/admission/result', '/admission/result/show', 'diploma'],
  ['diploma', 2, '/admission/result/diploma/round2', '/admission/result/diploma2/show'],
  ['btech', 1, '/admission/result', '/admission/result/show', 'btech'],
  ['btech', 2, '/admission/result/btech/round2', '/admission/result/btech2/show'],
  ['ug', 1, '/admission/result/ug', '/admission/result/ug/show'],
  ['ug', 2, '/admission/result/ug/round2', '/admission/result/ug2/show'],
  ['pg', 1, '/admission/result/pg', '/admission/result/pg/show'],
];

const toAddresses = ([track, round, path, showPath, category]: Row): ResultAddresses => ({
  track,
  round,
  path,
  showPath,
  category,
});

const [FIRST, ...OTHERS] = ROWS;
export const specifiedResults: readonly [ResultAddresses, ...ResultAddresses[]] = [
  toAddresses(FIRST),
  ...OTHERS.map(toAddresses),
];

/** The addresses of a round, specified or general. */
export function resultAddresses({ track, round }: RoundName): ResultAddresses {
  const path = `/admission/result/${track}/round${round}`;
  const specified = specifiedResults.find((each) => each.track === track && each.round === round);
  return specified ?? { track, round, path, showPath: `${path}/show` };
}

/** A path with the category that tells which of the results at it is meant. */
export const withCategory = (path: string, { category }: Pick<ResultAddresses, 'category'>): string =>
  category ? `${path}?category=${category}` : path;

/** Where applicants sign in to a round. */
export function resultSignIn(round: RoundName): string {
  const addresses = resultAddresses(round);
  return withCategory(addresses.path, addresses);
}

/** Which address of the API a track's results are at: the owner's API has one each for UG and PG, and one for all others. */
export const resultBase = (of: Track): 'result' | 'ug' | 'pg' => (of === 'ug' || of === 'pg' ? of : 'result');
