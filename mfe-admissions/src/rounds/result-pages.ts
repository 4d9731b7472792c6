import {
  type ResultAddresses,
  resultAddresses,
  specifiedResults,
  type Track,
  withCategory,
} from '@university/shared/contract';

/** One round of one track. */
export interface RoundName {
  track: Track;
  round: number;
}

/** The two pages of a round, and what its calls and its calendar file are named by. */
export interface ResultPage extends ResultAddresses {
  id: string;
}

const idOf = ({ track, round }: RoundName) => `${track}-${round}`;

const toPage = (addresses: ResultAddresses): ResultPage => ({ id: idOf(addresses), ...addresses });

const [FIRST, ...OTHERS] = specifiedResults;
export const specifiedPages: readonly [ResultPage, ...ResultPage[]] = [toPage(FIRST), ...OTHERS.map(toPage)];

const RESULTS = '/admission/result';

/** The general addresses, as patterns of routes. */
export const GENERAL = { path: `${RESULTS}/:track/:round`, showPath: `${RESULTS}/:track/:round/show` } as const;

/** The pages of a round. */
export function pageOf(round: RoundName): ResultPage {
  const id = idOf(round);
  return specifiedPages.find((page) => page.id === id) ?? toPage(resultAddresses(round));
}

/** Addresses of the two pages. */
export const signInAddress = (page: ResultPage): string => withCategory(page.path, page);
export const showAddress = (page: ResultPage): string => withCategory(page.showPath, page);

/** The sign-in's address for search engines: of results that share a path, the first has it without a category. */
export const canonicalAddress = (page: ResultPage): string =>
  resultPageAt(page.path, null)?.id === page.id ? page.path : signInAddress(page);

const CALENDARS = '/admission/calendar';

/** Where the calendar file of the whole admission is. */
export const ALL_ROUNDS = `${CALENDARS}/all.ics`;

/** Where the calendar file of a round is. */
export const calendarAddress = ({ id }: ResultPage): string => `${CALENDARS}/${id}.ics`;

/** The round whose calendar has this name, if there can be one. */
export function calendarPage(file: string): ResultPage | undefined {
  const { track, round } = /^(?<track>[a-z0-9-]+)-(?<round>[1-9])\.ics$/.exec(file)?.groups ?? {};
  return track && round ? pageOf({ track, round: Number(round) }) : undefined;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `2`, `second`, `round2`; undefined where it is no round. */
function roundIn(typed: string): number | undefined {
  const [, digit] = /^(?:round)?\s*([1-9])$/.exec(typed.trim().toLowerCase()) ?? [];
  const index = ORDINALS.indexOf(typed.trim().toLowerCase());
  return digit ? Number(digit) : index < 0 ? undefined : index + 1;
}

/** What an address says beside its path. */
type Query = Pick<URLSearchParams, 'get'>;

/**
 * The result that an address is about: a `round` in its query names another round of the track, and is never ignored.
 * Undefined where there can be no such round.
 */
export function resultPageFor(pathname: string, query: Query): ResultPage | undefined {
  const page = resultPageAt(pathname, query.get('category'));
  const asked = query.get('round');
  if (!page || asked === null) return page;
  const round = roundIn(asked);
  return round === undefined ? undefined : pageOf({ track: page.track, round });
}

/**
 * The result whose sign-in or record is at this address; of those that share it the first, when it names none. Undefined
 * where the address can be no round's.
 */
export function resultPageAt(pathname: string, category: string | null): ResultPage | undefined {
  const here = specifiedPages.filter(({ path, showPath }) => path === pathname || showPath === pathname);
  const specified = here.find((page) => page.category === category) ?? here[0];
  if (specified) return specified;
  const { track, round } =
    /^\/admission\/result\/(?<track>[a-z0-9-]+)\/round(?<round>[1-9])(?:\/show)?$/.exec(pathname)?.groups ?? {};
  return track && round ? pageOf({ track, round: Number(round) }) : undefined;
}
