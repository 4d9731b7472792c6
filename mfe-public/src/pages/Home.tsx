import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { announcementsQuery } from '../api/announcements';
import { campusesQuery } from '../api/campuses';
import { seedQuery, studyQuery } from '../api/study';
import { Announcements } from '../home/Announcements';
import { CampusesByZone } from '../home/CampusesByZone';
import { Hero } from '../home/Hero';
import { Study } from '../home/Study';

export default function Home() {
  return (
    <>
      <Hero />
      <Study />
      <Announcements />
      <CampusesByZone />
    </>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const seed = await queryClient.ensureQueryData(seedQuery());
  await Promise.all([
    queryClient.prefetchQuery(studyQuery(seed)),
    queryClient.prefetchQuery(announcementsQuery()),
    queryClient.prefetchQuery(campusesQuery()),
  ]);
  return undefined;
}
