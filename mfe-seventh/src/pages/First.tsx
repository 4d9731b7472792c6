import { Container, PageHeader, Section } from '@university/shared/kit';
import { texts } from '../texts';

export default function First() {
  return (
    <>
      <PageHeader title={texts.title} />
      <Section>
        <Container>
          <p>{texts.lead}</p>
        </Container>
      </Section>
    </>
  );
}
