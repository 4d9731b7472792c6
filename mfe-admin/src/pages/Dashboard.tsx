import { useSession } from '@university/shared';
import { SectionTitle, Stack } from '@university/shared/ui';
import { StaffArea } from '../area/StaffArea';
import { Attention, hasAttention } from '../dashboard/Attention';
import { NewestNotices } from '../dashboard/NewestNotices';
import { Tasks } from '../dashboard/Tasks';
import { WhoIsIn } from '../dashboard/WhoIsIn';
import { texts } from '../texts/dashboard';

export default function Dashboard() {
  const session = useSession();
  if (!session) return null;
  const { currentRole: role, email } = session;
  return (
    <StaffArea title={texts.title} lead={texts.who(email)} head={<WhoIsIn role={role} />}>
      {hasAttention(role) && (
        <Stack as="section" $gap={2}>
          <SectionTitle>{texts.attention.title}</SectionTitle>
          <Attention role={role} />
        </Stack>
      )}
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.tasksTitle}</SectionTitle>
        <Tasks role={role} />
      </Stack>
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.noticesTitle}</SectionTitle>
        <NewestNotices />
      </Stack>
    </StaffArea>
  );
}
