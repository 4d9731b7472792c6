import {
  type ResultAddresses,
  resultAddresses,
  specifiedResults,
  type Track,
  withCategory,
} from '@university/shared/contract';

/** QR codes of letters lead here. */
export const LETTER_PATH = '/admission/letter';

const HELP_PATH = '/admission/help';

export const helpAddress = ({ track, round }: RoundName): string => `${HELP_PATH}?track=${track}&round=${round}`;

export function helpedAt(
  search: URLSearchParams,
  choices: readonly (readonly [Track, string])[],
): { track?: Track; round?: number } {
  const [track] = choices.find(([code]) => code === search.get('track')) ?? [];
  const round = /^[1-9]$/.exec(search.get('round') ?? '')?.[0];
  return track && round ? { track, round: Number(round) } : { track };
}

export interface RoundName {
  track: Track;
  round: number;
}

export interface ResultPage extends ResultAddresses {
  id: string;
}

const idOf = ({ track, round }: RoundName) => `${track}-${round}`;

const toPage = (addresses: ResultAddresses): ResultPage => ({ id: idOf(addresses), ...addresses });

const [FIRST, ...OTHERS] = specifiedResults;
export const specifiedPages: readonly [ResultPage, ...ResultPage[]] = [toPage(FIRST), ...OTHERS.map(toPage)];

const RESULTS = '/admission/result';

export const GENERAL = { path: `${RESULTS}/:track/:round`, showPath: `${RESULTS}/:track/:round/show` } as const;

export function pageOf(round: RoundName): ResultPage {
  const id = idOf(round);
  return specifiedPages.find((page) => page.id === id) ?? toPage(resultAddresses(round));
}

export const signInAddress = (page: ResultPage): string => withCategory(page.path, page);
export const showAddress = (page: ResultPage): string => withCategory(page.showPath, page);

/** Canonical: of results that share a path, the first has no category. */
export const canonicalAddress = (page: ResultPage): string =>
  resultPageAt(page.path, null)?.id === page.id ? page.path : signInAddress(page);

const CALENDARS = '/admission/calendar';

export const ALL_ROUNDS = `${CALENDARS}/all.ics`;

export const calendarAddress = ({ id }: ResultPage): string => `${CALENDARS}/${id}.ics`;

export function calendarPage(file: string): ResultPage | undefined {
  const { track, round } = /^(?<track>[a-z0-9-]+)-(?<round>[1-9])\.ics$/.exec(file)?.groups ?? {};
  return track && round ? pageOf({ track, round: Number(round) }) : undefined;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `2`, `second`, `round2` */
function roundIn(typed: string): number | undefined {
  const [, digit] = /^(?:round)?\s*([1-9])$/.exec(typed.trim().toLowerCase()) ?? [];
  const index = ORDINALS.indexOf(typed.trim().toLowerCase());
  return digit ? Number(digit) : index < 0 ? undefined : index + 1;
}

type Query = Pick<URLSearchParams, 'get'>;

/** A `round` in the query overrides that of the path. Undefined where there can be no such round. */
export function resultPageFor(pathname: string, query: Query): ResultPage | undefined {
  const page = resultPageAt(pathname, query.get('category'));
  const asked = query.get('round');
  if (!page || asked === null) return page;
  const round = roundIn(asked);
  return round === undefined ? undefined : pageOf({ track: page.track, round });
}

/** Of results that share an address the first, unless a category is named. */
export function resultPageAt(pathname: string, category: string | null): ResultPage | undefined {
  const here = specifiedPages.filter(({ path, showPath }) => path === pathname || showPath === pathname);
  const specified = here.find((page) => page.category === category) ?? here[0];
  if (specified) return specified;
  const { track, round } =
    /^\/admission\/result\/(?<track>[a-z0-9-]+)\/round(?<round>[1-9])(?:\/show)?$/.exec(pathname)?.groups ?? {};
  return track && round ? pageOf({ track, round: Number(round) }) : undefined;
}
