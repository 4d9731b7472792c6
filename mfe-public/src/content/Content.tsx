import { identity } from '@university/shared/identity';
import { ArticlePage } from '@university/shared/prose';
import { Link, useLocation } from '@university/shared/router';
import styled from 'styled-components';
import { type ContentText, textQuery } from './queries';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { NoticeSection } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { color, SectionTitle, space, Stack, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { Loaded } from '../components/Loaded';
import { Portrait, Who } from '../people/Portrait';
import { LoadedPage } from '../components/LoadedPage';
import { pick, prepare, prepareOne, publicQuery } from '@university/shared/reading';
import { texts } from './texts';
import { withPrefix } from '@university/shared/language';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { ACADEMIC_FILE, type CalendarPart, HOLIDAY_FILE } from '../calendars/calendar';
import { postalAddress, university } from '../structured-data';

const words = texts.notices;

/** For readers of paper: where the text came from. */
const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

export function Article({ text }: { text: ContentText }) {
  const { pathname } = useLocation();
  return (
    <ArticlePage
      {...text}
      updated={text.updated_at}
      head={
        <>
          {text.sender && <Sender {...text.sender} />}
          {text.section && <Newest section={text.section} />}
        </>
      }
      source={
        <OnPaper>
          <dt>{identity.name}</dt>
          <dd>{identity.siteUrl + pathname}</dd>
        </OnPaper>
      }
    />
  );
}

const Signed = styled(Who)`
  margin-bottom: ${space(3)};
`;

const Sender = ({ role, name, picture }: NonNullable<ContentText['sender']>) => (
  <Signed>
    {picture && <Portrait name={name ?? role} picture={picture} size="6rem" />}
    <div>
      <strong>{role}</strong>
      {name && <p>{name}</p>}
    </div>
  </Signed>
);

const SHOWN = 5;

export const newestQuery = (section: NoticeSection) =>
  publicQuery(['newest', section], async ({ client, signal }) => {
    const { notices } = (await read(client, calls.listNotices, { query: { section, limit: SHOWN }, signal })).data;
    return notices.map((notice) => pick(notice, ['_id', 'fileName', 'publishAt']));
  });

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  li {
    display: grid;
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
    ${wide.tablet} {
      grid-template-columns: 7rem 1fr;
      align-items: baseline;
    }
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
  a {
    padding-block: ${space(0.5)};
  }
`;

const Frame = styled(Stack)`
  margin-bottom: ${space(6)};
`;

export function Newest({ section }: { section: NoticeSection }) {
  const newest = useQuery(newestQuery(section));
  return (
    <Frame as="section" aria-labelledby="newest">
      <SectionTitle id="newest">{words.title}</SectionTitle>
      <Loaded query={newest} loading={words.loading} failed={words.failed} empty={words.empty}>
        {(list) => (
          <List>
            {list.map(({ _id, fileName, publishAt }) => (
              <li key={_id}>
                <time dateTime={publishAt}>{formatDate(publishAt)}</time>
                <Link to={`/notices/${_id}`}>{fileName}</Link>
              </li>
            ))}
          </List>
        )}
      </Loaded>
      <p>
        <Link to={`/notices/section/${section}`}>{words.all}</Link>
      </p>
    </Frame>
  );
}

/** schema.org events; `url` is that of the page. */
export const academicEvents = (events: ContentText['calendar']['events'], { origin, pathname }: URL) =>
  events.map(({ name, whom, from, to }) => ({
    '@type': 'Event',
    name: `${name}, ${identity.name}`,
    ...(whom && { description: texts.forWhom(name, whom) }),
    startDate: from,
    endDate: to ?? from,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: identity.name, address: postalAddress },
    organizer: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
    url: origin + withPrefix(pathname),
  }));

const ABOUT_US = ['/about-us/About-the-University', '/contact'];

const FILES: Readonly<Record<CalendarPart, { title: string; href: string }>> = {
  holidays: { title: texts.calendars.holidays, href: HOLIDAY_FILE },
  terms: { title: texts.calendars.terms, href: ACADEMIC_FILE },
};

export function describe(
  { calendar: { events, parts } }: ContentText,
  url: URL,
): Pick<PageInfo, 'structuredData' | 'alternates'> {
  const structuredData = [
    ...(ABOUT_US.includes(url.pathname) ? [university(url.origin)] : []),
    ...academicEvents(events, url),
  ];
  const alternates = parts.map((part) => ({ type: 'text/calendar', ...FILES[part] }));
  return {
    ...(structuredData.length > 0 && { structuredData }),
    ...(alternates.length > 0 && { alternates }),
  };
}

const OFFICES = '/administration/administrative';

const missingAt = (pathname: string) =>
  pathname.startsWith(`${OFFICES}/`) ? { ...texts.noOffice, to: OFFICES } : { ...texts.noPage, to: '/site-map' };

export default function Content() {
  const { pathname } = useLocation();
  const { missing, to, link } = missingAt(pathname);
  return (
    <LoadedPage query={useQuery(textQuery(pathname))} texts={{ ...texts, missing }} to={to} link={link}>
      {(text) => <Article key={pathname} text={text} />}
    </LoadedPage>
  );
}

export function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  return prepareOne(queryClient, textQuery(url.pathname), texts.missingTitle, async (text) => {
    if (text.section) await prepare(queryClient, newestQuery(text.section));
    return { title: text.title, description: text.description, ...describe(text, url) };
  });
}
