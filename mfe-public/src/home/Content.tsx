import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { prepare } from '../reading';
import { university } from '../structured-data';
import { Announcements, Bulletin } from './Bulletin';
import { CampusesByZone } from './CampusesByZone';
import { Hero } from './Hero';
import { Messages } from './Messages';
import { NewsAndEvents } from './NewsAndEvents';
import { Partners } from './Partners';
import { Socials } from './Socials';
import { Study } from './Study';
import { Achievements } from './achievements/Achievements';
import { campusesQuery, homeNoticesQuery, seedQuery, studyQuery } from './queries';

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
