import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { HomeBlock, Picture } from '@university/shared/contract';
import { type QueryClient, useQuery } from '@university/shared/query';
import { MINUTE } from '@university/shared/time';
import { pick, publicQuery } from '@university/shared/reading';

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

export const wordsQuery = () =>
  publicQuery(['home', 'words'], ({ client, signal }) => readWords(client, signal), 10 * MINUTE);

export type HomeWords = NonNullable<Awaited<ReturnType<typeof readWords>>>;
export type ShownBlock = HomeWords['blocks'][number];
export type Achievement = HomeWords['achievements'][number];

/** As in the contract, which visitor pages cannot import because of its validator. */
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

/** Used when the university has set nothing, or its words could not be read. */
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

export const useWords = (): HomeWords => useQuery(wordsQuery()).data ?? NONE;

export interface BlockProps {
  title: string | null;
  words: HomeWords;
}
