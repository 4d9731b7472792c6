import { useSession } from '@university/shared';
import { Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { NewestNotices } from '../dashboard/NewestNotices';
import { Tasks } from '../dashboard/Tasks';
import { WhoIsIn } from '../dashboard/WhoIsIn';
import { texts } from '../texts';

export default function Dashboard() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <PageHeader title={texts.dashboard.title} lead={texts.dashboard.who(session.email)}>
        <WhoIsIn role={session.currentRole} />
      </PageHeader>
      <Section>
        <Container>
          <Stack $gap={3}>
            <SectionTitle>{texts.dashboard.tasksTitle}</SectionTitle>
            <Tasks role={session.currentRole} />
          </Stack>
        </Container>
      </Section>
      <Section $band>
        <Container>
          <Stack $gap={3}>
            <SectionTitle>{texts.dashboard.noticesTitle}</SectionTitle>
            <NewestNotices />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
