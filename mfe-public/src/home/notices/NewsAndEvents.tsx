import { Container, Section, space, Stack, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { EventList } from './EventList';
import { NewsList } from './NewsList';
import { NoticeArea } from './NoticeArea';

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
