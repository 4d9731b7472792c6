import type { Track } from './track';

interface RoundName {
  track: Track;
  round: number;
}

export interface ResultAddresses extends RoundName {
  path: string;
  showPath: string;
  /** Query parameter, where two results share a path. */
  category?: string;
}

type Row = [track: Track, round: number, path: string, showPath: string, category?: string];

/** Source: specification, section 2. Other rounds have general addresses. */
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

export function resultAddresses({ track, round }: RoundName): ResultAddresses {
  const path = `/admission/result/${track}/round${round}`;
  const specified = specifiedResults.find((each) => each.track === track && each.round === round);
  return specified ?? { track, round, path, showPath: `${path}/show` };
}

export const withCategory = (path: string, { category }: Pick<ResultAddresses, 'category'>): string =>
  category ? `${path}?category=${category}` : path;

export function resultSignIn(round: RoundName): string {
  const addresses = resultAddresses(round);
  return withCategory(addresses.path, addresses);
}

/** The owner's API has one address each for UG and PG, and one for all others. */
export const resultBase = (of: Track): 'result' | 'ug' | 'pg' => (of === 'ug' || of === 'pg' ? of : 'result');
