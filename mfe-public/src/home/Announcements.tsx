import { useQuery } from '@university/shared/query';
import { Container, Failed, Muted, Section, SectionTitle, Stack } from '@university/shared/ui';
import { announcementsQuery } from '../api/announcements';
import { Waiting } from '../parts/Waiting';
import { texts } from '../texts';
import { AnnouncementList } from './AnnouncementList';

/** The newest announcements of the university. */
export function Announcements() {
  const { data: announcements, isError, refetch } = useQuery(announcementsQuery());
  return (
    <Section $band aria-labelledby="announcements">
      <Container>
        <Stack $gap={3}>
          <SectionTitle id="announcements">{texts.announcements.title}</SectionTitle>
          {announcements?.length === 0 && <Muted>{texts.announcements.empty}</Muted>}
          {announcements && announcements.length > 0 && <AnnouncementList announcements={announcements} />}
          {!announcements && isError && <Failed onRetry={() => void refetch()}>{texts.announcements.failed}</Failed>}
          {!announcements && !isError && <Waiting>{texts.announcements.loading}</Waiting>}
        </Stack>
      </Container>
    </Section>
  );
}
