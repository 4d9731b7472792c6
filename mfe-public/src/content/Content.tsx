import { identity } from '@university/shared/identity';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { ACADEMIC_YEAR } from '../calendars/days';
import { LoadedPage } from '../components/LoadedPage';
import { prepare, prepareOne, publicQuery } from '../reading';
import { postalAddress, university } from '../structured-data';
import { Article } from './Article';
import { newestQuery } from './Newest';
import { texts } from './texts';
import { type ContentText, texts as builtTexts } from './texts.built';

/** What people meet for in the academic year, as schema.org has it. */
export const academicEvents = (origin: string) =>
  ACADEMIC_YEAR.filter(({ event }) => event).map(({ name, whom, from, to = from }) => ({
    '@type': 'Event',
    name: `${name}, ${identity.name}`,
    ...(whom && { description: `${name}. For: ${whom}.` }),
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: identity.name, address: postalAddress },
    organizer: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
    url: `${origin}/academics/academic-calendar`,
  }));

/** What some texts are about, for machines. By name of the text. */
const SUBJECTS: Readonly<Record<string, (origin: string) => object[]>> = {
  'about-us/About-the-University': (origin) => [university(origin)],
  contact: (origin) => [university(origin)],
  'academics/academic-calendar': academicEvents,
};

const CALENDARS: Readonly<Record<string, { title: string; href: string }>> = {
  'academics/academic-calendar': { title: 'Academic calendar', href: '/academic-calendar.ics' },
  'holiday-calendar': { title: 'Holiday calendar', href: '/holiday-calendar.ics' },
};

function structuredDataOf(name: string, { origin }: URL): Pick<PageInfo, 'structuredData' | 'alternates'> {
  const subject = SUBJECTS[name];
  const calendar = CALENDARS[name];
  return {
    ...(subject && { structuredData: subject(origin) }),
    ...(calendar && { alternates: [{ type: 'text/calendar', ...calendar }] }),
  };
}

/** Where a browser reads a text that did not come with the document. */
const TEXTS_PATH = '/texts/*';

/** The text of a page, or null where its address names none. */
const textQuery = (name: string) =>
  publicQuery(
    ['text', name],
    async ({ signal }) => (builtTexts ? (builtTexts[name] ?? null) : fetchText(name, signal)),
    Number.POSITIVE_INFINITY,
  );

async function fetchText(name: string, signal: AbortSignal): Promise<ContentText | null> {
  const answer = await fetch(TEXTS_PATH.replace('*', `${name}.json`), { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The text ${name} answered ${answer.status}`);
  return (await answer.json()) as ContentText;
}

/** `/about-us/history` → `about-us/history`, the name of its text. */
const nameOf = (pathname: string) => pathname.slice(1);

/** Any page of text. An address without one can only lie below the administrative offices. */
export default function Content() {
  const { pathname } = useLocation();
  const name = nameOf(pathname);
  return (
    <LoadedPage
      query={useQuery(textQuery(name))}
      texts={texts}
      to="/administration/administrative"
      link={texts.toOffices}
    >
      {(text) => <Article key={name} text={text} />}
    </LoadedPage>
  );
}

export function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const name = nameOf(url.pathname);
  return prepareOne(queryClient, textQuery(name), texts.missingTitle, async (text) => {
    if (text.notices) await prepare(queryClient, newestQuery(text.notices));
    return { title: text.title, description: text.description, ...structuredDataOf(name, url) };
  });
}
