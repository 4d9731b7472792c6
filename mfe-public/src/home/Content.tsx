import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { campusesQuery } from '../api/campuses';
import { homeNoticesQuery } from '../api/home-notices';
import { prepare } from '../api/prepare';
import { seedQuery, studyQuery } from '../api/study';
import { university } from '../structured-data/university';
import { Achievements } from './achievements/Achievements';
import { CampusesByZone } from './campuses/CampusesByZone';
import { Hero } from './hero/Hero';
import { Messages } from './messages/Messages';
import { Announcements } from './notices/Announcements';
import { Bulletin } from './notices/Bulletin';
import { NewsAndEvents } from './notices/NewsAndEvents';
import { Partners } from './partners/Partners';
import { Socials } from './socials/Socials';
import { Study } from './study/Study';

/** Everything on the home page. Quiet and tinted grounds alternate; the two dark ones are the banner and the pictures. */
export default function Content() {
  return (
    <>
      <Hero />
      <Announcements />
      <Study />
      <Achievements />
      <Messages />
      <Bulletin />
      <CampusesByZone />
      <NewsAndEvents />
      <Partners />
      <Socials />
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const seed = await queryClient.ensureQueryData(seedQuery());
  await Promise.all([
    prepare(queryClient, studyQuery(seed)),
    prepare(queryClient, homeNoticesQuery()),
    prepare(queryClient, campusesQuery()),
  ]);
  return { structuredData: [university(url.origin)] };
}
