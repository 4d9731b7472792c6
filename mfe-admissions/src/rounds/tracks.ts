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

/** Every result that has pages. A further round or track is one row here. */
export const resultPages: readonly [ResultPage, ...ResultPage[]] = [
  {
    id: 'diploma-1',
    track: 'diploma',
    round: 1,
    name: 'Diploma',
    final: false,
    path: '/admission/result',
    showPath: '/admission/result/show',
    category: 'diploma',
  },
  {
    id: 'diploma-2',
    track: 'diploma',
    round: 2,
    name: 'Diploma',
    final: false,
    path: '/admission/result/diploma/round2',
    showPath: '/admission/result/diploma2/show',
  },
  {
    id: 'btech-1',
    track: 'btech',
    round: 1,
    name: 'B.Tech',
    final: false,
    path: '/admission/result',
    showPath: '/admission/result/show',
    category: 'btech',
  },
  {
    id: 'btech-2',
    track: 'btech',
    round: 2,
    name: 'B.Tech',
    final: true,
    path: '/admission/result/btech/round2',
    showPath: '/admission/result/btech2/show',
  },
  {
    id: 'ug-1',
    track: 'ug',
    round: 1,
    name: 'UG',
    final: false,
    path: '/admission/result/ug',
    showPath: '/admission/result/ug/show',
  },
  {
    id: 'ug-2',
    track: 'ug',
    round: 2,
    name: 'UG',
    final: true,
    path: '/admission/result/ug/round2',
    showPath: '/admission/result/ug2/show',
  },
  {
    id: 'pg-1',
    track: 'pg',
    round: 1,
    name: 'PG',
    final: true,
    path: '/admission/result/pg',
    showPath: '/admission/result/pg/show',
  },
];

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
