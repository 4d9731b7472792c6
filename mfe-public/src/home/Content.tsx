import { OpenSlot } from '@university/shared';
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
import { useWords, wordsQuery } from './words';

/** What fills the place below the banner needs to know nothing. */
const NOTHING = {};

/** Everything on the home page. Quiet and tinted grounds alternate; the two dark ones are the banner and the pictures. */
export default function Content() {
  const words = useWords();
  return (
    <>
      <Hero lead={words.lead} drawings={words.drawings} />
      <OpenSlot name="home.panel" gives={NOTHING} />
      <Announcements />
      <Study />
      <Achievements lead={words.achievementsLead} achievements={words.achievements} />
      <Messages title={words.messagesTitle} messages={words.messages} />
      <Bulletin />
      <CampusesByZone lead={words.campusesLead} />
      <NewsAndEvents />
      <Partners lead={words.partnersLead} partners={words.partners} page={words.partnersPage} />
      <Socials lead={words.socialsLead} />
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const seed = await queryClient.ensureQueryData(seedQuery());
  await Promise.all([
    prepare(queryClient, wordsQuery()),
    prepare(queryClient, studyQuery(seed)),
    prepare(queryClient, homeNoticesQuery()),
    prepare(queryClient, campusesQuery()),
  ]);
  return { structuredData: [university(url.origin)] };
}
