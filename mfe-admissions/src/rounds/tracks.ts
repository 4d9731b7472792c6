import type { Track } from '@university/shared/contract';

/** One round of one track: its two pages and its calls. */
export interface ResultPage {
  /** Names its routes, and its calendar file. */
  id: string;
  track: Track;
  round: number;
  /** As people call the track. */
  name: string;
  /** Whether there is no later round to wait for; as `ROUNDS` of the contract has it. */
  final: boolean;
  /** Paths of the pages. Source: specification, section 2. */
  path: string;
  showPath: string;
  /** `category` of the address, where two results share a path. */
  category?: string;
}

type Row = [track: Track, round: number, final: boolean, path: string, showPath: string, category?: string];

/** Every result that has pages. A further round is one row here. */
const ROWS: readonly [Row, ...Row[]] = [
  ['diploma', 1, false, '/admission/result', '/admission/result/show', 'diploma'],
  ['diploma', 2, false, '/admission/result/diploma/round2', '/admission/result/diploma2/show'],
  ['btech', 1, false, '/admission/result', '/admission/result/show', 'btech'],
  ['btech', 2, true, '/admission/result/btech/round2', '/admission/result/btech2/show'],
  ['ug', 1, false, '/admission/result/ug', '/admission/result/ug/show'],
  ['ug', 2, true, '/admission/result/ug/round2', '/admission/result/ug2/show'],
  ['pg', 1, true, '/admission/result/pg', '/admission/result/pg/show'],
];

/** In the order of pages. */
const NAMES: Record<Track, string> = { diploma: 'Diploma', btech: 'B.Tech', ug: 'UG', pg: 'PG' };

/** What people call a track. */
export const trackName = (track: Track): string => NAMES[track];

/** Every track, in the order of pages. */
export const TRACKS = Object.keys(NAMES) as readonly Track[];

/** Every track with its name, for a choice of one. */
export const trackChoices = (): readonly (readonly [Track, string])[] =>
  TRACKS.map((track) => [track, trackName(track)] as const);

const toPage = ([track, round, final, path, showPath, category]: Row): ResultPage => ({
  id: `${track}-${round}`,
  track,
  round,
  name: NAMES[track],
  final,
  path,
  showPath,
  category,
});

const [FIRST, ...OTHERS] = ROWS;
export const resultPages: readonly [ResultPage, ...ResultPage[]] = [toPage(FIRST), ...OTHERS.map(toPage)];

const withCategory = (path: string, { category }: ResultPage) => (category ? `${path}?category=${category}` : path);

/** Addresses of the two pages. */
export const signInAddress = (page: ResultPage): string => withCategory(page.path, page);
export const showAddress = (page: ResultPage): string => withCategory(page.showPath, page);

/** The sign-in's address for search engines: of results that share a path, the first has it without a category. */
export const canonicalAddress = (page: ResultPage): string =>
  resultPageAt(page.path, null) === page ? page.path : signInAddress(page);

const CALENDARS = '/admission/calendar';
const ENDING = '.ics';

/** Where the calendar file of a round is. */
export const calendarAddress = ({ id }: ResultPage): string => `${CALENDARS}/${id}${ENDING}`;

/** The round whose calendar has this name, if there is one. */
export const calendarPage = (file: string): ResultPage | undefined =>
  resultPages.find(({ id }) => file === `${id}${ENDING}`);

/** `Diploma Round 1`; the number stays with its word. */
export const resultName = ({ name, round }: Pick<ResultPage, 'name' | 'round'>): string =>
  `${name} Round\u00a0${round}`;

/** The result whose sign-in or record is at this address; of those that share it the first, when it names none. */
export function resultPageAt(pathname: string, category: string | null): ResultPage {
  const here = resultPages.filter(({ path, showPath }) => path === pathname || showPath === pathname);
  return here.find((page) => page.category === category) ?? here[0] ?? resultPages[0];
}
