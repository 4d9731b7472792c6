import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import type { QueryClient } from '@university/shared/query';
import { prepare } from '@university/shared/reading';
import { university } from '../structured-data';
import { Blocks } from './blocks';
import { Hero, PlainHead } from './Hero';
import {
  campusesQuery,
  homeNoticesQuery,
  type HomeWords,
  NONE,
  sectionsOf,
  seedQuery,
  studyQuery,
  useWords,
  wordsQuery,
} from './queries';

const has = ({ blocks }: HomeWords, name: string) => blocks.some(({ block }) => block === name);

export default function Home() {
  const words = useWords();
  return (
    <>
      {has(words, 'hero') ? <Hero words={words} /> : <PlainHead />}
      <Blocks words={words} />
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const words = (await prepare(queryClient, wordsQuery())) ?? NONE;
  await Promise.all([
    has(words, 'study') && prepareStudy(queryClient),
    has(words, 'campuses') && prepare(queryClient, campusesQuery()),
    sectionsOf(words.blocks).length > 0 && prepare(queryClient, homeNoticesQuery(words.blocks)),
  ]);
  return { structuredData: [university(url.origin)] };
}

async function prepareStudy(queryClient: QueryClient): Promise<void> {
  await prepare(queryClient, studyQuery(await queryClient.ensureQueryData(seedQuery())));
}
