import { Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/kit';
import { MOVING } from './moving';
import { STILL } from './still';

export const EXAMPLES = { ...STILL, ...MOVING };

export function Examples() {
  return (
    <>
      <PageHeader title="Kit" lead="Every part of @university/shared/kit." />
      {Object.entries(EXAMPLES).map(([name, Example], index) => (
        <Section key={name} id={name} $band={index % 2 === 1}>
          <Container>
            <Stack $gap={2}>
              <SectionTitle>{name}</SectionTitle>
              <Example />
            </Stack>
          </Container>
        </Section>
      ))}
    </>
  );
}
