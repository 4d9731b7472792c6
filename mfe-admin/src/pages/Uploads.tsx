import { useSession } from '@university/shared';
import { Link } from '@university/shared/router';
import { Card, Container, PageHeader, Section, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts';
import { UploadForm } from '../upload/UploadForm';

const Sheet = styled(Card)`
  max-width: 46rem;
`;

export default function Uploads() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <PageHeader title={texts.upload.title} lead={texts.upload.lead} />
      <Section>
        <Container>
          <Stack $gap={3}>
            <Link to="/admin/dashboard">{texts.upload.back}</Link>
            <Sheet>
              <UploadForm owner={session.email} />
            </Sheet>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
