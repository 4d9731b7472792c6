import { Link } from '@university/shared/router';
import { Card, color, Container, Jaali, Section, space, Stack, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Quiet } from '../components/Page';
import { NoticeArea } from './NoticeList';
import { SectionHead } from './SectionHead';
import type { HomeNotice } from './queries';
import { texts } from './texts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(6)};
  ${wide.desktop} {
    grid-template-columns: 1.8fr 1fr;
    gap: ${space(8)};
  }
`;

/** What happened, and what students are invited to. */
export function NewsAndEvents() {
  const { news, events } = texts;
  return (
    <Section $band as="div">
      <Columns>
        <Stack as="section" $gap={3} aria-labelledby="news">
          <SectionHead id="news" title={news.title} />
          <NoticeArea section="news" failed={news.failed} empty={news.empty}>
            {(notices) => <NewsList notices={notices} />}
          </NoticeArea>
        </Stack>
        <Stack as="section" $gap={3} aria-labelledby="student-events">
          <SectionHead id="student-events" title={events.title} />
          <NoticeArea section="student-events" failed={events.failed} empty={events.empty}>
            {(notices) => <EventList notices={notices} />}
          </NoticeArea>
        </Stack>
      </Columns>
    </Section>
  );
}

const News = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  padding: 0;
`;

const Report = styled(Card).attrs({ as: 'li' })`
  display: grid;
  padding: 0;
  overflow: hidden;
  ${wide.phone} {
    grid-template-columns: ${space(18)} 1fr;
  }
`;

const Pattern = styled.div`
  position: relative;
  min-height: ${space(6)};
  background: ${color.night};
  color: ${color.onNightMuted};
  svg {
    position: absolute;
    inset: 0;
    opacity: 0.6;
  }
`;

const Words = styled.div`
  padding: ${space(2.5)};
`;

const Headline = styled.h3`
  margin-block: ${space(0.5)};
  font-size: ${text.large};
`;

/** Each piece of news in two or three sentences; the title opens the full report. */
function NewsList({ notices }: { notices: readonly HomeNotice[] }) {
  return (
    <News>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <Report key={_id}>
          <Pattern aria-hidden="true">
            <Jaali seed={fileName} />
          </Pattern>
          <Words>
            <Quiet as="time" dateTime={publishAt}>
              {formatDate(publishAt)}
            </Quiet>
            <Headline>
              <Link to={`/notices/${_id}`}>{fileName}</Link>
            </Headline>
            <p>{summary}</p>
          </Words>
        </Report>
      ))}
    </News>
  );
}

const Events = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  list-style: none;
  padding: 0;
`;

const Event = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${color.line};
`;

const EventTitle = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
`;

/** Invitations to students. The date is that of the announcement; the day of the event stands in the document. */
function EventList({ notices }: { notices: readonly HomeNotice[] }) {
  return (
    <Events>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <Event key={_id}>
          <EventTitle>
            <Link to={`/notices/${_id}`}>{fileName}</Link>
          </EventTitle>
          <p>{summary}</p>
          <Quiet as="p">
            {texts.events.announced} <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          </Quiet>
        </Event>
      ))}
    </Events>
  );
}
