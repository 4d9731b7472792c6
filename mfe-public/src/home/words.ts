import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { HomeBlock, Picture } from '@university/shared/contract';
import { type QueryClient, useQuery } from '@university/shared/query';
import { MINUTE } from '@university/shared/time';
import { pick, publicQuery } from '../reading';

/** What the page shows of a picture. */
const SHOWN = ['alt', 'credit', 'width', 'height', 'colour', 'focal_x', 'focal_y', 'base', 'widths'] as const;

async function readWords(client: QueryClient, signal: AbortSignal) {
  const { home } = (await read(client, calls.getHome, { signal })).data;
  const shown = (picture: Picture | null) => picture && pick(picture, SHOWN);
  const pictured = <Row extends { picture: Picture | null }>({ picture, ...row }: Row) => ({
    ...row,
    picture: shown(picture),
  });
  return (
    home && {
      ...home,
      achievements: home.achievements.map(pictured),
      messages: home.messages.map(pictured),
      peoplePicture: shown(home.peoplePicture),
    }
  );
}

/** What the university says on its home page; null as long as it has said nothing. */
export const wordsQuery = () =>
  publicQuery(['home', 'words'], ({ client, signal }) => readWords(client, signal), 10 * MINUTE);

export type HomeWords = NonNullable<Awaited<ReturnType<typeof readWords>>>;
export type ShownBlock = HomeWords['blocks'][number];
export type Achievement = HomeWords['achievements'][number];

/** The contract's parts of the page, in its order: visitor pages cannot import the contract. */
export const BLOCKS: readonly HomeBlock[] = [
  'hero',
  'admission',
  'announcements',
  'bulletin',
  'study',
  'achievements',
  'news',
  'events',
  'people',
  'campuses',
  'messages',
  'partners',
  'socials',
];

/** The page of a university that has said nothing, or whose words could not be read: parts without words of their own. */
export const NONE: HomeWords = {
  blocks: BLOCKS.map((block) => ({ block, title: null })),
  lead: null,
  drawings: { lathe: false, loom: false, circuit: false },
  achievementsLead: null,
  achievements: [],
  messages: [],
  peopleLead: null,
  peoplePicture: null,
  campusesLead: null,
  partnersLead: null,
  partners: [],
  partnersPage: null,
  socialsLead: null,
};

/** The same on the page. */
export const useWords = (): HomeWords => useQuery(wordsQuery()).data ?? NONE;

/** What every part of the home page below the banner is given. Without anything to show it is not there, nor its heading. */
export interface BlockProps {
  /** In place of the usual title. */
  title: string | null;
  words: HomeWords;
}
